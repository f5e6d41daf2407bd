import type { CalendarDay } from "@/lib/contract/tee-sheets/tee-sheets";
import { startOfNextClubDay } from "@/lib/shared/time/club-time";

/**
 * The next moment at which the page would say something else by the clock alone: a day opens or closes, or the club's
 * day ends. Epoch milliseconds.
 */
export function nextBoundary(
  days: readonly Pick<CalendarDay, "openAt" | "closeAt">[],
  now: number,
  zone: string,
): number {
  const midnight = startOfNextClubDay(new Date(now), zone).getTime();
  const moments = days.flatMap(({ openAt, closeAt }) => [openAt, closeAt]);
  const ahead = moments.flatMap((moment) => {
    const at = moment ? Date.parse(moment) : Number.NaN;
    return at > now ? [at] : [];
  });
  return Math.min(midnight, ...ahead);
}
