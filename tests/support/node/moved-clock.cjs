/*
 * Loaded before a process's own code: its clock stands TEST_CLOCK_OFFSET_MS from the machine's and goes on from there, so
 * that a run on any day is a run on the same day (`tests/support/runs/test-clock.mjs`). Only `Date` is moved: timers go by
 * the machine.
 */
const offset = Number(process.env.TEST_CLOCK_OFFSET_MS ?? 0);

if (offset !== 0) {
  const Machine = globalThis.Date;
  const now = () => Machine.now() + offset;
  // A plain function: a proxy makes every date of a run dearer.
  const Moved = function (...given) {
    if (new.target === undefined) return new Machine(now()).toString();
    const parts = given.length === 0 ? [now()] : given;
    return new.target === Moved ? new Machine(...parts) : Reflect.construct(Machine, parts, new.target);
  };
  for (const [name, property] of Object.entries(Object.getOwnPropertyDescriptors(Machine)))
    Object.defineProperty(Moved, name, property);
  Object.defineProperty(Moved, "now", { configurable: true, writable: true, value: now });
  Machine.prototype.constructor = Moved;
  globalThis.Date = Moved;
  // Who reckons the run's moment from the machine's (`testNow`) must not add the distance again.
  globalThis.isClockMoved = true;
}
