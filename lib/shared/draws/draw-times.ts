import { addDays, weekCodeOf } from "@/lib/shared/time/calendar";
import { atClubTime, clubDate } from "@/lib/shared/time/club-time";

/** The moments of a draw, in their order (domain.md 7.9). */
export const drawMoments = [
  "applyFrom",
  "applyTo",
  "drawAt",
  "announceAt",
  "confirmUntil",
  "releaseAt",
] as const;
export type DrawMoment = (typeof drawMoments)[number];
export type DrawTimes = Record<DrawMoment, Date>;

/** Week codes of `weekCodes`, and the days from a timeline's Monday to its Saturday. */
const sunday = 1;
const saturday = 7;
const daysFromMonday = 26;

/**
 * The timeline of domain.md 7.9 for the weekend that the first play date belongs to (of a weekday, that of its week):
 * applications from Monday 09:00, 26 days before the Saturday, to Thursday 17:00; draw on Friday 10:00, announced at
 * 14:00; leftovers open on Tuesday 09:00. Until when a win may be declined follows C0370 from the announcement.
 */
export function usualTimes(firstPlayDate: string, zone: string): Omit<DrawTimes, "confirmUntil"> {
  const daysToSaturday = weekCodeOf(firstPlayDate) === sunday ? -1 : saturday - weekCodeOf(firstPlayDate);
  const monday = addDays(firstPlayDate, daysToSaturday - daysFromMonday);
  const on = (daysLater: number, time: string) => atClubTime(addDays(monday, daysLater), time, zone);
  return {
    applyFrom: on(0, "09:00"),
    applyTo: on(3, "17:00"),
    drawAt: on(4, "10:00"),
    announceAt: on(4, "14:00"),
    releaseAt: on(8, "09:00"),
  };
}

/** Until when a win may be declined or has to be confirmed: C0370 v2 days after the announcement, at v3. */
export function usualConfirmUntil(
  announceAt: Date,
  { confirmDays, confirmTime }: { confirmDays: number; confirmTime: string },
  zone: string,
): Date {
  return atClubTime(addDays(clubDate(announceAt, zone), confirmDays), confirmTime, zone);
}

/** The first time of a post that lies before the one it has to follow; null when all are in order (domain.md 7.9). */
export function wrongTime(times: DrawTimes): DrawMoment | null {
  const { applyFrom, applyTo, drawAt, announceAt, confirmUntil, releaseAt } = times;
  if (applyTo <= applyFrom) return "applyTo";
  if (drawAt < applyTo) return "drawAt";
  if (announceAt < drawAt) return "announceAt";
  if (confirmUntil < announceAt) return "confirmUntil";
  return releaseAt < confirmUntil ? "releaseAt" : null;
}
