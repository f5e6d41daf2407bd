import type { CalendarDay } from "@/lib/contract/tee-sheets/tee-sheets";
import type { DateWriter } from "@/lib/shared/time/date-words";
import type { Reservation } from "@/lib/web/queries/reservation";
import { dayTitle, shortDay } from "@/lib/web/reservation/days";
import { type DayState, dayState, opensAt } from "@/lib/web/reservation/sheet-parts";
import type { CalendarCellProps } from "./calendar-cell";

/** The words of the page for the states of a day. */
export type DayWords = (state: DayState, day: CalendarDay) => string;

type Asked = {
  writer: DateWriter;
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

/** The weeks of the shown month that are to come, with what each day is to a visitor. */
export function calendarWeeks(
  weeks: readonly (readonly (string | null)[])[],
  reservation: Reservation,
  asked: Asked,
): (CalendarCellProps | null)[][] {
  const byDate = new Map(reservation.days.map((day) => [day.date, day]));
  return weeks.map((week) =>
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
