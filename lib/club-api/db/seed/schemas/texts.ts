import { z } from "zod";
import { languages } from "@/lib/shared/languages";
import { hasOtherPlaceholder } from "../tools/dated-text";
import { hasUnknownRule } from "../tools/rule-placeholders";

/** A value in each language of the product: `{ "en": …, "ko": …, "ja": …, "zh": … }`. */
export const inEveryLanguage = <T extends z.ZodType>(value: T) => z.record(z.enum(languages), value);

/**
 * A value in the languages that it is written in, at least one. A club's own files are written in the club's languages, in
 * all of them and in no other: `readClubData` sees to it.
 */
export const inLanguages = <T extends z.ZodType>(value: T) =>
  z.partialRecord(z.enum(languages), value).refine((texts) => Object.keys(texts).length > 0, {
    error: "Expected a text in at least one language",
  });

/** A short text in each language of the club. */
export const words = inLanguages(z.string());
export type Words = z.infer<typeof words>;

const joined = (lines: readonly string[]) => lines.join("\n");

/** A longer text, one string a line. Rich text is written as `html` of ../tools/html reads it. */
export const lines = z.array(z.string()).transform(joined);

const dated = z.string().refine((text) => !hasOtherPlaceholder(text), {
  error: "Only {day+N}, {day-N} and {year+N} are known here",
});
/** A text that may name days and years around the demo's today, as `datedWords` of ../tools/dated-text fills them in. */
export const datedLine = dated;

/** A line that may also say what the club's rules say, as `ruledWords` of ../tools/ruled-text fills it in. */
export const ruledLine = z.string().refine((text) => !hasUnknownRule(text), {
  error: "Only days, years, {firstTee:…}, {lastTee:…}, {weekdayFee:…} and {weekendFee:…} are known here",
});
export const ruledLines = z.array(ruledLine).transform(joined);

/** Days from the demo's today; negative is the past. */
export const distance = z.int();
/** `HH:mm` in the club's zone. */
export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: "Expected a time as HH:mm" });
/** A time of a day counted from the demo's today. */
export const moment = z.strictObject({ distance, timeOfDay });
/** `yyyy-MM-dd`. */
export const date = z.iso.date();
/** The number of a row. */
export const idx = z.int().positive();
/** An amount in the club's currency, such as `80000` or `4.50`: at most two decimals, no separators. */
export const amount = z
  .string()
  .regex(/^\d+(\.\d{1,2})?$/, { error: "Expected an amount in digits, such as 80000 or 4.50" });
/** A code of a group that a club may add to. */
export const code = z.string().min(1);
