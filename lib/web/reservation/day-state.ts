import type { CalendarDay } from "@/lib/contract/tee-sheets/tee-sheets";

/**
 * The state of a day for its viewer: over; resting, when the course is closed; without tee times yet; opening
 * later; closed for booking; full; or with free teams. The first that fits counts.
 */
export type DayState = "past" | "resting" | "unlaid" | "later" | "closed" | "full" | "free";

/** When the viewer may see or book the day; null is never. */
export function opensAt({ openAt, visibleAt }: CalendarDay): string | null {
  return openAt ?? visibleAt ?? null;
}

/** `today` is the club's day at `now`. */
export function dayState(day: CalendarDay, now: Date, today: string): DayState {
  if (day.date < today) return "past";
  if (!day.isOpen) return "resting";
  if (day.totalTeams === 0) return "unlaid";
  const opening = opensAt(day);
  if (opening === null || Date.parse(opening) > now.getTime()) return "later";
  if (day.closeAt !== undefined && Date.parse(day.closeAt) <= now.getTime()) return "closed";
  return day.freeTeams > 0 ? "free" : "full";
}
