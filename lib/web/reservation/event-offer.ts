import type { CalendarDay } from "@/lib/contract/tee-sheets/tee-sheets";
import { opensAt } from "./sheet-parts";

/** Offer of an event's days: free times from a day on, or when the first of them opens. */
export type EventOffer =
  | { kind: "free"; date: string; freeTeams: number; days: number; minGreenFee: number | null }
  | { kind: "later"; date: string; opensAt: string }
  | { kind: "none" };

/** Of the days from `from` to `to` (both included, `yyyy-MM-dd`), at a moment in epoch milliseconds. */
export function offerOf(
  days: readonly CalendarDay[],
  { from, to, now }: { from: string; to: string; now: number },
): EventOffer {
  const own = days.filter(
    ({ date, isOpen, totalTeams }) => date >= from && date <= to && isOpen && totalTeams > 0,
  );
  const isOpened = (day: CalendarDay) => {
    const moment = opensAt(day);
    return moment !== null && Date.parse(moment) <= now;
  };
  const free = own.filter((day) => day.freeTeams > 0 && isOpened(day));
  const [first] = free;
  if (first) {
    const fees = free.flatMap(({ minGreenFee }) => (minGreenFee === null ? [] : [Number(minGreenFee)]));
    return {
      kind: "free",
      date: first.date,
      freeTeams: free.reduce((sum, { freeTeams }) => sum + freeTeams, 0),
      days: free.length,
      minGreenFee: fees.length > 0 ? Math.min(...fees) : null,
    };
  }
  const later = own.find((day) => !isOpened(day));
  const moment = later && opensAt(later);
  return later && moment ? { kind: "later", date: later.date, opensAt: moment } : { kind: "none" };
}
