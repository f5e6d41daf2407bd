import type { CalendarDay } from "@/lib/contract/tee-sheets/tee-sheets";
import type { Language } from "@/lib/shared/languages";
import type { WeekCode } from "@/lib/shared/time/calendar";
import { clubDate } from "@/lib/shared/time/club-time";
import { fromFirstWeekday } from "@/lib/shared/time/first-weekday";
import type { Reservation } from "@/lib/web/queries/reservation";
import { monthWeeks } from "@/lib/web/reservation/month-grid";
import { type DayState, dayState, opensAt } from "@/lib/web/reservation/sheet-parts";
import type { CalendarCellProps } from "./calendar-cell";

/** The words of the page for the states of a day. */
export type DayWords = (state: DayState, day: CalendarDay) => string;

type Asked = {
  language: Language;
  zone: string;
  /** The day on which the club's weeks begin. */
  firstWeekday: WeekCode;
  words: DayWords;
  hrefOf(date: string): string;
};

const written = (date: string) => new Date(`${date}T00:00:00Z`);
/** Days that lead nowhere: over, or without tee times. */
const silent: readonly DayState[] = ["past", "unlaid"];

/** `Wednesday, December 16` in the language of the page. */
export function dayTitle(date: string, language: Language): string {
  const format = { weekday: "long", month: "long", day: "numeric", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(language, format).format(written(date));
}

/** `December 2026`. */
export function monthTitle(month: string, language: Language): string {
  const format = { year: "numeric", month: "long", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(language, format).format(written(`${month}-01`));
}

/** `12/8`: the day on which another one opens, as short as a cell wants it. */
export function openingDay(day: CalendarDay, language: Language, zone: string): string {
  const moment = opensAt(day);
  if (moment === null) return "";
  const format = { month: "numeric", day: "numeric", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(language, format).format(written(clubDate(new Date(moment), zone)));
}

/** The names of the days of the week from its first day on; any week will do. */
export function weekdayNames(language: Language, first: WeekCode): { short: string; long: string }[] {
  return fromFirstWeekday(["04", "05", "06", "07", "08", "09", "10"], first).map((day) => {
    const name = (weekday: "short" | "long") =>
      new Intl.DateTimeFormat(language, { weekday, timeZone: "UTC" }).format(written(`2026-01-${day}`));
    return { short: name("short"), long: name("long") };
  });
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
    announced: dayTitle(day.date, asked.language) + (day.holidayName ? `, ${day.holidayName}` : ""),
    word: asked.words(state, day),
    tone: state === "free" || state === "later" ? tones[state] : "quiet",
    isWeekend: day.dayType === "WEEKEND",
    isChosen: chosen?.day.date === day.date,
    isToday: day.date === today,
    href: silent.includes(state) ? null : asked.hrefOf(day.date),
  };
}
