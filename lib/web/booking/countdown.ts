import type { CalendarDay } from "@/lib/contract/tee-sheets/tee-sheets";
import { startOfNextClubDay } from "@/lib/shared/time/club-time";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const tickCount = 27;

/** The time left until a moment, in its two largest units. */
export type Left =
  | { unit: "days"; days: number; hours: number }
  | { unit: "hours"; hours: number; minutes: number }
  | { unit: "minutes"; minutes: number; seconds: number };

/** The time until a moment as it is said: from two days on in days, from an hour on in hours, then by the second. */
export function timeLeft(milliseconds: number): Left {
  const left = Math.max(0, Math.ceil(milliseconds / second) * second);
  if (left >= 2 * day)
    return { unit: "days", days: Math.floor(left / day), hours: Math.floor((left % day) / hour) };
  if (left >= hour) {
    return { unit: "hours", hours: Math.floor(left / hour), minutes: Math.floor((left % hour) / minute) };
  }
  return { unit: "minutes", minutes: Math.floor(left / minute), seconds: (left % minute) / second };
}

/** The ticks of the ruler that still burn: all of them at the start, none at the end. */
export function litTicks(secondsLeft: number, wholeSeconds: number): number {
  if (wholeSeconds <= 0) return 0;
  return Math.min(tickCount, Math.max(0, Math.ceil((tickCount * secondsLeft) / wholeSeconds)));
}

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
  const upcoming = moments.flatMap((moment) => {
    const at = moment ? Date.parse(moment) : Number.NaN;
    return at > now ? [at] : [];
  });
  return Math.min(midnight, ...upcoming);
}
