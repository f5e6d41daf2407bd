import { createProgress } from "@/lib/web/runtime/progress";
import { fakeTimers } from "./fake-timers";

function setUp() {
  const { timers, advance } = fakeTimers();
  const progress = createProgress(timers);
  return { progress, advance, isShown: () => progress.isShown.get() };
}

describe("the progress indicator (seed §9, A30)", () => {
  // seed 218 402 403
  test("appears 1,000 ms after a request was slow at 3,000 ms, not before", async () => {
    const { progress, advance, isShown } = setUp();
    progress.started(1);
    await advance(3999);
    expect(isShown()).toBe(false);
    await advance(1);
    expect(isShown()).toBe(true);
  });

  test("never appears for a slow request that ends before its delay is over", async () => {
    const { progress, advance, isShown } = setUp();
    progress.started(1);
    await advance(3999);
    progress.ended(1);
    await advance(10_000);
    expect(isShown()).toBe(false);
  });

  // seed 219 404
  test("stays at least 1,000 ms", async () => {
    const { progress, advance, isShown } = setUp();
    progress.started(1);
    await advance(4000);
    progress.ended(1);
    await advance(999);
    expect(isShown()).toBe(true);
    await advance(1);
    expect(isShown()).toBe(false);
  });

  test("goes at once when it has been seen long enough", async () => {
    const { progress, advance, isShown } = setUp();
    progress.started(1);
    await advance(6000);
    progress.ended(1);
    await advance(0);
    expect(isShown()).toBe(false);
  });

  test("is shared: it stays until the last late request has ended", async () => {
    const { progress, advance, isShown } = setUp();
    progress.started(1);
    await advance(500);
    progress.started(2);
    await advance(5000);
    progress.ended(1);
    await advance(3000);
    expect(isShown()).toBe(true);
    progress.ended(2);
    await advance(0);
    expect(isShown()).toBe(false);
  });

  test("stays when another request becomes late while it waits to go", async () => {
    const { progress, advance, isShown } = setUp();
    progress.started(1);
    await advance(500);
    progress.started(2);
    await advance(3500);
    progress.ended(1);
    await advance(2000);
    expect(isShown()).toBe(true);
  });

  test("a fast request beside it changes nothing", async () => {
    const { progress, advance, isShown } = setUp();
    progress.started(1);
    await advance(4000);
    progress.started(2);
    progress.ended(2);
    await advance(5000);
    expect(isShown()).toBe(true);
  });
});
