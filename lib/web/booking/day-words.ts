import type { BookingCounts } from "@/lib/contract/bookings/booking-shapes";
import type { CalendarDay } from "@/lib/contract/tee-sheets/tee-sheets";
import { type DayState, dayState } from "@/lib/web/reservation/sheet-parts";

/** A member's entry on the waiting list of a day: the place in the line, or 0 while a time is offered. */
export type WaitingPositions = ReadonlyMap<string, number>;

/** The one word of a day in the calendar. */
export type DayMark =
  | { kind: "none" }
  | { kind: "waiting"; rank: number }
  | { kind: "free"; count: number }
  | { kind: "opens"; openAt: string }
  | { kind: "draw" | "full" | "closed" | "resting" | "never" | "suspended" };

/** Reasons why a day cannot be booked, the strongest first. */
export type Obstacle =
  | { kind: "past" | "resting" | "unlaid" | "never" | "closed" | "full" }
  | { kind: "opens"; openAt: string }
  | ({ kind: "suspended" } & Suspension)
  | { kind: "limit"; window: LimitWindow; limit: number };
/** `until` is null where no end is known. */
export type Suspension = { until: string | null };
type LimitWindow = "day" | "week" | "month" | "monthWeekend" | "year" | "open";

const suspended = 4205;
const windows: readonly LimitWindow[] = ["day", "week", "month", "monthWeekend", "year", "open"];

/** The state of a day for a member: an opening that never comes is no "later". */
function memberDayState(day: CalendarDay, now: number, today: string): DayState | "never" {
  const state = dayState(day, new Date(now), today);
  return state === "later" && day.openAt === null ? "never" : state;
}

/** That the member may book nothing now, whatever day is chosen (domain.md R1); null when he may. */
export function suspensionOf(counts: BookingCounts | undefined): Suspension | null {
  const reason = counts?.reasons.find(({ code }) => code === suspended);
  return reason ? { until: reason.until ?? null } : null;
}

type Viewer = { places: WaitingPositions; isSuspended: boolean; now: number; today: string };

/** The text under a day's number in the calendar. The viewer's own waiting position comes first. */
export function dayMark(day: CalendarDay, { places, isSuspended, now, today }: Viewer): DayMark {
  const state = memberDayState(day, now, today);
  const rank = places.get(day.date);
  if (state === "past" || state === "unlaid") return { kind: "none" };
  if (state === "resting" || state === "closed" || state === "never") return { kind: state };
  if (rank !== undefined) return { kind: "waiting", rank };
  if (isSuspended && (state === "free" || day.hasDraw)) return { kind: "suspended" };
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
  const suspension = suspensionOf(counts);
  if (suspension) return { kind: "suspended", ...suspension };
  const window = windows.find((one) => counts?.remaining[one] === 0 && !isFreeOfWeekend(one, counts));
  if (counts && window) return { kind: "limit", window, limit: counts.limits[window] ?? 0 };
  return state === "full" ? { kind: "full" } : null;
}

/** The weekend quota does not apply on weekdays. */
function isFreeOfWeekend(window: LimitWindow, { dayType }: BookingCounts): boolean {
  return window === "monthWeekend" && dayType === "WEEKDAY";
}
