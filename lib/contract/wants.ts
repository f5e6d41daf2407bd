import type { PlainReason, SizedReason } from "./failure-texts/field-reasons";

/**
 * The reason of a pattern or rule of a field, for zod's error parameter: a reason that has words in every language
 * (`failure-texts`), and the bound, letters or example that its words name.
 */
export function wants(reason: PlainReason): string;
export function wants(reason: SizedReason, n: string): string;
export function wants(reason: string, n = ""): string {
  return `${reason} ${n}`.trim();
}
