import type { Language } from "../languages";
import type { ClubFormats } from "../money/club-formats";

/** Who writes a day: the language of the page, and the order of the club's dates (C0200). */
export type DateWriter = { language: Language; formats: Pick<ClubFormats, "dateFormat"> };

/** English has an order for each country; the other languages have one. */
const dayFirst: Readonly<Partial<Record<Language, string>>> = { en: "en-GB" };

/**
 * The locale for days that are written in words or as day and month: a club that writes the day first (`dd/MM/yyyy`)
 * has "1 December" and "1/12" in English, any other "December 1" and "12/1".
 */
export function dateLocale({ language, formats }: DateWriter): string {
  const isDayFirst = formats.dateFormat.startsWith("d");
  return (isDayFirst ? dayFirst[language] : undefined) ?? language;
}

/** To make a formatter takes a hundred times as long as to use it, and a page writes dozens of days. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** Formats days of the writer, which no zone moves (`yyyy-MM-dd`). */
export function dateFormatter(writer: DateWriter, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const locale = dateLocale(writer);
  const key = `${locale} ${JSON.stringify(options)}`;
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
  formatters.set(key, formatter);
  return formatter;
}

/** The thin spaces that a runtime sets around a dash, and a browser does not. */
const thinSpaces = /[\u2009\u202f]/g;

const atMidnight = (date: string) => new Date(`${date}T00:00:00Z`);

/** A day (`yyyy-MM-dd`) in the writer's words. RangeError on anything else. */
export function dateInWords(date: string, writer: DateWriter, options: Intl.DateTimeFormatOptions): string {
  return dateFormatter(writer, options).format(atMidnight(date));
}

/** Between two months in words: of Japanese and Chinese ones browsers make figures (`2026/11～2026/12`). */
const monthJoins: Readonly<Partial<Record<Language, string>>> = { ja: "〜", zh: "至" };

/** Two days as one span, with what they share said once; the same letters on the server and in every browser. */
export function daysInWords(
  from: string,
  to: string,
  writer: DateWriter,
  options: Intl.DateTimeFormatOptions,
): string {
  if (from === to) return dateInWords(from, writer, options);
  const join = monthJoins[writer.language];
  if (join && options.month === "long" && !options.day) {
    const last = dateInWords(to, writer, options);
    const isOneYear = from.slice(0, 4) === to.slice(0, 4);
    return dateInWords(from, writer, options) + join + (isOneYear ? last.replace(/^\d+年/, "") : last);
  }
  return dateFormatter(writer, options)
    .formatRange(atMidnight(from), atMidnight(to))
    .replace(thinSpaces, " ");
}

/** The months from one to another of a year: `March – December`, with the year where it is asked for. */
export function monthsInWords(
  { year, from, to }: { year: number; from: number; to: number },
  writer: DateWriter,
  options: Intl.DateTimeFormatOptions = { month: "long" },
): string {
  const first = (month: number) => `${year}-${String(month).padStart(2, "0")}-01`;
  return daysInWords(first(from), first(to), writer, options);
}

/** `1/12` of 1 December for a club that writes the day first, else `12/1`: as short as a cell wants it. */
export function shortDate(date: string, writer: DateWriter): string {
  if (dateLocale(writer) !== dayFirst.en)
    return dateInWords(date, writer, { month: "numeric", day: "numeric" });
  const [, month, day] = date.split("-").map(Number);
  return `${day}/${month}`;
}
