/*
 * Loaded before a process's own code: its clock stands TEST_CLOCK_OFFSET_MS from the machine's and goes on from there, so
 * that a run on any day is a run on the same day (`tests/support/runs/test-clock.mjs`). Only `Date` is moved: timers go by
 * the machine.
 */
const offset = Number(process.env.TEST_CLOCK_OFFSET_MS ?? 0);

if (offset !== 0) {
  const Machine = globalThis.Date;
  const now = () => Machine.now() + offset;
  const Moved = new Proxy(Machine, {
    apply: () => new Machine(now()).toString(),
    construct: (target, given, wanted) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, wanted === Moved ? target : wanted),
    get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
  });
  Machine.prototype.constructor = Moved;
  globalThis.Date = Moved;
  // Who reckons the run's moment from the machine's (`testNow`) must not add the distance again.
  globalThis.isClockMoved = true;
}
