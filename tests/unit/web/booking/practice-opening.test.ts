import {
  getsTime,
  practiceMs,
  practiceOpening,
  practiceSheet,
  timesLeft,
  waitMs,
} from "@/lib/web/booking/practice-opening";
import { createRandom } from "@/tests/support/history/random";

const courses = ["1", "2", "3"].map((courseCode) => ({ courseCode, courseName: `Course ${courseCode}` }));
const openMs = practiceMs - waitMs;
const openings = Array.from({ length: 200 }, (_, seed) => practiceOpening(courses, createRandom(seed)));

test("a practice opening has eighteen times on each of the club's first two courses, from seven o'clock on", () => {
  const { slots, courses: played } = practiceOpening(courses, createRandom(1));
  expect(slots).toHaveLength(36);
  expect(slots.slice(0, 3).map(({ teeTime, courseCode }) => `${teeTime} ${courseCode}`)).toEqual([
    "07:00 1",
    "07:00 2",
    "07:07 1",
  ]);
  expect(slots.at(-1)?.teeTime).toBe("08:59");
  expect(new Set(slots.map(({ sheetIdx }) => sheetIdx)).size).toBe(36);
  expect(played.map(({ courseName }) => courseName)).toEqual(["Course 1", "Course 2"]);
});

test("at the opening all are free; the crowd takes half of them in twelve seconds and leaves a few at the end", () => {
  for (const opening of openings) {
    expect(practiceSheet(opening, 0, null).filter(({ bookable }) => bookable).length).toBeGreaterThan(32);
    expect(timesLeft(opening, openMs)).toBeGreaterThanOrEqual(0);
  }
  const mean = (elapsed: number) =>
    openings.reduce((sum, opening) => sum + timesLeft(opening, elapsed), 0) / openings.length;
  expect(mean(12_000)).toBeGreaterThan(17);
  expect(mean(12_000)).toBeLessThan(22);
  expect(mean(openMs)).toBeGreaterThan(3);
  expect(mean(openMs)).toBeLessThan(7);
});

test("a time that somebody else reaches first is not got, and what is held is nobody else's", () => {
  const opening = practiceOpening(courses, createRandom(1));
  const [[sheetIdx, taken] = [0, 0]] = [...opening.takenAfter];
  expect(getsTime(opening, sheetIdx, taken - 301)).toBe(true);
  expect(getsTime(opening, sheetIdx, taken - 300)).toBe(false);
  const at = (held: number | null) =>
    practiceSheet(opening, taken, held).find((slot) => slot.sheetIdx === sheetIdx)?.bookable;
  expect([at(null), at(sheetIdx)]).toEqual([false, true]);
});
