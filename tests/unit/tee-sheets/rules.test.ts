import {
  classOfDay,
  type DayClass,
  type RegularClosing,
} from "@/lib/club-api/domains/tee-sheets/days/day-rules";
import { fitsBetween, sheetIdxOf, slotsOfDay } from "@/lib/club-api/domains/tee-sheets/slots/slot-rules";
import type { HolidayTypeCode } from "@/lib/contract/code-values/tee-sheets";
import { seasonOn } from "@/lib/shared/tee-times/seasons";
import { startsOfDay } from "@/lib/shared/tee-times/templates";
import { weekCodeOf } from "@/lib/shared/time/calendar";
import { closingMoment, type OpenRule, openingMoment, weekdayShare } from "@/lib/shared/time/opening-moments";
import { summerAndWinter } from "@/tests/support/tee-plan";

const courses = [
  { courseCode: "1", nextCourse: "2" },
  { courseCode: "2", nextCourse: "3" },
  { courseCode: "3", nextCourse: "1" },
];
const slotsOn = (date: string) => {
  const weekCode = String(weekCodeOf(date));
  const day = { date, weekCode, isWeekend: weekCode === "1" || weekCode === "7" };
  const starts = startsOfDay(summerAndWinter, day, (period) => (period === "3" ? 8 : 7));
  return slotsOfDay(date, starts, courses);
};
const closings: RegularClosing[] = [{ weekCode: "2", monthFrom: 1, monthTo: 2 }];
const rule = (days: number, time = "09:00", weekendDays = days): OpenRule => ({
  memberType: "10",
  weekdayDays: days,
  weekdayTime: time,
  weekendDays,
  weekendTime: time,
  isBookable: true,
  weekdaySharePercent: null,
});
const seoul = "Asia/Seoul";

describe("season and slots (domain.md 7.1, 14.2)", () => {
  test.each([
    ["2026-03-31", "WINTER", 78],
    ["2026-04-01", "SUMMER", 148],
    ["2026-09-30", "SUMMER", 148],
    ["2026-10-01", "WINTER", 78],
    ["2028-02-29", "WINTER", 78],
  ])("%s is %s with %i slots", (date, season, count) => {
    expect(seasonOn(date, summerAndWinter.seasons)?.seasonCode).toBe(season);
    expect(slotsOn(date)).toHaveLength(count);
  });

  test.each([
    [261216104, "07:21", "1", "2"],
    [261216206, "07:35", "2", "3"],
    [261216317, "11:20", "3", "1"],
    [261216116, "08:45", "1", "2"],
    [261216126, "12:23", "1", "2"],
  ])("%i is %s on course %s, going on to %s", (sheetIdx, teeTime, courseCode, courseOut) => {
    const slot = slotsOn("2026-12-16").find((each) => each.sheetIdx === sheetIdx);
    expect(slot).toMatchObject({ teeTime, courseCode, courseOut });
  });

  test("the night part runs every eight minutes to 18:44 on two courses", () => {
    const night = slotsOn("2026-07-01").filter((slot) => slot.period === "3");
    expect(
      night
        .map((slot) => slot.teeTime)
        .toSorted()
        .at(-1),
    ).toBe("18:44");
    expect(new Set(night.map((slot) => slot.courseCode))).toEqual(new Set(["1", "2"]));
  });

  test("a course that no number can hold is refused", () => {
    expect(() => sheetIdxOf("2026-12-16", "A", 1)).toThrow(RangeError);
    expect(() => sheetIdxOf("2026-12-16", "1", 100)).toThrow(RangeError);
  });
});

