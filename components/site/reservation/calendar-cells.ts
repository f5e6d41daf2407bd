import type { CalendarDay } from "@/lib/contract/tee-sheets/tee-sheets";
import type { WeekCode } from "@/lib/shared/time/calendar";
import type { DateWriter } from "@/lib/shared/time/date-words";
import type { Reservation } from "@/lib/web/queries/reservation";
import { dayTitle, shortDay } from "@/lib/web/reservation/days";
import { monthWeeks } from "@/lib/web/reservation/month-grid";
import { type DayState, dayState, opensAt } from "@/lib/web/reservation/sheet-parts";
import type { CalendarCellProps } from "./calendar-cell";

/** The words of the page for the states of a day. */
export type DayWords = (state: DayState, day: CalendarDay) => string;

type Asked = {
  writer: DateWriter;
  /** The day on which the club's weeks begin. */
  firstWeekday: WeekCode;
  words: DayWords;
  drawWord: string;
  hrefOf(date: string): string;
};

/** Days that lead nowhere: over, or without tee times. */
const silent: readonly DayState[] = ["past", "unlaid"];

/** `12/8`: the day on which another one opens, as short as a cell wants it. */
export function openingDay(day: CalendarDay, writer: DateWriter, zone: string): string {
  const moment = opensAt(day);
  return moment === null ? "" : shortDay(moment, writer, zone);
}

/** The weeks of the shown month with what each day is to a visitor; those that are over altogether are left out. */
export function calendarWeeks(reservation: Reservation, asked: Asked): (CalendarCellProps | null)[][] {
  const byDate = new Map(reservation.days.map((day) => [day.date, day]));
  const weeks = monthWeeks(reservation.month, asked.firstWeekday);
  const upcoming = weeks.filter(
    (week) => (week.findLast((date) => date !== null) ?? "") >= reservation.today,
  );
  return (upcoming.length > 0 ? upcoming : weeks).map((week) =>
    week.map((date) => {
      const day = date === null ? undefined : byDate.get(date);
      return day ? cellOf(day, reservation, asked) : null;
    }),
  );
}

function cellOf(day: CalendarDay, { now, today, chosen }: Reservation, asked: Asked): CalendarCellProps {
  const state = dayState(day, now, today);
  const tones = { free: "free", later: "later" } as const;
  return {
    date: day.date,
    announced: dayTitle(day.date, asked.writer) + (day.holidayName ? `, ${day.holidayName}` : ""),
    word: asked.words(state, day),
    drawWord: day.hasDraw && !silent.includes(state) ? asked.drawWord : "",
    tone: state === "free" || state === "later" ? tones[state] : "quiet",
    isWeekend: day.dayType === "WEEKEND",
    isChosen: chosen?.day.date === day.date,
    isToday: day.date === today,
    href: silent.includes(state) ? null : asked.hrefOf(day.date),
  };
}
