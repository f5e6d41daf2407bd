import fc from "fast-check";
import { addDays } from "@/lib/shared/time/calendar";
import { inputPattern, isInputValue, readInput, shownInput } from "@/lib/shared/time/date-input";
import { dateFormats } from "@/lib/shared/time/date-patterns";

test.each([
  ["yyyy.MM.dd", "2026.12.04", "2026-12-04"],
  ["yyyy.MM.dd", "2026. 12. 4.", "2026-12-04"],
  ["yyyy.MM.dd", "2026/12/4", "2026-12-04"],
  ["yyyy.MM.dd", "20261204", "2026-12-04"],
  ["yyyy.MM.dd", "261204", "2026-12-04"],
  ["yyyy.MM.dd", "２０２６．１２．０４", "2026-12-04"],
  ["dd/MM/yyyy", "04/12/2026", "2026-12-04"],
  ["dd/MM/yyyy", "04122026", "2026-12-04"],
  ["dd/MM/yyyy", "2026-12-04", "2026-12-04"],
  ["MM-dd-yy", "12-04-26", "2026-12-04"],
  ["yyyy.MM.dd", "2026.02.30", null],
  ["yyyy.MM.dd", "2026.12", null],
  ["yyyy.MM.dd", "202.12.04", null],
  ["yyyy.MM.dd", "12/4", null],
  ["yyyy.MM.dd", "", null],
])("a day typed into %s: %j → %j", (pattern, typed, expected) => {
  expect(readInput("date", pattern, typed)).toBe(expected);
});

test.each([
  ["0730", "07:30"],
  ["7:30", "07:30"],
  ["730", "07:30"],
  ["07시 30", "07:30"],
  ["24:00", null],
  ["7:3", null],
  ["7", null],
])("a time: %j → %j", (typed, expected) => {
  expect(readInput("time", "HH:mm", typed)).toBe(expected);
});

test.each([
  ["2026.12.04 07:30", "2026-12-04T07:30"],
  ["2026.12.4 730", "2026-12-04T07:30"],
  ["20261204 0730", "2026-12-04T07:30"],
  ["2026-12-04T07:30", "2026-12-04T07:30"],
  ["2026.12.04", null],
  ["2026.12.04 25:00", null],
])("a minute: %j → %j", (typed, expected) => {
  expect(readInput("datetime-local", "yyyy.MM.dd HH:mm", typed)).toBe(expected);
});

test("what a field shows is read again as the same value, in each of the 36 formats", () => {
  const days = fc.integer({ min: 0, max: 36_000 }).map((count) => addDays("2000-01-01", count));
  const times = fc.integer({ min: 0, max: 1439 }).map((minute) => {
    const two = (number: number) => String(number).padStart(2, "0");
    return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
  });
  const formats = fc.constantFrom(...dateFormats.map(({ pattern }) => pattern));
  fc.assert(
    fc.property(formats, days, times, (dateFormat, day, time) => {
      for (const [type, value] of [
        ["date", day],
        ["time", time],
        ["datetime-local", `${day}T${time}`],
      ] as const) {
        const pattern = inputPattern(type, { dateFormat });
        expect(readInput(type, pattern, shownInput(type, pattern, value))).toBe(value);
        expect(isInputValue(type, value)).toBe(true);
      }
    }),
  );
});
