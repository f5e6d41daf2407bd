import type { BannerItem } from "@/lib/contract/boards/banners";
import type { EventSummary } from "@/lib/contract/boards/events";
import type { FnbItem } from "@/lib/contract/boards/fnb";
import type { ReservationCalendar } from "@/lib/contract/tee-sheets/tee-sheets";
import { bookingDays, firstChoice } from "@/lib/web/home/booking-days";
import { dishesOfSeason, nextEvents } from "@/lib/web/home/choices";

type Day = ReservationCalendar["days"][number];
const day = (date: string, freeTeams: number, more: Partial<Day> = {}) =>
  ({
    date,
    freeTeams,
    totalTeams: 40,
    isOpen: true,
    dayType: "WEEKDAY",
    minGreenFee: 150_000,
    ...more,
  }) as Day;

describe("the days of the booking strip", () => {
  test("begin with today while something of it is free, else with tomorrow", () => {
    const tomorrow = day("2026-11-24", 10);
    const dates = (today: Day) => bookingDays([today, tomorrow], "2026-11-23").map(({ date }) => date);
    expect(dates(day("2026-11-23", 0))).toEqual(["2026-11-24"]);
    expect(dates(day("2026-11-23", 2))).toEqual(["2026-11-23", "2026-11-24"]);
  });

  test("hold no day that is over, however old the calendar is", () => {
    expect(bookingDays([day("2026-11-20", 9), day("2026-11-22", 9)], "2026-11-23")).toEqual([]);
  });

  test("are two weeks at most", () => {
    const days = Array.from({ length: 30 }, (_, index) =>
      day(`2026-12-${String(index + 1).padStart(2, "0")}`, 1),
    );
    expect(bookingDays(days, "2026-11-23")).toHaveLength(14);
  });

  test("say whether they are free, full or closed, and how much of them is left", () => {
    const days = [
      day("2026-11-24", 10),
      day("2026-11-25", 0),
      day("2026-11-26", 0, { isOpen: false, totalTeams: 0 }),
    ];
    expect(bookingDays(days, "2026-11-23").map(({ state, share }) => [state, share])).toEqual([
      ["free", 0.25],
      ["full", 0],
      ["resting", 0],
    ]);
  });

  test("are chosen from the first free one, else the first open one, never a closed one", () => {
    const [closed, full, free] = bookingDays(
      [day("2026-11-24", 0, { isOpen: false }), day("2026-11-25", 0), day("2026-11-26", 3)],
      "2026-11-23",
    );
    if (!closed || !full || !free) throw new Error("three days were laid");
    expect(firstChoice([closed, full, free])).toBe("2026-11-26");
    expect(firstChoice([closed, full])).toBe("2026-11-25");
    expect(firstChoice([closed])).toBeUndefined();
  });
});

test("events come by what changes first; those over and those of a banner do not", () => {
  const event = (eventIdx: number, progress: string, dDay: number | null) =>
    ({ eventIdx, progress, dDay, title: `Event ${eventIdx}` }) as EventSummary;
  const events = [
    event(30, "0", 39),
    event(29, "1", 12),
    event(31, "1", 38),
    event(27, "2", null),
    event(28, "1", 60),
  ];
  const banners = [{ link: "/community/event/31" }, { link: null, bannerName: "Event 29" }] as BannerItem[];
  expect(nextEvents(events, banners, 2).map(({ eventIdx }) => eventIdx)).toEqual([30, 28]);
});

test("dishes of the season come first, then what is recommended; none that is sold out or of another season", () => {
  const dish = (fnbIdx: number, season: string, isRecommended = false, isSoldOut = false) =>
    ({ fnbIdx, season, isRecommended, isSoldOut }) as FnbItem;
  const dishes = [
    dish(1, "ALL"),
    dish(2, "ALL", true),
    dish(3, "WINTER"),
    dish(4, "SUMMER", true),
    dish(5, "WINTER", true, true),
  ];
  const idxs = (month: number) => dishesOfSeason(dishes, month, 3).map(({ fnbIdx }) => fnbIdx);
  expect(idxs(12)).toEqual([3, 2, 1]);
  expect(idxs(7)).toEqual([4, 2, 1]);
  expect(idxs(10)).toEqual([2, 1]);
});
