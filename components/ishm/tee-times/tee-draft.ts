import { slotState, type WeekdayCode } from "@/lib/contract/code-values/tee-sheets";
import type { CallOutput } from "@/lib/contract/routes";
import {
  type TeePlanInput,
  type TeeSeason,
  teePlanBody,
  type WireTemplate,
} from "@/lib/contract/tee-sheets/ops-tee-times";
import { type Language, languages } from "@/lib/shared/languages";
import { type PlanFault, planFault } from "@/lib/shared/tee-times/plan-faults";
import type { DefaultInterval } from "@/lib/shared/tee-times/templates";
import { type FieldProblem, schemaProblems } from "@/lib/web/office/schema-problems";

export type SavedTeeTimes = CallOutput<"GET /ops/tee-times">;

export type SeasonDraft = Pick<TeeSeason, "seasonCode" | "fromDay" | "toDay"> & {
  names: Record<Language, string>;
};
type NumberField = "interval" | "minPlayers" | "maxPlayers" | "lunchMinutes" | "heldPercent";
export type TemplateDraft = Omit<WireTemplate, NumberField> & {
  interval: string;
  lunchMinutes: string;
  minPlayers: string;
  maxPlayers: string;
  heldPercent: string;
  /** Tells rows apart while they are edited. */
  key: number;
};
export type TeeDraft = { fromDate: string; seasons: SeasonDraft[]; templates: TemplateDraft[] };

const textOf = (value: number | null) => (value === null ? "" : String(value));

/** A version of the tee times as input, to count from `fromDate` on. */
export function draftOfPlan(
  { seasons, templates }: Omit<TeePlanInput, "fromDate">,
  fromDate: string,
): TeeDraft {
  return {
    fromDate,
    seasons: seasons.map(({ names, ...season }) => ({ ...season, names: namesOf(names) })),
    templates: templates.map((template, key) => ({
      ...template,
      key,
      interval: textOf(template.interval),
      minPlayers: textOf(template.minPlayers),
      maxPlayers: textOf(template.maxPlayers),
      lunchMinutes: textOf(template.lunchMinutes),
      heldPercent: String(template.heldPercent),
    })),
  };
}

function namesOf(names: TeeSeason["names"]): Record<Language, string> {
  return Object.fromEntries(languages.map((language) => [language, names[language] ?? ""])) as Record<
    Language,
    string
  >;
}

/** The request body of a draft. A number that cannot be read becomes NaN, which the schema refuses. */
export function planOfDraft({ fromDate, seasons, templates }: TeeDraft): TeePlanInput {
  return {
    fromDate,
    seasons: seasons.map(({ names, ...season }) => ({ ...season, names: writtenNames(names) })),
    templates: templates.map(({ key: _key, ...template }) => ({
      ...template,
      weekCodes: template.dayKind === "CHOSEN" ? template.weekCodes : [],
      interval: numberOrNull(template.interval),
      minPlayers: numberOrNull(template.minPlayers),
      maxPlayers: numberOrNull(template.maxPlayers),
      lunchMinutes: numberOrNull(template.lunchMinutes),
      heldPercent: numberOrNull(template.heldPercent) ?? 0,
      memberTypes: template.heldFor === slotState.membersOnly ? template.memberTypes : [],
    })),
  };
}

function writtenNames(names: Record<Language, string>): TeeSeason["names"] {
  return Object.fromEntries(
    Object.entries(names)
      .map(([language, name]) => [language, name.trim()])
      .filter(([, name]) => name !== ""),
  );
}

function numberOrNull(text: string): number | null {
  const plain = text.trim();
  if (plain === "") return null;
  return /^\d+$/.test(plain) ? Number(plain) : Number.NaN;
}

/** The interval that a template without one goes by (C0020). */
export function defaultIntervalOf({ defaults }: SavedTeeTimes): DefaultInterval {
  return (period, isWeekend) => {
    if (period === "3") return defaults.nightInterval;
    return isWeekend ? defaults.weekendInterval : defaults.weekdayInterval;
  };
}

