import type { CalendarDay } from "@/lib/contract/tee-sheets/tee-sheets";
import { firstWeekday } from "@/lib/shared/time/first-weekday";
import { monthSoon } from "@/lib/shared/time/months";
import {
  monthAfter,
  monthBefore,
  monthReached,
  monthWeeks,
  weeksToCome,
} from "@/lib/web/reservation/month-grid";
import { dayState, opensAt, sheetParts } from "@/lib/web/reservation/sheet-parts";

const guestDay = {
  date: "2026-12-05",
  dayCode: "7",
  holidayType: "20",
  holidayName: null,
  isOpen: true,
  openAt: null,
  opened: false,
  visibleAt: "2026-11-21T09:00:00+09:00",
  closeAt: "2026-12-04T23:59:00+09:00",
  freeTeams: 6,
  totalTeams: 78,
  minGreenFee: 210_000,
  hasDraw: false,
  hasEvent: false,
  waitingPossible: false,
  myBookings: 0,
} satisfies CalendarDay;

describe("what a day of the calendar is to its viewer", () => {
  const state = (change: Partial<CalendarDay>, at: string, today = at.slice(0, 10)) =>
    dayState({ ...guestDay, ...change }, new Date(`${at}:00+09:00`), today);

  test.each<[string, Partial<CalendarDay>, string]>([
    ["free", {}, "2026-11-23T10:00"],
    ["full", { freeTeams: 0 }, "2026-11-23T10:00"],
    ["later", {}, "2026-11-21T08:59"],
    ["free", {}, "2026-11-21T09:00"],
    ["free", {}, "2026-12-04T23:58"],
    ["closed", {}, "2026-12-04T23:59"],
    ["closed", { freeTeams: 0 }, "2026-12-05T00:00"],
    ["past", {}, "2026-12-06T00:00"],
    ["resting", { isOpen: false }, "2026-11-23T10:00"],
    ["past", { isOpen: false }, "2026-12-06T00:00"],
    ["unlaid", { totalTeams: 0 }, "2026-11-23T10:00"],
    ["later", { visibleAt: null }, "2026-11-23T10:00"],
    ["free", { closeAt: undefined }, "2026-12-05T12:00"],
  ])("%s: %j at %s", (expected, change, at) => expect(state(change, at)).toBe(expected));

  test("the opening of somebody who books counts before the one of somebody who only looks", () => {
    const openAt = "2026-11-07T09:00:00+09:00";
    expect(opensAt({ ...guestDay, openAt })).toBe(openAt);
    expect(opensAt(guestDay)).toBe(guestDay.visibleAt);
  });
});

describe("the weeks of a month", () => {
  test("run from Sunday to Saturday, with empty places of other months", () => {
    const weeks = monthWeeks("2026-12", 1);
    expect(weeks).toHaveLength(5);
    expect(weeks[0]).toEqual([
      null,
      null,
      "2026-12-01",
      "2026-12-02",
      "2026-12-03",
      "2026-12-04",
      "2026-12-05",
    ]);
    expect(weeks[4]?.slice(3)).toEqual(["2026-12-30", "2026-12-31", null, null]);
  });

  test("run from Monday to Sunday where weeks begin on Monday", () => {
    expect([firstWeekday("GB"), firstWeekday("KR"), firstWeekday("JP")]).toEqual([2, 1, 1]);
    const weeks = monthWeeks("2026-11", 2);
    expect(weeks[0]?.slice(5)).toEqual([null, "2026-11-01"]);
    expect(weeks[1]?.[0]).toBe("2026-11-02");
    expect(weeks.flat().filter(Boolean)).toHaveLength(30);
  });

  test.each([
    ["2026-02", 4, 28],
    ["2028-02", 5, 29],
    ["2026-08", 6, 31],
    ["2026-11", 5, 30],
  ])("%s has %i weeks and %i days", (month, weekCount, dayCount) => {
    const weeks = monthWeeks(month, 1);
    expect(weeks).toHaveLength(weekCount);
    expect(weeks.flat().filter(Boolean)).toHaveLength(dayCount);
  });

  test.each([
    ["2026-11", "2026-11-14", 3, "2026-11-08", null],
    ["2026-11", "2026-11-29", 3, "2026-11-29", "2026-12"],
    ["2026-12", "2026-12-31", 3, "2026-12-27", "2027-01"],
    ["2026-12", "2026-11-29", 5, "2026-12-01", null],
    ["2026-10", "2026-11-29", 5, "2026-10-01", null],
  ])(
    "of %s on %s %i or more are shown, from %s on, with days of %s",
    (month, today, least, from, reached) => {
      const weeks = weeksToCome(month, 1, today);
      expect(weeks.length).toBeGreaterThanOrEqual(least);
      expect(weeks.flat().find((date) => date !== null)).toBe(from);
      expect(monthReached(month, 1, today)).toBe(reached);
    },
  );

  test.each([
    ["2026-11", "2026-11-17", null],
    ["2026-11", "2026-11-18", "2026-12"],
    ["2026-12", "2026-12-31", "2027-01"],
    ["2026-12", "2026-11-29", null],
  ])("what of %s on %s may be shown beside it is read: %s", (month, today, soon) => {
    expect(monthSoon(month, today)).toBe(soon);
    const reached = ([1, 2] as const).map((first) => monthReached(month, first, today));
    expect(reached.every((one) => one === null || one === soon)).toBe(true);
  });

  test("the last days of a month are followed by the whole weeks after them", () => {
    const days = weeksToCome("2026-11", 1, "2026-11-29").flat();
    expect([days[0], days[1], days[2], days.at(-1)]).toEqual([
      "2026-11-29",
      "2026-11-30",
      "2026-12-01",
      "2026-12-19",
    ]);
  });

  test("months follow each other over the turn of the year", () => {
    expect([monthAfter("2026-12"), monthBefore("2027-01"), monthAfter("2027-01")]).toEqual([
      "2027-01",
      "2026-12",
      "2027-02",
    ]);
  });
});

test("a sheet is laid out by part, time and course, with empty places where no team starts", () => {
  const slot = (period: string, teeTime: string, courseCode: string) => ({ period, teeTime, courseCode });
  const parts = sheetParts(
    [slot("2", "11:20", "1"), slot("1", "07:07", "2"), slot("1", "07:00", "2"), slot("1", "07:00", "1")],
    ["1", "2"],
  );
  expect(parts.map(({ period, from, to }) => [period, from, to])).toEqual([
    ["1", "07:00", "07:07"],
    ["2", "11:20", "11:20"],
  ]);
  expect(parts[0]?.rows).toEqual([
    { teeTime: "07:00", slots: [slot("1", "07:00", "1"), slot("1", "07:00", "2")] },
    { teeTime: "07:07", slots: [null, slot("1", "07:07", "2")] },
  ]);
});
