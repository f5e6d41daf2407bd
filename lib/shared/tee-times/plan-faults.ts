import { slotState } from "@/lib/contract/code-values/tee-sheets";
import { isDayOfYear, seasonFault } from "./seasons";
import {
  type DefaultInterval,
  isForDay,
  type TeePlan,
  type TeeTemplate,
  teeTimesOf,
  turnTimeAfter,
} from "./templates";

/** The most times that a course has on a day: a slot's number holds two digits (domain.md 7.1). */
export const maxTimesOfCourse = 99;
export const leastInterval = 4;
export const longestInterval = 30;
export const shortestLunch = 10;
export const longestLunch = 180;

/** Why a plan cannot stand: a failure of the contract's table (`TEE_…`) with its variables, and the field that it is about. */
export type PlanFault = { code: PlanFaultCode; field: string; vars: readonly string[] };
export const planFaultCodes = [
  "TEE_SEASON_DAY",
  "TEE_SEASON_TWICE",
  "TEE_SEASON_GAP",
  "TEE_SEASON_OVERLAP",
  "TEE_SEASON_UNKNOWN",
  "TEE_COURSE",
  "TEE_LAST_FIRST",
  "TEE_INTERVAL",
  "TEE_WEEKDAYS",
  "TEE_PLAYERS",
  "TEE_LUNCH",
  "TEE_LUNCH_LATE",
  "TEE_HELD_TYPES",
  "TEE_SAME_TIME",
  "TEE_TOO_MANY",
] as const;
export type PlanFaultCode = (typeof planFaultCodes)[number];

type Known = {
  /** Courses of the club by code, with the name that a sentence says. */
  courses: ReadonlyMap<string, string>;
  defaultInterval: DefaultInterval;
  /** Name of a season in a sentence. */
  seasonName?: (seasonCode: string) => string;
};

/** The first thing that a plan cannot have, seasons before templates; null when it can stand. */
export function planFault(plan: TeePlan, known: Known): PlanFault | null {
  const nameOf = known.seasonName ?? ((code: string) => code);
  return (
    spanFault(plan, nameOf) ??
    first(plan.templates.map((template, place) => templateFault(plan, template, place, known))) ??
    timesFault(plan, known)
  );
}

function spanFault({ seasons }: TeePlan, nameOf: (code: string) => string): PlanFault | null {
  const codes = seasons.map(({ seasonCode }) => seasonCode);
  for (const [place, { seasonCode, fromDay, toDay }] of seasons.entries()) {
    const wrong = [fromDay, toDay].find((day) => !isDayOfYear(day));
    const field = `seasons.${place}.${wrong === fromDay ? "fromDay" : "toDay"}`;
    if (wrong !== undefined) return { code: "TEE_SEASON_DAY", field, vars: [nameOf(seasonCode)] };
    if (codes.indexOf(seasonCode) < place)
      return { code: "TEE_SEASON_TWICE", field: `seasons.${place}.seasonCode`, vars: [seasonCode] };
  }
  const fault = seasonFault(seasons);
  if (fault === null) return null;
  const { fromDay, toDay } = fault;
  if (fault.kind === "gap") return { code: "TEE_SEASON_GAP", field: "seasons", vars: [fromDay, toDay] };
  const vars = [fromDay, toDay, ...fault.seasonCodes.map(nameOf)];
  return { code: "TEE_SEASON_OVERLAP", field: "seasons", vars };
}