/** The first rule that a draft breaks; null when it can stand. */
export function faultOf(draft: TeeDraft, saved: SavedTeeTimes, language: Language): PlanFault | null {
  return planFault(planOfDraft(draft), {
    courses: new Map(saved.courses.map(({ courseCode, courseName }) => [courseCode, courseName])),
    defaultInterval: defaultIntervalOf(saved),
    seasonName: (code) => {
      const season = draft.seasons.find(({ seasonCode }) => seasonCode === code);
      return season ? seasonName(season, language) : code;
    },
  });
}

/** Problems of a draft: shapes field by field, then the first broken rule. */
export function teeProblems(draft: TeeDraft, saved: SavedTeeTimes, language: Language): FieldProblem[] {
  const shapes = schemaProblems(teePlanBody, planOfDraft(draft));
  if (shapes.length > 0) return shapes.map((problem) => ({ ...problem, field: fieldOfShape(problem.field) }));
  const fault = faultOf(draft, saved, language);
  return fault ? [{ field: fault.field, reason: "format" }] : [];
}

/** A list's own problem stands at the list: `templates.0.courseCodes.2` is `templates.0.courseCodes`. */
function fieldOfShape(field: string): string {
  return field.split(".").slice(0, 3).join(".");
}

export function seasonName({ seasonCode, names }: SeasonDraft, language: Language): string {
  return names[language] || languages.map((each) => names[each]).find(Boolean) || seasonCode;
}

/** A season more: a code that no other has, and the second half of the longest one's months to begin with. */
export function withNewSeason(draft: TeeDraft, name: string): TeeDraft {
  const taken = new Set(draft.seasons.map(({ seasonCode }) => seasonCode));
  let number = draft.seasons.length + 1;
  while (taken.has(`SEASON_${number}`)) number += 1;
  const names = namesOf(Object.fromEntries(languages.map((language) => [language, `${name} ${number}`])));
  const season = { seasonCode: `SEASON_${number}`, fromDay: "12-01", toDay: "12-31", names };
  return { ...draft, seasons: [...draft.seasons, season] };
}

/** A season less, with its templates. */
export function withoutSeason(draft: TeeDraft, code: string): TeeDraft {
  return {
    ...draft,
    seasons: draft.seasons.filter(({ seasonCode }) => seasonCode !== code),
    templates: draft.templates.filter(({ seasonCode }) => seasonCode !== code),
  };
}

/** A template for a season, behind the others: an hour of times on the courses given. */
export function newTemplate(
  { templates }: TeeDraft,
  { seasonCode, period, courseCodes }: Pick<TemplateDraft, "seasonCode" | "period" | "courseCodes">,
): TemplateDraft {
  return {
    key: Math.max(-1, ...templates.map(({ key }) => key)) + 1,
    seasonCode,
    dayKind: "EVERY",
    weekCodes: [] as WeekdayCode[],
    period,
    courseCodes,
    firstTee: "14:00",
    lastTee: "15:00",
    interval: "",
    minPlayers: "",
    maxPlayers: "",
    lunchMinutes: "",
    heldPercent: "0",
    heldFor: "90",
    memberTypes: [],
  };
}

/** Parts of a span in the twelve months, in percent of the year: one, or two over the turn of the year. */
export function bandParts(fromDay: string, toDay: string): { start: number; width: number }[] {
  const [from, to] = [placeOf(fromDay), placeOf(toDay) + 1];
  const part = (start: number, end: number) => ({
    start: (start / 366) * 100,
    width: ((end - start) / 366) * 100,
  });
  return from < to ? [part(from, to)] : [part(0, to), part(from, 366)];
}

function placeOf(day: string): number {
  return Math.round((Date.parse(`2028-${day}T00:00:00Z`) - Date.UTC(2028, 0, 1)) / 86_400_000) || 0;
}
