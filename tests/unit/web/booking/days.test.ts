import type { BookingCounts } from "@/lib/contract/bookings/booking-shapes";
import type { CalendarDay } from "@/lib/contract/tee-sheets/tee-sheets";
import { litTicks, nextBoundary, timeLeft } from "@/lib/web/booking/countdown";
import { firstDay } from "@/lib/web/booking/day-reads";
import { dayMark, obstacle, suspensionOf } from "@/lib/web/booking/day-words";

const today = "2026-11-23";
const now = Date.parse("2026-11-23T10:00:00+09:00");
const nobody = new Map<string, number>();
const day = (change: Partial<CalendarDay> = {}): CalendarDay => ({
  date: "2026-12-16",
  dayCode: "4",
  dayType: "WEEKDAY",
  holidayType: "10",
  holidayName: null,
  isOpen: true,
  openAt: "2026-11-18T09:00:00+09:00",
  opened: true,
  closeAt: "2026-12-15T23:59:00+09:00",
  freeTeams: 35,
  totalTeams: 78,
  minGreenFee: 70_000,
  hasDraw: false,
  hasEvent: false,
  waitingPossible: false,
  myBookings: 0,
  ...change,
});
const none = { day: 1, week: 4, month: 10, monthWeekend: 3, year: null, open: 6 };
const counts = (change: Partial<BookingCounts> = {}): BookingCounts => ({
  date: "2026-12-16",
  dayType: "WEEKDAY",
  counts: { day: 0, week: 0, month: 0, monthWeekend: 0, year: 0, open: 0 },
  limits: none,
  remaining: none,
  blocked: false,
  reasons: [],
  ...change,
});
const later = { openAt: "2026-11-24T09:00:00+09:00", opened: false, freeTeams: 0 };

describe("the word of a day", () => {
  test.each([
    ["free teams", day(), nobody, { kind: "free", count: 35 }],
    [
      "my place in the line before what others may book",
      day(),
      new Map([["2026-12-16", 6]]),
      { kind: "waiting", rank: 6 },
    ],
    ["an opening", day(later), nobody, { kind: "opens", openAt: later.openAt }],
    ["a draw before its leftovers open", day({ ...later, hasDraw: true }), nobody, { kind: "draw" }],
    ["an opening that never comes", day({ openAt: null, opened: false }), nobody, { kind: "never" }],
    ["full", day({ freeTeams: 0 }), nobody, { kind: "full" }],
    ["closed", day({ closeAt: "2026-11-23T09:59:00+09:00" }), nobody, { kind: "closed" }],
    ["a rest day", day({ isOpen: false }), nobody, { kind: "resting" }],
    ["nothing for a day that is over", day({ date: "2026-11-22" }), nobody, { kind: "none" }],
  ])("%s", (_what, one, places, expected) => {
    expect(dayMark(one, { places, isSuspended: false, now, today })).toEqual(expected);
  });

  test.each([
    ["free teams are not offered", day(), nobody, "suspended"],
    ["nor a draw", day({ ...later, hasDraw: true }), nobody, "suspended"],
    ["nothing free is no loss", day({ freeTeams: 0 }), nobody, "full"],
    ["my place in the line stays", day(), new Map([["2026-12-16", 6]]), "waiting"],
    ["an opening to come may be after the suspension", day(later), nobody, "opens"],
  ])("of a suspended member: %s", (_what, one, places, kind) => {
    expect(dayMark(one, { places, isSuspended: true, now, today }).kind).toBe(kind);
  });
});

test("a suspension holds whatever day is chosen, with its end where there is one", () => {
  expect(suspensionOf(undefined)).toBeNull();
  expect(suspensionOf(counts())).toBeNull();
  const until = "2027-05-13T00:00:00+09:00";
  expect(suspensionOf(counts({ reasons: [{ code: 4205, until }] }))).toEqual({ until });
  expect(suspensionOf(counts({ reasons: [{ code: 4205 }] }))).toEqual({ until: null });
});

describe("why a day cannot be booked", () => {
  test("nothing stands in the way of a free day", () => {
    expect(obstacle(day(), counts(), now, today)).toBeNull();
    expect(obstacle(day(), undefined, now, today)).toBeNull();
  });

  test("the opening comes before limits, a suspension before them too", () => {
    const used = { ...none, week: 0 };
    expect(obstacle(day(later), counts({ remaining: used }), now, today)).toEqual({
      kind: "opens",
      openAt: later.openAt,
    });
    const until = "2027-05-13T23:00:00+09:00";
    const suspended = counts({ remaining: used, reasons: [{ code: 4205, until }] });
    expect(obstacle(day(), suspended, now, today)).toEqual({ kind: "suspended", until });
    expect(obstacle(day(), counts({ remaining: used }), now, today)).toEqual({
      kind: "limit",
      window: "week",
      limit: 4,
    });
  });

  test("used-up weekends stand in nobody's way on a weekday", () => {
    const remaining = { ...none, monthWeekend: 0 };
    expect(obstacle(day(), counts({ remaining }), now, today)).toBeNull();
    expect(obstacle(day(), counts({ remaining, dayType: "WEEKEND" }), now, today)).toMatchObject({
      window: "monthWeekend",
    });
  });
});

describe("the clock", () => {
  test("what is left is told in the two units that matter by then", () => {
    const hour = 3_600_000;
    expect(timeLeft(50 * hour)).toEqual({ unit: "days", days: 2, hours: 2 });
    expect(timeLeft(47.5 * hour)).toEqual({ unit: "hours", hours: 47, minutes: 30 });
    expect(timeLeft(61_200)).toEqual({ unit: "minutes", minutes: 1, seconds: 2 });
    expect(timeLeft(-5)).toEqual({ unit: "minutes", minutes: 0, seconds: 0 });
  });

  test("the ruler is full at the start and empty only at the end", () => {
    expect([300, 299, 150, 1, 0].map((left) => litTicks(left, 300))).toEqual([27, 27, 14, 1, 0]);
  });

  test("the next boundary is an opening, a closing, or the club's midnight, whatever the host's zone", () => {
    const zone = "Asia/Seoul";
    expect(nextBoundary([day(later)], now, zone)).toBe(Date.parse("2026-11-24T00:00:00+09:00"));
    const soon = day({ openAt: "2026-11-23T10:30:00+09:00", closeAt: "2026-11-23T10:20:00+09:00" });
    expect(nextBoundary([soon], now, zone)).toBe(Date.parse("2026-11-23T10:20:00+09:00"));
  });
});

describe("the day that the booking screen opens with", () => {
  const of = (...days: CalendarDay[]) => firstDay({ from: "2026-11-23", days });

  test("is the next with a free team on which the member does not play yet", () => {
    const mine = day({ date: "2026-11-24", myBookings: 1 });
    const full = day({ date: "2026-11-25", freeTeams: 0 });
    expect(of(mine, full, day({ date: "2026-11-26" }))).toBe("2026-11-26");
    expect(of(mine, full)).toBe("2026-11-24");
    expect(of(full)).toBe("2026-11-23");
  });
});
