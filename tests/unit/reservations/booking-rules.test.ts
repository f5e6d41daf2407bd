import {
  type CountedBooking,
  countBookings,
  countedSpan,
  fullWindow,
  hasCompanions,
  isClash,
  type Limits,
  remainingOf,
  weekOf,
} from "@/lib/club-api/domains/reservations/bookings/booking-rules";
import type { BookingState } from "@/lib/contract/code-values/bookings";

const round = (playDate: string, change: Partial<CountedBooking> = {}): CountedBooking => ({
  playDate,
  dayType: "WEEKDAY",
  state: "10",
  reservationType: "10",
  isUpcoming: true,
  ...change,
});
const regular: Limits = { day: 1, week: 4, month: 10, monthWeekend: 3, year: null, open: 6 };

test.each([
  ["2026-12-16", "2026-12-14", "2026-12-20"],
  // A Sunday ends its week, a Monday begins one.
  ["2026-12-20", "2026-12-14", "2026-12-20"],
  ["2026-12-21", "2026-12-21", "2026-12-27"],
  ["2026-12-31", "2026-12-28", "2027-01-03"],
  ["2028-02-29", "2028-02-28", "2028-03-05"],
])("the week of %s is Monday %s to Sunday %s", (date, from, to) => {
  expect(weekOf(date)).toEqual({ from, to });
});

test("a week over the turn of the year counts whole, month and year do not cross it", () => {
  const counts = countBookings([round("2026-12-31"), round("2027-01-01"), round("2027-01-04")], "2026-12-31");
  expect(counts).toMatchObject({ day: 1, week: 2, month: 1, year: 1, open: 3 });
  expect(countedSpan("2026-12-31")).toEqual({ from: "2026-01-01", to: "2027-01-03" });
  expect(countedSpan("2027-01-01")).toEqual({ from: "2026-12-28", to: "2027-12-31" });
});

test("29 February belongs to its month and its week", () => {
  const counts = countBookings([round("2028-02-29"), round("2028-03-01")], "2028-02-29");
  expect(counts).toMatchObject({ month: 1, week: 2 });
});

test.each<BookingState>(["10", "20", "30", "40", "51", "60", "80"])("state %s counts", (state) => {
  expect(countBookings([round("2026-12-16", { state })], "2026-12-16").day).toBe(1);
});

test.each<BookingState>(["50", "70", "71"])("state %s does not count", (state) => {
  expect(countBookings([round("2026-12-16", { state })], "2026-12-16").day).toBe(0);
});

test("rounds of yearly teams never count, draw wins do", () => {
  const all = [
    round("2026-12-16", { reservationType: "40" }),
    round("2026-12-16", { reservationType: "30" }),
  ];
  expect(countBookings(all, "2026-12-16")).toMatchObject({ day: 1, open: 1 });
});

test("open are only those that are still to be played and alive", () => {
  const all = [
    round("2026-12-16"),
    round("2026-12-17", { state: "30" }),
    round("2026-11-01", { isUpcoming: false }),
    round("2027-03-01", { state: "80" }),
  ];
  expect(countBookings(all, "2026-12-16").open).toBe(2);
});

test("the weekend limit holds weekends only, and the first full window is named", () => {
  const all = ["2026-12-05", "2026-12-06", "2026-12-12"].map((day) => round(day, { dayType: "WEEKEND" }));
  const weekend = countBookings(all, "2026-12-19");
  expect(fullWindow(weekend, regular, "WEEKEND")).toBe("monthWeekend");
  expect(fullWindow(weekend, regular, "WEEKDAY")).toBeNull();
  expect(fullWindow({ ...weekend, day: 1, open: 6 }, regular, "WEEKEND")).toBe("day");
});

test("what is left is never below nothing, and nothing limits where there is no limit", () => {
  const counts = { day: 2, week: 2, month: 3, monthWeekend: 0, year: 200, open: 1 };
  expect(remainingOf(counts, regular)).toEqual({
    day: 0,
    week: 2,
    month: 7,
    monthWeekend: 3,
    year: null,
    open: 5,
  });
});

test.each([
  ["07:00", "11:29", true],
  ["07:00", "11:30", false],
  ["11:30", "07:00", false],
  ["07:00", "07:00", true],
])("tee-offs at %s and %s clash: %s (4 h 30 min)", (one, other, clashes) => {
  expect(isClash(one, other, 270)).toBe(clashes);
});

describe("companions that have to be named", () => {
  const booker = { isBooker: true, memberIdx: 1, name: "", phoneNo: null };
  const member = { isBooker: false, memberIdx: 2, name: "", phoneNo: null };
  const named = { isBooker: false, memberIdx: null, name: "동반1", phoneNo: null };
  const nobody = { isBooker: false, memberIdx: null, name: "", phoneNo: null };

  test("nobody before the roster is due, unless the club asks for some", () => {
    const rule = { required: 0, isDue: false, isPhoneNeeded: true };
    expect(hasCompanions([booker, nobody, nobody], rule)).toBe(true);
    expect(hasCompanions([booker, nobody, nobody], { ...rule, required: 1 })).toBe(false);
    expect(hasCompanions([booker, member, nobody], { ...rule, required: 1 })).toBe(true);
  });

  test("everybody once it is due; a name needs a phone number where the club wants one", () => {
    const rule = { required: 0, isDue: true, isPhoneNeeded: true };
    expect(hasCompanions([booker, member, named], rule)).toBe(false);
    expect(hasCompanions([booker, member, { ...named, phoneNo: "010" }], rule)).toBe(true);
    expect(hasCompanions([booker, member, named], { ...rule, isPhoneNeeded: false })).toBe(true);
    expect(hasCompanions([booker, member, nobody], rule)).toBe(false);
  });
});
