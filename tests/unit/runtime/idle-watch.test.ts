import { createIdleWatch } from "@/lib/web/runtime/session/idle-watch";
import { fakeStorage, fakeTimers } from "./fake-timers";

const minute = 60_000;
const start = 1_000_000;

function setUp(clock = fakeTimers(start), storage = fakeStorage()) {
  const happened: [string, number][] = [];
  const note = (what: string) => {
    if (happened.at(-1)?.[0] !== what) happened.push([what, clock.timers.now() - start]);
  };
  const watch = createIdleWatch({
    timers: clock.timers,
    storage,
    lockAfterMs: 15 * minute,
    warnBeforeMs: minute,
    onWarn: () => note("warn"),
    onCalm: () => note("calm"),
    onLock: () => note("lock"),
  });
  watch.start();
  return { watch, happened, storage, ...clock };
}

describe("an office in which nobody works", () => {
  test("warns a minute before its time and locks at it", async () => {
    const { happened, advance } = setUp();
    await advance(14 * minute - 1);
    expect(happened).toEqual([["calm", 0]]);
    await advance(1);
    await advance(minute);
    expect(happened).toEqual([
      ["calm", 0],
      ["warn", 14 * minute],
      ["lock", 15 * minute],
    ]);
  });

  test("is open as long as somebody works", async () => {
    const { watch, happened, advance } = setUp();
    for (let at = 0; at < 6; at++) {
      await advance(10 * minute);
      watch.active();
    }
    expect(happened).toEqual([["calm", 0]]);
  });

  test("wants an answer to its warning: a stir of the mouse is none", async () => {
    const { watch, happened, advance } = setUp();
    await advance(14 * minute);
    watch.active();
    await advance(minute);
    expect(happened.at(-1)).toEqual(["lock", 15 * minute]);
  });

  test("stays open after the answer, for the whole time anew", async () => {
    const { watch, happened, advance } = setUp();
    await advance(14 * minute + 30_000);
    watch.stay();
    expect(happened.at(-1)?.[0]).toBe("calm");
    await advance(14 * minute);
    expect(happened.at(-1)).toEqual(["warn", 28 * minute + 30_000]);
  });

  test("locks at the first sign of life after a sleep, without having warned", () => {
    let now = start;
    const asleep = { now: () => now, after: () => () => {} };
    const { watch, happened } = setUp({ ...fakeTimers(start), timers: asleep });
    now += 60 * minute;
    watch.active();
    expect(happened.map(([what]) => what)).toEqual(["calm", "lock"]);
  });

  test("counts the work in another tab", async () => {
    const clock = fakeTimers(start);
    const storage = fakeStorage();
    const here = setUp(clock, storage);
    await clock.advance(10 * minute);
    const there = setUp(clock, storage);
    await clock.advance(13 * minute);
    expect(here.happened).toEqual([["calm", 0]]);
    await clock.advance(2 * minute);
    expect(here.happened.at(-1)?.[0]).toBe("lock");
    expect(there.happened.at(-1)?.[0]).toBe("lock");
  });
});
