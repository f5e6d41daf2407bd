import fc from "fast-check";
import { addDays, nthWeekday, readDate, type WeekCode, weekCodeOf } from "@/lib/shared/time/calendar";

const yearDays = fc.date({ min: new Date("1990-01-01"), max: new Date("2090-12-31"), noInvalidDate: true });

describe("reading a date", () => {
  test.each([
    ["2026-12-16", "2026-12-16"],
    ["20261216", "2026-12-16"],
    ["2028-02-29", "2028-02-29"],
    ["20280229", "2028-02-29"],
  ])("%s is %s", (text, date) => {
    expect(readDate(text)).toBe(date);
  });

  test.each([
    "2026-02-29",
    "20260229",
    "2026-13-01",
    "2026-00-10",
    "2026-1216",
    "202612-16",
    "2026-1-6",
    "",
    "12",
  ])("%j is no date", (text) => {
    expect(readDate(text)).toBeNull();
  });
});

describe("moving by days", () => {
  test.each([
    ["2026-12-31", 1, "2027-01-01"],
    ["2026-03-01", -1, "2026-02-28"],
    ["2028-02-28", 1, "2028-02-29"],
    ["2026-03-08", 1, "2026-03-09"],
    ["2026-11-01", 365, "2027-11-01"],
  ])("%s moved by %i is %s", (date, days, moved) => {
    expect(addDays(date, days)).toBe(moved);
  });

  test("moving there and back is the same day, and 7 days keep the weekday", () => {
    fc.assert(
      fc.property(yearDays, fc.integer({ min: -2000, max: 2000 }), (moment, days) => {
        const date = moment.toISOString().slice(0, 10);
        expect(addDays(addDays(date, days), -days)).toBe(date);
        expect(weekCodeOf(addDays(date, days * 7))).toBe(weekCodeOf(date));
      }),
    );
  });

  test("1 is Sunday and 7 is Saturday", () => {
    expect(weekCodeOf("2026-03-08")).toBe(1);
    expect(weekCodeOf("2026-03-14")).toBe(7);
    expect(() => weekCodeOf("soon")).toThrow(RangeError);
  });
});

describe("the n-th weekday of a month", () => {
  const months2027 = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

  test("the second Wednesdays of March to December 2027", () => {
    expect(months2027.map((month) => nthWeekday(2027, month, "2", 4)?.slice(5))).toEqual([
      "03-10",
      "04-14",
      "05-12",
      "06-09",
      "07-14",
      "08-11",
      "09-08",
      "10-13",
      "11-10",
      "12-08",
    ]);
  });

  test("only four of these months have a fifth Wednesday", () => {
    const days = months2027.map((month) => nthWeekday(2027, month, "5", 4)).filter((day) => day !== null);
    expect(days).toEqual(["2027-03-31", "2027-06-30", "2027-09-29", "2027-12-29"]);
  });

  test("the last one is the fifth where there is one, else the fourth", () => {
    expect(nthWeekday(2027, 3, "L", 4)).toBe("2027-03-31");
    expect(nthWeekday(2027, 4, "L", 4)).toBe("2027-04-28");
    expect(nthWeekday(2027, 12, "L", 6)).toBe("2027-12-31");
  });

  test("the last weekday is of the month, of the weekday, and none follows in the month", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2000, max: 2060 }),
        fc.integer({ min: 1, max: 12 }),
        fc.constantFrom<WeekCode>(1, 2, 3, 4, 5, 6, 7),
        (year, month, weekCode) => {
          const day = nthWeekday(year, month, "L", weekCode) ?? "";
          const monthText = `${year}-${String(month).padStart(2, "0")}`;
          expect(weekCodeOf(day)).toBe(weekCode);
          expect(day.slice(0, 7)).toBe(monthText);
          expect(addDays(day, 7).slice(0, 7)).not.toBe(monthText);
        },
      ),
    );
  });
});
