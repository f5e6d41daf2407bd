import type { ClubFormats } from "../money/club-formats";
import { readDate } from "./calendar";
import { fillPattern } from "./date-format";

/** Types of a date field: a day, a day with a time, or a time. The value is that of HTML's own field of the type. */
export type DateInputType = "date" | "datetime-local" | "time";

/** The pattern that a field of a type shows, in the club's format (C0200); times to the minute. */
export function inputPattern(type: DateInputType, { dateFormat }: Pick<ClubFormats, "dateFormat">): string {
  if (type === "time") return "HH:mm";
  return type === "date" ? dateFormat : `${dateFormat} HH:mm`;
}

/** A value as a field shows it; a text that is no value stays as it was typed. */
export function shownInput(type: DateInputType, pattern: string, value: string): string {
  if (!isInputValue(type, value)) return value;
  return fillPattern(pattern, type === "time" ? `--T${value}` : value);
}

const shapes: Record<DateInputType, RegExp> = {
  date: /^\d{4}-\d{2}-\d{2}$/,
  "datetime-local": /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/,
  time: /^\d{2}:\d{2}$/,
};

/** Whether a text is a value of a type, as forms store it. */
export function isInputValue(type: DateInputType, value: string): boolean {
  if (!shapes[type].test(value)) return false;
  const isDay = type === "time" || readDate(value.slice(0, 10)) !== null;
  return isDay && (type === "date" || isTime(value.slice(-5)));
}

const isTime = (text: string) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);

/**
 * The value of what somebody typed: in the order of the club's format with any signs between, or as `2026-12-04`; without
 * signs where every part has its digits; the year may be short. Null for what is no day or time, or not yet one.
 */
export function readInput(type: DateInputType, pattern: string, typed: string): string | null {
  const text = typed.normalize("NFKC").trim();
  if (isInputValue(type, text)) return text;
  if (type === "time") return readTime(text);
  const numbers = text.match(/\d+/g) ?? [];
  if (type === "date") return readDay(pattern, numbers);
  // The time is what stands after the day: `1130`, `11:30`.
  const count = (numbers[0]?.length ?? 0) >= 6 ? 1 : 3;
  const day = readDay(pattern, numbers.slice(0, count));
  const time = readTime(numbers.slice(count).join(":"));
  return day !== null && time !== null ? `${day}T${time}` : null;
}

function readTime(text: string): string | null {
  const [, hours = "", minutes = ""] =
    /^(\d{1,2})\D+(\d{2})$/.exec(text) ?? /^(\d{1,2})(\d{2})$/.exec(text) ?? [];
  const time = `${hours.padStart(2, "0")}:${minutes}`;
  return isTime(time) ? time : null;
}

type Part = "y" | "M" | "d";

function readDay(pattern: string, numbers: readonly string[]): string | null {
  const order = [...pattern.replace(/[^yMd]/g, "").replace(/(.)\1+/g, "$1")] as Part[];
  const [whole = ""] = numbers;
  const groups = numbers.length === 1 ? splitDigits(order, whole) : numbers;
  if (groups?.length !== 3) return null;
  const isYearFirst = groups[0]?.length === 4;
  const parts = isYearFirst ? (["y", "M", "d"] as const) : order;
  const of = (part: Part) => groups[parts.indexOf(part)] ?? "";
  const year = of("y").length === 2 ? `20${of("y")}` : of("y");
  if (year.length !== 4 || of("M").length > 2 || of("d").length > 2) return null;
  return readDate(`${year}-${of("M").padStart(2, "0")}-${of("d").padStart(2, "0")}`);
}

/** `20261204` and `261204`, in the order of the format. */
function splitDigits(order: readonly Part[], digits: string): string[] | null {
  const yearLength = digits.length - 4;
  if (yearLength !== 2 && yearLength !== 4) return null;
  let at = 0;
  return order.map((part) => {
    const from = at;
    at += part === "y" ? yearLength : 2;
    return digits.slice(from, at);
  });
}
