import { createToasts } from "@/lib/web/runtime/toasts";
import { fakeTimers } from "./fake-timers";

function setUp() {
  const clock = fakeTimers();
  const toasts = createToasts(clock.timers);
  const shown = () => toasts.state.get().shown.map(({ text }) => text);
  const history = () => toasts.state.get().history.map(({ text }) => text);
  return { toasts, shown, history, ...clock };
}

describe("toasts (seed §9)", () => {
  // seed 413 414
  test("stand in the middle unless told otherwise", () => {
    const { toasts } = setUp();
    toasts.toast("Saved");
    toasts.toast("Copied", { position: "top" });
    expect(toasts.state.get().shown.map(({ position }) => position)).toEqual(["middle", "top"]);
  });

  // seed 413 415
  test.each([
    ["a toast", "toast", 2000],
    ["a bar", "toastBar", 5000],
  ] as const)("%s lives its time and no beat longer", async (_name, kind, life) => {
    const { toasts, shown, advance } = setUp();
    toasts[kind]("Saved");
    await advance(life - 1);
    expect(shown()).toEqual(["Saved"]);
    await advance(1);
    expect(shown()).toEqual([]);
  });

  // seed 417
  test("the cleaner comes every 500 ms", async () => {
    const { toasts, shown, advance } = setUp();
    toasts.toast("Saved", { durationMs: 600 });
    await advance(999);
    expect(shown()).toEqual(["Saved"]);
    await advance(1);
    expect(shown()).toEqual([]);
  });

  test("the cleaner rests when nothing can end", async () => {
    const { toasts, advance, waiting } = setUp();
    toasts.toast("Saved");
    await advance(3000);
    expect(waiting()).toBe(0);
  });

  test("a confirm bar that was given a time ends with it, as a no", async () => {
    const { toasts, shown, advance } = setUp();
    const answered = toasts.confirmBar({ text: "Undo?", confirm: "Undo", cancel: "Keep", durationMs: 8000 });
    await advance(7999);
    expect(shown()).toEqual(["Undo?"]);
    await advance(1);
    await expect(answered).resolves.toBe(false);
    expect(shown()).toEqual([]);
  });

  // seed 416
  test.each([
    [true, true],
    [false, false],
  ])("a confirm bar stays until it is answered, here with %s", async (answer, expected) => {
    const { toasts, shown, advance } = setUp();
    const answered = toasts.confirmBar({ text: "Leave?", confirm: "Yes", cancel: "No" });
    await advance(3_600_000);
    expect(shown()).toEqual(["Leave?"]);
    toasts.close(toasts.state.get().shown[0]?.id ?? 0, answer);
    await expect(answered).resolves.toBe(expected);
    expect(shown()).toEqual([]);
  });

  test("time stands still while a bar is pointed at or focused (A-07)", async () => {
    const { toasts, shown, advance } = setUp();
    toasts.toastBar("Read me");
    await advance(4000);
    toasts.hold("pointer");
    toasts.hold("focus");
    await advance(60_000);
    toasts.release("pointer");
    await advance(60_000);
    expect(shown()).toEqual(["Read me"]);
    toasts.release("focus");
    await advance(900);
    expect(shown()).toEqual(["Read me"]);
    await advance(600);
    expect(shown()).toEqual([]);
  });

  test("the same message is not stacked, its time starts again", async () => {
    const { toasts, shown, history, advance } = setUp();
    toasts.toastBar("No");
    await advance(4000);
    toasts.toastBar("No");
    await advance(4000);
    expect(shown()).toEqual(["No"]);
    expect(history()).toEqual(["No"]);
  });

  test("the history keeps the last 20 bars, newest first, and no toasts", async () => {
    const { toasts, history, advance } = setUp();
    toasts.toast("Saved");
    for (let number = 1; number <= 21; number++) toasts.toastBar(`Bar ${number}`);
    await advance(10_000);
    expect(history()).toHaveLength(20);
    expect([history()[0], history()[19]]).toEqual(["Bar 21", "Bar 2"]);
  });
});