function templateFault(
  { seasons }: TeePlan,
  template: TeeTemplate,
  place: number,
  { courses }: Known,
): PlanFault | null {
  const fault = (code: PlanFaultCode, name: keyof TeeTemplate, vars: readonly string[] = []) => {
    return { code, field: `templates.${place}.${name}`, vars };
  };
  const { firstTee, lastTee, interval, minPlayers, maxPlayers } = template;
  if (!seasons.some(({ seasonCode }) => seasonCode === template.seasonCode))
    return fault("TEE_SEASON_UNKNOWN", "seasonCode", [template.seasonCode]);
  const unknown = template.courseCodes.find((code) => !courses.has(code));
  if (unknown !== undefined) return fault("TEE_COURSE", "courseCodes", [unknown]);
  if (lastTee < firstTee) return fault("TEE_LAST_FIRST", "lastTee", [firstTee, lastTee]);
  if (interval !== null && (interval < leastInterval || interval > longestInterval))
    return fault("TEE_INTERVAL", "interval", [String(leastInterval), String(longestInterval)]);
  if (template.dayKind === "CHOSEN" && template.weekCodes.length === 0)
    return fault("TEE_WEEKDAYS", "weekCodes");
  if (minPlayers !== null && maxPlayers !== null && minPlayers > maxPlayers)
    return fault("TEE_PLAYERS", "maxPlayers");
  const lunch = lunchFault(template);
  if (lunch) return fault(lunch.code, "lunchMinutes", lunch.vars);
  const isForMembers = template.heldPercent > 0 && template.heldFor === slotState.membersOnly;
  if (isForMembers && template.memberTypes.length === 0) return fault("TEE_HELD_TYPES", "memberTypes");
  return null;
}

/** A lunch break too short or too long, or one after which the second nine of the last group begins after midnight. */
function lunchFault({ lunchMinutes, lastTee }: TeeTemplate): Pick<PlanFault, "code" | "vars"> | null {
  if (lunchMinutes === null) return null;
  if (lunchMinutes < shortestLunch || lunchMinutes > longestLunch)
    return { code: "TEE_LUNCH", vars: [String(shortestLunch), String(longestLunch)] };
  if (turnTimeAfter(lastTee, lunchMinutes) === null) return { code: "TEE_LUNCH_LATE", vars: [lastTee] };
  return null;
}

/** Every class of a day that templates tell apart: weekdays and weekends by their weekday, public holidays too. */
const dayClasses = ["1", "2", "3", "4", "5", "6", "7"].flatMap((weekCode) =>
  weekCode === "1" || weekCode === "7"
    ? [{ weekCode, isWeekend: true }]
    : [
        { weekCode, isWeekend: false },
        { weekCode, isWeekend: true },
      ],
);

function timesFault({ seasons, templates }: TeePlan, known: Known): PlanFault | null {
  for (const { seasonCode } of seasons) {
    for (const day of dayClasses) {
      const placed = [...templates.entries()].filter(
        ([, template]) => template.seasonCode === seasonCode && isForDay(template, day),
      );
      const fault = dayFault(placed, day.isWeekend, known);
      if (fault) return fault;
    }
  }
  return null;
}

/** Conflict between two templates of one day: the same minute of a course, or more times than a course can number. */
function dayFault(
  placed: readonly [number, TeeTemplate][],
  isWeekend: boolean,
  { courses, defaultInterval }: Known,
): PlanFault | null {
  const taken = new Map<string, Set<string>>();
  for (const [place, template] of placed) {
    const times = teeTimesOf(template, template.interval ?? defaultInterval(template.period, isWeekend));
    for (const courseCode of template.courseCodes) {
      const own = taken.get(courseCode) ?? new Set<string>();
      taken.set(courseCode, own);
      const name = courses.get(courseCode) ?? courseCode;
      const same = times.find((time) => own.has(time));
      if (same !== undefined)
        return { code: "TEE_SAME_TIME", field: `templates.${place}.firstTee`, vars: [name, same] };
      for (const time of times) own.add(time);
      if (own.size > maxTimesOfCourse) {
        const vars = [name, String(own.size), String(maxTimesOfCourse)];
        return { code: "TEE_TOO_MANY", field: `templates.${place}.lastTee`, vars };
      }
    }
  }
  return null;
}

function first<T>(found: readonly (T | null)[]): T | null {
  return found.find((one) => one !== null) ?? null;
}
