/*
 * The clock of a test run. It begins at `TEST_NOW`, or at the demo's own moment (domain.md), and goes on from there in every
 * process of the run: the club API, the web, the browsers and the tests themselves. So a run is the same on any day, and
 * a day that is hard to get right is tried by naming it.
 */
const start = process.env.TEST_NOW ?? "2026-11-23T10:00:00+09:00";
if (Number.isNaN(Date.parse(start)))
  throw new Error(`TEST_NOW is no moment (ISO 8601 with offset): ${start}`);
// The first process of a run settles the distance from the machine's clock; those that it starts inherit it.
// Real clock: this is where the distance is measured.
process.env.TEST_CLOCK_OFFSET_MS ||= String(Date.parse(start) - Date.now());

/** Where the run's clock began, as an instant (ISO 8601 in UTC). */
export const runStart = new Date(start).toISOString();

export const clockOffsetMs = Number(process.env.TEST_CLOCK_OFFSET_MS);

/** The present moment of the run in epoch milliseconds, whether or not this process's `Date` is moved. */
// Real clock: a process whose `Date` is the machine's adds the distance.
export const testNow = () => Date.now() + (globalThis.isClockMoved ? 0 : clockOffsetMs);

/** The demo club's day so many days from now, as the wire writes it. */
export const clubDay = (days = 0) =>
  new Date(testNow() + (days * 24 + 9) * 3_600_000).toISOString().slice(0, 10);
