import { atClubTime } from "@/lib/shared/time/club-time";

/** A team's players may change flights until so long before tee-off (domain.md 7.10). */
const regroupMinutes = 30;
const minuteMs = 60_000;

/** Until when the players of a round may change places with those of another; at that moment it is too late. */
export function regroupUntil(
  { playDate, teeTime }: { playDate: string; teeTime: string },
  zone: string,
): Date {
  return new Date(atClubTime(playDate, teeTime, zone).getTime() - regroupMinutes * minuteMs);
}
