import type { CallInput } from "@/lib/contract/routes";
import {
  type AcceptedForms,
  type TeamSeasonDetail,
  teamSeasonBody,
} from "@/lib/contract/teams/ops-team-seasons";
import { type Language, languages } from "@/lib/shared/languages";
import { minuteOf, readMinute, stampOf } from "../../../lib/web/office/club-minute";
import { type FieldProblem, schemaProblems } from "../../../lib/web/office/schema-problems";

export type SeasonText = { title: string; rules: string };
export const seasonNumbers = [
  "minTeams",
  "maxTeams",
  "requiredRounds",
  "maxSuspensions",
  "monthFrom",
  "monthTo",
] as const;
type SeasonNumber = (typeof seasonNumbers)[number];

/** The input of a season; moments are minutes of club time; an empty number follows the club's policy. */
export type SeasonDraft = Record<SeasonNumber | "year" | "applyFrom" | "applyTo" | "announceDate", string> & {
  texts: Record<Language, SeasonText>;
  memberTypes: readonly string[];
};

const noText: SeasonText = { title: "", rules: "" };
const noTexts = { en: noText, ko: noText, ja: noText, zh: noText };

/** A season that is not open yet: next year's, from March to December as clubs have it. */
export function newSeasonDraft(year: number): SeasonDraft {
  return {
    texts: noTexts,
    year: String(year),
    applyFrom: "",
    applyTo: "",
    announceDate: "",
    monthFrom: "3",
    monthTo: "12",
    minTeams: "",
    maxTeams: "",
    requiredRounds: "",
    maxSuspensions: "",
    memberTypes: [],
  };
}

export function seasonDraftOf(season: TeamSeasonDetail, zone: string): SeasonDraft {
  const numbers = Object.fromEntries(seasonNumbers.map((field) => [field, String(season[field])]));
  return {
    ...(numbers as Record<SeasonNumber, string>),
    texts: { ...noTexts, ...season.i18n },
    year: String(season.year),
    applyFrom: minuteOf(season.applyFrom, zone),
    applyTo: minuteOf(season.applyTo, zone),
    announceDate: season.announceDate,
    memberTypes: season.memberTypes,
  };
}

export function isSeasonWritten({ title, rules }: SeasonText): boolean {
  return title.trim() !== "" || rules.trim() !== "";
}

/** The language that every season has: the club's own where it is written, else the first that is. */
export function mainSeasonLanguage({ texts }: SeasonDraft, own: Language): Language {
  const written = languages.filter((language) => isSeasonWritten(texts[language]));
  return written.includes(own) ? own : (written[0] ?? own);
}

type Body = NonNullable<CallInput<"POST /ops/team-seasons">["body"]>;

/** The body of the call; texts of the preferred language are `main`, the others are in `i18n`. */
export function seasonBody(draft: SeasonDraft, zone: string, main: Language): Body {
  const { texts, memberTypes, announceDate } = draft;
  const others = languages.filter((language) => language !== main && isSeasonWritten(texts[language]));
  const number = (field: SeasonNumber) => (draft[field].trim() === "" ? undefined : Number(draft[field]));
  return {
    ...texts[main],
    i18n: Object.fromEntries(others.map((language) => [language, texts[language]])),
    year: Number(draft.year),
    applyFrom: stampOf(draft.applyFrom, zone) ?? "",
    applyTo: stampOf(draft.applyTo, zone) ?? "",
    announceDate,
    monthFrom: Number(draft.monthFrom),
    monthTo: Number(draft.monthTo),
    minTeams: number("minTeams"),
    maxTeams: number("maxTeams"),
    requiredRounds: number("requiredRounds"),
    maxSuspensions: number("maxSuspensions"),
    memberTypes: [...memberTypes],
  };
}

/** The problems of the input, in single fields and between them. */
export function seasonProblems(draft: SeasonDraft, zone: string, main: Language): FieldProblem[] {
  const found = schemaProblems(teamSeasonBody, seasonBody(draft, zone, main)).map((problem) => ({
    ...problem,
    field: fieldOf(problem.field, main),
  }));
  for (const field of ["applyFrom", "applyTo"] as const) {
    if (draft[field] === "") replace(found, { field, reason: "required" });
  }
  const [from, to] = [readMinute(draft.applyFrom, zone), readMinute(draft.applyTo, zone)];
  if (from instanceof Date && to instanceof Date && to <= from)
    found.push({ field: "applyTo", reason: "format" });
  if (isBelow(draft.monthTo, draft.monthFrom)) found.push({ field: "monthTo", reason: "format" });
  if (isBelow(draft.maxTeams, draft.minTeams)) found.push({ field: "maxTeams", reason: "format" });
  return found.filter(({ field }, at) => found.findIndex((one) => one.field === field) === at);
}

function fieldOf(field: string, main: Language): string {
  return field === "title" || field === "rules" ? `i18n.${main}.${field}` : field;
}

function isBelow(one: string, other: string): boolean {
  return one.trim() !== "" && other.trim() !== "" && Number(one) < Number(other);
}

function replace(found: FieldProblem[], problem: FieldProblem): void {
  const at = found.findIndex(({ field }) => field === problem.field);
  found.splice(at < 0 ? found.length : at, at < 0 ? 0 : 1, problem);
}

/** A value that existing applications do not allow; `limit` is the furthest that it may go. */
type ApplicationProblem = { field: SeasonNumber | "year" | "memberTypes"; limit: number };
type Held = { standing: AcceptedForms; year: number } | null;

/** The fields that conflict with existing applications (domain.md 8.6). */
export function applicationProblems(draft: SeasonDraft, held: Held): ApplicationProblem[] {
  if (!held) return [];
  const { standing } = held;
  const value = (field: SeasonNumber) => (draft[field].trim() === "" ? null : Number(draft[field]));
  const above = (field: SeasonNumber) => (value(field) ?? 0) > standing[field];
  const below = (field: SeasonNumber) => {
    const typed = value(field);
    return typed !== null && typed < standing[field];
  };
  const isMissing = standing.memberTypes.some((type) => !draft.memberTypes.includes(type));
  return [
    ...(Number(draft.year) === held.year ? [] : [{ field: "year" as const, limit: held.year }]),
    ...(["monthFrom", "minTeams", "requiredRounds"] as const).filter(above).map(limitOf),
    ...(["monthTo", "maxTeams", "maxSuspensions"] as const).filter(below).map(limitOf),
    ...(isMissing ? [{ field: "memberTypes" as const, limit: standing.forms }] : []),
  ];

  function limitOf(field: SeasonNumber): ApplicationProblem {
    return { field, limit: standing[field] };
  }
}
