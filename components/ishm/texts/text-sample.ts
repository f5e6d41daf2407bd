import compile from "icu-minify/compile";
import format from "icu-minify/format";
import type { Language } from "@/lib/shared/languages";
import { messageVariables } from "@/lib/shared/texts/message-variables";

const sampleNumber = 3;
const sampleMoment = new Date("2026-12-12T00:00:00Z");
const formatters = {
  getDateTimeFormat: (...given: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...given),
  getNumberFormat: (...given: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...given),
  getPluralRules: (...given: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(...given),
};

/** A message as it reads with sample values; null for one without variables, and for one that cannot be read. */
export function textSample(words: string, language: Language): string | null {
  const names = messageVariables(words) ?? [];
  if (names.length === 0) return null;
  const values = Object.fromEntries(
    names.map((name) => (name.startsWith("<") ? [name.slice(1, -1), plain] : [name, sampleOf(name, words)])),
  );
  try {
    const shown = format<string>(compile(words), language, values, { formatters, timeZone: "UTC" });
    return Array.isArray(shown) ? shown.join("") : shown;
  } catch {
    return null;
  }
}

const plain = (chunks: readonly string[]) => chunks.join("");

/** A number where one is counted or written, a moment for a date; else the variable's own name stands for it. */
function sampleOf(name: string, words: string): number | Date | string {
  const type = new RegExp(`\\{\\s*${name}\\s*,\\s*(\\w+)`).exec(words)?.[1];
  if (type === undefined || type === "select") return `‹${name}›`;
  return type === "date" || type === "time" ? sampleMoment : sampleNumber;
}
