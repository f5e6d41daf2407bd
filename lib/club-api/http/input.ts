import { z } from "zod";
import type { Language } from "@/lib/shared/languages";
import { ClubFailure } from "../platform/failure";

const locales = {
  en: z.locales.en().localeError,
  ko: z.locales.ko().localeError,
  ja: z.locales.ja().localeError,
  zh: z.locales.zhCN().localeError,
};

/** Checks a value; the first fault is VAL_FIELD with the field and the reason in the request language. */
export function checkInput(schema: z.ZodType, value: unknown, language: Language): unknown {
  const parsed = schema.safeParse(value, { error: locales[language] });
  if (parsed.success) return parsed.data;
  const english = schema.safeParse(value, { error: locales.en });
  throw new ClubFailure("VAL_FIELD", fieldAndReason(parsed.error), undefined, fieldAndReason(english.error));
}

function fieldAndReason(error: z.ZodError | undefined): string[] {
  const issue = error?.issues[0];
  const unknownKey = issue?.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
  const field = [...(issue?.path ?? []), ...unknownKey].map(String).join(".").slice(0, 100);
  return [field || "body", issue?.message ?? ""];
}

/** The query as an object; a name given twice is a fault, since the two readers could pick different ones. */
export function queryObject(search: URLSearchParams): Record<string, string> {
  const names = [...search.keys()];
  const twice = names.find((name, position) => names.indexOf(name) !== position);
  if (twice !== undefined) throw new ClubFailure("VAL_FIELD", [twice.slice(0, 100), "given twice"]);
  for (const value of search.values()) refuseNul(value);
  return Object.fromEntries(search);
}

/** PostgreSQL cannot store the NUL character; it never is part of a request. */
export function refuseNul(text: string): void {
  if (text.includes("\0")) throw new ClubFailure("REQ_MALFORMED");
}
