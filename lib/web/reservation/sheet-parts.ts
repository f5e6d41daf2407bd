import type { CalendarDay } from "@/lib/contract/tee-sheets/tee-sheets";

type Placed = { teeTime: string; courseCode: string; period: string };

/** A part of the day with a row per tee time; each row has a place per course, null where none starts. */
export type SheetPart<Slot> = {
  period: string;
  from: string;
  to: string;
  rows: { teeTime: string; slots: (Slot | null)[] }[];
};

/** The slots of a day by part, time and course; parts and times in the order of the clock. */
export function sheetParts<Slot extends Placed>(
  slots: readonly Slot[],
  courseCodes: readonly string[],
): SheetPart<Slot>[] {
  const byPeriod = new Map<string, Map<string, Slot[]>>();
  const ordered = slots.toSorted((one, other) => (one.teeTime < other.teeTime ? -1 : 1));
  for (const slot of ordered) {
    const times = byPeriod.get(slot.period) ?? new Map<string, Slot[]>();
    byPeriod.set(slot.period, times.set(slot.teeTime, [...(times.get(slot.teeTime) ?? []), slot]));
  }
  return [...byPeriod].map(([period, times]) => {
    const clock = [...times.keys()];
    return {
      period,
      from: clock[0] ?? "",
      to: clock.at(-1) ?? "",
      rows: [...times].map(([teeTime, atTime]) => ({
        teeTime,
        slots: courseCodes.map((code) => atTime.find((slot) => slot.courseCode === code) ?? null),
      })),
    };
  });
}

/** The parts of a day's ledger (`SlotsLedger`) in the order of the bar, each with its fill. */
export const ledgerParts = [
  { key: "booked", fill: "bg-pine-800" },
  { key: "open", fill: "bg-pine-300" },
  { key: "membersOnly", fill: "bg-pine-500" },
  { key: "team", fill: "bg-info" },
  { key: "draw", fill: "bg-bark" },
  { key: "blocked", fill: "bg-line-2" },
] as const;

/**
 * State of a calendar day: past, resting (course closed), unlaid (no tee times yet), later (opens later), closed (for
 * booking), full, or free. The first that applies counts.
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