describe("class of a day", () => {
  test.each<[string, HolidayTypeCode[], DayClass]>([
    ["2026-12-16", [], { dayCode: "4", dayType: "WEEKDAY", holidayType: "10", isOpen: true }],
    ["2026-12-19", [], { dayCode: "7", dayType: "WEEKEND", holidayType: "20", isOpen: true }],
    ["2026-12-20", [], { dayCode: "1", dayType: "WEEKEND", holidayType: "30", isOpen: true }],
    ["2026-12-25", ["40"], { dayCode: "8", dayType: "WEEKEND", holidayType: "40", isOpen: true }],
    ["2027-08-16", ["41"], { dayCode: "8", dayType: "WEEKEND", holidayType: "41", isOpen: true }],
    ["2026-12-16", ["42"], { dayCode: "8", dayType: "WEEKEND", holidayType: "42", isOpen: true }],
    ["2026-12-16", ["60"], { dayCode: "4", dayType: "WEEKDAY", holidayType: "60", isOpen: true }],
    ["2026-12-16", ["51"], { dayCode: "4", dayType: "WEEKDAY", holidayType: "51", isOpen: false }],
    ["2027-01-04", [], { dayCode: "2", dayType: "WEEKDAY", holidayType: "50", isOpen: false }],
    ["2027-03-08", [], { dayCode: "2", dayType: "WEEKDAY", holidayType: "10", isOpen: true }],
  ])("%s with %j", (date, types, expected) => {
    expect(classOfDay(date, types, closings)).toEqual(expected);
  });
});

describe("opening (domain.md 7.2)", () => {
  test.each([
    [
      "DAILY, type 10 (14.2)",
      "2026-12-16",
      false,
      rule(28),
      { unit: "DAILY" as const },
      "2026-11-18T09:00:00+09:00",
    ],
    [
      "DAILY, type 30 (14.2)",
      "2026-12-16",
      false,
      rule(21, "10:00"),
      { unit: "DAILY" as const },
      "2026-11-25T10:00:00+09:00",
    ],
    [
      "DAILY, type 11 weekend",
      "2026-12-19",
      true,
      rule(28, "09:00", 14),
      { unit: "DAILY" as const },
      "2026-12-05T09:00:00+09:00",
    ],
    [
      "DAILY, over 29 February",
      "2028-03-14",
      false,
      rule(14),
      { unit: "DAILY" as const },
      "2028-02-29T09:00:00+09:00",
    ],
    [
      "WEEKLY, a Wednesday",
      "2026-12-16",
      false,
      rule(28),
      { unit: "WEEKLY" as const, weekCode: 2 },
      "2026-11-16T09:00:00+09:00",
    ],
    [
      "WEEKLY, the Sunday of that week",
      "2026-12-20",
      true,
      rule(28),
      { unit: "WEEKLY" as const, weekCode: 2 },
      "2026-11-16T09:00:00+09:00",
    ],
    [
      "MONTHLY",
      "2026-12-16",
      false,
      rule(28),
      { unit: "MONTHLY" as const, dayOfMonth: 10 },
      "2026-11-10T09:00:00+09:00",
    ],
    [
      "MONTHLY, shorter month before",
      "2027-03-02",
      false,
      rule(28),
      { unit: "MONTHLY" as const, dayOfMonth: 31 },
      "2027-02-28T09:00:00+09:00",
    ],
  ])("%s", (_name, date, isWeekend, openRule, unit, expected) => {
    expect(openingMoment(date, isWeekend, openRule, unit, seoul)).toEqual(new Date(expected));
  });

  test("nine o'clock stays nine o'clock over a change of daylight saving", () => {
    const unit = { unit: "DAILY" as const };
    const zone = "America/New_York";
    expect(openingMoment("2026-03-22", true, rule(14), unit, zone)).toEqual(new Date("2026-03-08T13:00:00Z"));
    expect(openingMoment("2026-03-21", true, rule(14), unit, zone)).toEqual(new Date("2026-03-07T14:00:00Z"));
    expect(closingMoment("2026-11-02", 1, "23:59", zone)).toEqual(new Date("2026-11-02T04:59:00Z"));
  });

  test("civilians get a fifth of a weekday, all of a weekend", () => {
    const civilian = { ...rule(7), weekdaySharePercent: 20 };
    expect(weekdayShare(civilian, false, 78)).toBe(15);
    expect(weekdayShare(civilian, true, 78)).toBeNull();
    expect(weekdayShare(rule(7), false, 78)).toBeNull();
  });
});

test.each([
  ["10:00", ["08:45", "11:20"], true],
  ["08:49", ["08:45", "11:20"], false],
  ["08:50", ["08:45", "11:20"], true],
  ["07:03", ["07:00", "07:07"], false],
  ["12:40", ["08:45", "11:20"], false],
])("a squeeze at %s between %j fits: %s (A38)", (teeTime, taken, expected) => {
  expect(fitsBetween(teeTime, taken, 5)).toBe(expected);
});
