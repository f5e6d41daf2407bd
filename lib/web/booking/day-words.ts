import type { BookingCounts } from "@/lib/contract/bookings/booking-shapes";
import type { CalendarDay } from "@/lib/contract/tee-sheets/tee-sheets";
import { type DayState, dayState } from "@/lib/web/reservation/day-state";

/** A member's entry on the waiting list of a day: the place in the line, or 0 while a time is offered. */
export type WaitingPlaces = ReadonlyMap<string, number>;

/** The one word of a day in the calendar. */
export type DayMark =
  | { kind: "none" }
  | { kind: "waiting"; rank: number }
  | { kind: "free"; count: number }
  | { kind: "opens"; openAt: string }
  | { kind: "draw" | "full" | "closed" | "resting" | "never" };

/** Why a day cannot be booked, the strongest reason first. */
export type Obstacle =
  | { kind: "past" | "resting" | "unlaid" | "never" | "closed" | "full" }
  | { kind: "opens"; openAt: string }
  | { kind: "suspended"; until: string | null }
  | { kind: "limit"; window: LimitWindow; limit: number };
export type LimitWindow = "day" | "week" | "month" | "monthWeekend" | "year" | "open";

const suspended = 4205;
const windows: readonly LimitWindow[] = ["day", "week", "month", "monthWeekend", "year", "open"];

/** The state of a day for a member: an opening that never comes is no "later". */
export function memberDayState(day: CalendarDay, now: number, today: string): DayState | "never" {
  const state = dayState(day, new Date(now), today);
  return state === "later" && day.openAt === null ? "never" : state;
}

/** The mark under a day's number in the calendar. The member's own waiting position comes before free times. */
export function dayMark(day: CalendarDay, places: WaitingPlaces, now: number, today: string): DayMark {
  const state = memberDayState(day, now, today);
  const rank = places.get(day.date);
  if (state === "past" || state === "unlaid") return { kind: "none" };
  if (state === "resting" || state === "closed" || state === "never") return { kind: state };
  if (rank !== undefined) return { kind: "waiting", rank };
  if (state === "free") return { kind: "free", count: day.freeTeams };
  if (day.hasDraw) return { kind: "draw" };
  if (state === "later" && day.openAt) return { kind: "opens", openAt: day.openAt };
  return { kind: "full" };
}

/** Why the member cannot book a day now; null when he can. `counts` are those of that day (domain.md R1). */
export function obstacle(
  day: CalendarDay,
  counts: BookingCounts | undefined,
  now: number,
  today: string,
): Obstacle | null {
  const state = memberDayState(day, now, today);
  if (state === "later" && day.openAt) return { kind: "opens", openAt: day.openAt };
  if (state !== "free" && state !== "full" && state !== "later") return { kind: state };
  const reason = counts?.reasons.find(({ code }) => code === suspended);
  if (reason) return { kind: "suspended", until: reason.until ?? null };
  const window = windows.find((one) => counts?.remaining[one] === 0 && !isFreeOfWeekend(one, counts));
  if (counts && window) return { kind: "limit", window, limit: counts.limits[window] ?? 0 };
  return state === "full" ? { kind: "full" } : null;
}

/** The share of weekends stands in nobody's way on a weekday. */
function isFreeOfWeekend(window: LimitWindow, { dayType }: BookingCounts): boolean {
  return window === "monthWeekend" && dayType === "WEEKDAY";
}
