import { addDays } from "@/lib/shared/time/calendar";
import { atClubTime, clubDate } from "@/lib/shared/time/club-time";

/** The days around which the demo is laid: the club's today, whatever day that is. */
export type DemoDays = {
  today: string;
  year: number;
  /** The zone of the club (C0190). */
  zone: string;
  /** The day so many days from today; negative is the past. */
  day(distance: number): string;
  /** The moment of a time of day (`HH:mm`) so many days from today. */
  moment(distance: number, timeOfDay: string): Date;
};

export function demoDays(now: Date, zone: string): DemoDays {
  const today = clubDate(now, zone);
  return {
    today,
    year: Number(today.slice(0, 4)),
    zone,
    day: (distance) => addDays(today, distance),
    moment: (distance, timeOfDay) => atClubTime(addDays(today, distance), timeOfDay, zone),
  };
}
