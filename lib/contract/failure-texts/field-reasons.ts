import type { z } from "zod";
import type { Language } from "@/lib/shared/languages";
import texts from "./field-reasons.json";
import sizedTexts from "./sized-reasons.json";

/** The reasons why a field is refused. */
export const fieldReasons = [
  "required",
  "unknown",
  "type",
  "too_short",
  "too_long",
  "too_small",
  "too_big",
  "format",
  "period",
  "choice",
  "fixed",
  "standing",
  "agree",
  "twice",
  "past",
  "order",
  "taken",
  "open_day",
  "no_slot",
  "no_fine",
  "no_beacon",
  "promised",
  "share_sum",
  "not_invited",
  "in_earlier",
  "too_few",
  "too_many",
  "needed",
  "fit",
] as const;
export type FieldReason = (typeof fieldReasons)[number];

const fieldReasonTexts: Record<Language, Record<FieldReason, string>> = texts;

type Issue = z.core.$ZodIssue;
type SizeIssue = z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig;

/**
 * The sentence for `{1}` of failure 9001: what is wrong with one field (domain.md 13); `n` is the number or day in it. A size
 * says its bound where there is one.
 */
export function fieldReason(language: Language, reason: FieldReason, n = ""): string {
  const text =
    n !== "" && isSized(reason) ? sizedTexts[language][reason] : fieldReasonTexts[language][reason];
  return text.replace("{n}", n);
}

export const isFieldReason = (text: string): text is FieldReason =>
  fieldReasons.some((reason) => reason === text);

type SizedReason = keyof (typeof sizedTexts)["en"];
const isSized = (reason: FieldReason): reason is SizedReason => reason in sizedTexts.en;

/** The sentence of a zod 4 issue: of a size with its bound, of anything else that of its reason. */
export function issueSentence(language: Language, issue: Issue): string {
  const reason = reasonOfIssue(issue);
  const bound = boundOf(issue);
  if (bound === null || reason === "required") return fieldReason(language, reason);
  const isList = issue.code.startsWith("too_") && "origin" in issue && issue.origin !== "string";
  const listed = { too_short: "too_few", too_long: "too_many" } as const;
  const sized = isList && (reason === "too_short" || reason === "too_long") ? listed[reason] : reason;
  return fieldReason(language, sized, bound);
}

function boundOf(issue: Issue): string | null {
  if (issue.code === "too_small") return String(issue.minimum);
  return issue.code === "too_big" ? String(issue.maximum) : null;
}

/**
 * The reason of a zod 4 issue for failure 9001.
 * Parse with `{ reportInput: true }`: zod then names the input, without which a missing choice is "choice".
 * A refinement names its own reason with `params: { reason: "period" }`; else it counts as "format".
 */
export function reasonOfIssue(issue: Issue): FieldReason {
  if (isConsent(String(issue.path.at(-1)))) return "agree";
  switch (issue.code) {
    case "invalid_type":
      return isMissing(issue) ? "required" : "type";
    case "invalid_value":
      return isMissing(issue) ? "required" : "choice";
    case "unrecognized_keys":
    case "invalid_key":
      return "unknown";
    case "too_small":
      return isEmptyText(issue) ? "required" : sizeReason(issue, "too_short", "too_small");
    case "too_big":
      return sizeReason(issue, "too_long", "too_big");
    case "invalid_union":
      return unionReason(issue);
    case "invalid_element":
      return issue.issues[0] ? reasonOfIssue(issue.issues[0]) : "type";
    case "custom":
      return fieldReasons.find((reason) => reason === issue.params?.reason) ?? "format";
    default:
      return "format";
  }
}

/** Whether a field is a box to be ticked, such as `agreeRules`. */
export const isConsent = (field: string) => field.startsWith("agree");

function isMissing(issue: Issue): boolean {
  return "input" in issue ? issue.input === undefined : issue.message.endsWith("received undefined");
}

/** An empty text or list fails `min(1)`; for a person that is a field left out. */
function isEmptyText(issue: z.core.$ZodIssueTooSmall): boolean {
  return isCounted(issue.origin) && issue.minimum === 1;
}

function isCounted(origin: string): boolean {
  return ["string", "array", "set", "map"].includes(origin);
}

function sizeReason(issue: SizeIssue, counted: FieldReason, measured: FieldReason): FieldReason {
  if (issue.origin === "date") return "period";
  return isCounted(issue.origin) ? counted : measured;
}

/** The reason that all branches share, else the first that is not about the type; no branch is no such choice. */
function unionReason(issue: z.core.$ZodIssueInvalidUnion): FieldReason {
  const reasons = issue.errors.map((branch) => (branch[0] ? reasonOfIssue(branch[0]) : "type"));
  const [first = "choice"] = reasons;
  if (reasons.every((reason) => reason === first)) return first;
  return reasons.find((reason) => reason !== "type") ?? "type";
}
