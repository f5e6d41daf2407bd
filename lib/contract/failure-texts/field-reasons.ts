import type { z } from "zod";
import type { Language } from "@/lib/shared/languages";
import { choiceInWords } from "./choice-words";
import plainTexts from "./field-reasons.json";
import sizedTexts from "./sized-reasons.json";

/** Why a field is refused, in words that need nothing beside them. */
export type PlainReason = keyof (typeof plainTexts)["en"];
/** Why a field is refused, in words that name a bound, a day, the letters that may be used, an example. */
export type SizedReason = keyof (typeof sizedTexts)["en"];
export type FieldReason = PlainReason | SizedReason;
/** A reason with what its words name. */
export type Reason = readonly [PlainReason] | readonly [SizedReason, string];
/** A field by its path in the call, and what is wanted of it. */
export type RefusedField = readonly [field: string, ...reason: Reason];

const reasonTexts: Record<Language, Record<FieldReason, string>> = {
  en: { ...plainTexts.en, ...sizedTexts.en },
  ko: { ...plainTexts.ko, ...sizedTexts.ko },
  ja: { ...plainTexts.ja, ...sizedTexts.ja },
  zh: { ...plainTexts.zh, ...sizedTexts.zh },
};

export const isFieldReason = (text: string): text is FieldReason => Object.hasOwn(reasonTexts.en, text);
const isSized = (reason: FieldReason): reason is SizedReason => Object.hasOwn(sizedTexts.en, reason);

/** The sentence for `{1}` of failure 9001: what is wanted of one field (domain.md 13); `n` is what it names. */
export function fieldReason(language: Language, reason: FieldReason, n = ""): string {
  return reasonTexts[language][reason].replace("{n}", () => n);
}

type Issue = z.core.$ZodIssue;
type SizeIssue = z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig;

/**
 * The reason of a zod 4 issue for failure 9001: what the pattern or rule says that it wants (`wants`), else what zod
 * knows of its kind and bound. Parse with `{ reportInput: true }`: zod then names the input, without which a missing
 * choice is a wrong one.
 */
export function reasonOfIssue(issue: Issue): Reason {
  if (isConsent(String(issue.path.at(-1)))) return ["agree"];
  if (isMissing(issue)) return ["required"];
  return wantedReason(issue.message) ?? kindReason(issue);
}

/** The reason that `wants` wrote; null for a message of zod's own. */
function wantedReason(message: string): Reason | null {
  const [, reason = "", n = ""] = /^(\w+) ?(.*)$/.exec(message) ?? [];
  if (!isFieldReason(reason)) return null;
  return isSized(reason) ? [reason, n] : [reason];
}

function kindReason(issue: Issue): Reason {
  switch (issue.code) {
    case "invalid_type":
      return [typeReasons[issue.expected] ?? "parts"];
    case "invalid_value":
      return choiceReason(issue.values.map(String), issue.path.join("."));
    case "unrecognized_keys":
    case "invalid_key":
      return ["unknown"];
    case "too_small":
    case "too_big":
      return sizeReason(issue);
    case "not_multiple_of":
      return ["step", String(issue.divisor)];
    case "invalid_format":
      return [formatReasons[issue.format] ?? "check"];
    case "invalid_union":
      return unionReason(issue);
    case "invalid_element":
      return issue.issues[0] ? reasonOfIssue(issue.issues[0]) : ["list"];
    default:
      return ["check"];
  }
}

/** By the type that zod expects; what is not here has parts of its own. */
const typeReasons: Readonly<Record<string, PlainReason>> = {
  string: "text",
  number: "number",
  int: "whole",
  boolean: "yes_no",
  array: "list",
  tuple: "list",
  set: "list",
  null: "empty",
  undefined: "empty",
  never: "empty",
};
const formatReasons: Readonly<Record<string, PlainReason>> = {
  date: "date",
  datetime: "moment",
  url: "web_address",
};

/** Whether a field is a box to be ticked, such as `agreeRules`. */
export const isConsent = (field: string) => field.startsWith("agree");

function isMissing(issue: Issue): boolean {
  if (issue.code === "too_small" && isCounted(issue.origin) && issue.minimum === 1) return true;
  return "input" in issue ? issue.input === undefined : issue.message.endsWith("received undefined");
}

const isCounted = (origin: string) => ["string", "array", "set", "map"].includes(origin);

/** A longer list, and codes without words, would say nothing to who reads the sentence. */
const mostListed = 12;

function choiceReason(values: readonly string[], path: string): Reason {
  if (values.every((value) => ["true", "false", "Y", "N"].includes(value))) return ["yes_no"];
  const isTelling = (value: string) => choiceInWords("en", path, value) !== null || /\p{L}{2}/u.test(value);
  const isListed = values.length <= mostListed && values.every(isTelling);
  return isListed ? ["one_of", inOrder(values).join(", ")] : ["choice"];
}

/** Zod keeps choices as the keys of an object, where "18" comes before "09". */
const inOrder = (values: readonly string[]) =>
  values.every((value) => /^\d+$/.test(value))
    ? values.toSorted((one, other) => Number(one) - Number(other))
    : values;

/** A size with its bound. */
function sizeReason(issue: SizeIssue): Reason {
  const isBig = issue.code === "too_big";
  const n = String(isBig ? issue.maximum : issue.minimum);
  if (issue.origin === "date") return ["period"];
  if (issue.origin === "string") return [isBig ? "too_long" : "too_short", n];
  if (isCounted(issue.origin)) return [isBig ? "too_many" : "too_few", n];
  if (issue.inclusive === false) return [isBig ? "less_than" : "more_than", n];
  return [isBig ? "too_big" : "too_small", n];
}

const typeWords = new Set<FieldReason>([...Object.values(typeReasons), "parts"]);

/** The reason that all branches share, else the first that is not about the type; no branch is no such choice. */
function unionReason(issue: z.core.$ZodIssueInvalidUnion): Reason {
  const reasons = issue.errors.map((branch): Reason => (branch[0] ? reasonOfIssue(branch[0]) : ["parts"]));
  const [first = ["choice"] as const] = reasons;
  return reasons.find(([reason]) => !typeWords.has(reason)) ?? first;
}
