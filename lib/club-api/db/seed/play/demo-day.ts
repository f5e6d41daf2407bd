import { addDays } from "@/lib/shared/time/calendar";
import { atClubTime, clubDate } from "@/lib/shared/time/club-time";

/** The zone of the demo club (C0190). */
export const demoZone = "Asia/Seoul";

/** The days around which the demo is laid: the club's today, whatever day that is. */
export type DemoDays = {
  today: string;
  year: number;
  /** The day so many days from today; negative is the past. */
  day(distance: number): string;
  /** The moment of a time of day (`HH:mm`) so many days from today. */
  moment(distance: number, timeOfDay: string): Date;
};

export function demoDays(now: Date): DemoDays {
  const today = clubDate(now, demoZone);
  return {
    today,
    year: Number(today.slice(0, 4)),
    day: (distance) => addDays(today, distance),
    moment: (distance, timeOfDay) => atClubTime(addDays(today, distance), timeOfDay, demoZone),
  };
}
