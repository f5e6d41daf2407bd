import type { Language } from "@/lib/shared/languages";
import { addDays, daysBetween, weekCodeOf } from "@/lib/shared/time/calendar";
import { type DateWriter, daysInWords } from "@/lib/shared/time/date-words";

/** Templates of a new draw: a weekend, the weekdays of a week, a holiday, or the last draw some weeks later. */
export const drawTemplates = ["weekend", "weekday", "holiday", "last"] as const;
export type DrawTemplate = (typeof drawTemplates)[number];

/** Days open four weeks in advance at the earliest (domain.md 7.2); a draw can only have days that have not opened. */
const leadDays = 29;
const week = 7;
const [monday, saturday] = [2, 7];

type Days = { today: string; holidays: readonly string[] };

/** The first play dates that a template may keep; none when no holiday is known. */
export function templateDates(template: Exclude<DrawTemplate, "last">, { today, holidays }: Days): string[] {
  const first = addDays(today, leadDays);
  if (template === "weekend") {
    const day = nextWeekday(first, saturday);
    return [day, addDays(day, 1)];
  }
  if (template === "weekday") {
    const day = nextWeekday(first, monday);
    const days = [0, 1, 2, 3, 4].map((later) => addDays(day, later));
    return days.filter((one) => !holidays.includes(one));
  }
  const holiday = [...holidays].sort().find((one) => one >= first);
  return holiday ? [holiday] : [];
}

function nextWeekday(from: string, weekCode: number): string {
  return addDays(from, (weekCode - weekCodeOf(from) + week) % week);
}

/** The days by which the last draw is shifted to be the next: whole weeks, past itself and past days that may have opened. */
export function shiftDays(firstPlayDate: string, today: string): number {
  const needed = daysBetween(firstPlayDate, addDays(today, leadDays));
  return Math.max(1, Math.ceil(needed / week)) * week;
}

const titles: Record<Exclude<DrawTemplate, "last">, Record<Language, (days: string) => string>> = {
  weekend: {
    en: (days) => `Weekend draw, ${days}`,
    ko: (days) => `${days} 주말 추첨`,
    ja: (days) => `${days} 週末抽選`,
    zh: (days) => `${days} 周末抽签`,
  },
  weekday: {
    en: (days) => `Weekday draw, ${days}`,
    ko: (days) => `${days} 주중 추첨`,
    ja: (days) => `${days} 平日抽選`,
    zh: (days) => `${days} 平日抽签`,
  },
  holiday: {
    en: (days) => `Holiday draw, ${days}`,
    ko: (days) => `${days} 공휴일 추첨`,
    ja: (days) => `${days} 祝日抽選`,
    zh: (days) => `${days} 节假日抽签`,
  },
};

/** The title that a template proposes, in the language of the text. */
export function templateTitle(
  template: Exclude<DrawTemplate, "last">,
  playDates: readonly string[],
  writer: DateWriter,
): string {
  const [first, last] = [playDates[0], playDates.at(-1)];
  if (!first || !last) return "";
  return titles[template][writer.language](
    daysInWords(first, last, writer, { month: "short", day: "numeric" }),
  );
}
