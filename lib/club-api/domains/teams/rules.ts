import type { TeamCycle } from "@/lib/contract/code-values/teams";
import type { WeekdayCode, WeekTypeCode } from "@/lib/contract/code-values/tee-sheets";
import { scheduleDates } from "@/lib/shared/bookings/team-schedule";
import { isEmail, isPhone } from "@/lib/shared/fields";

export type SeasonTerms = {
  year: number;
  monthFrom: number;
  monthTo: number;
  minTeams: number;
  maxTeams: number;
  requiredRounds: number;
};
export type FormInput = {
  presidentPhone: string;
  managerPhone: string;
  managerEmail: string;
  memberCount: number;
  teamCount: number;
  rsvCycle: TeamCycle;
  choices: readonly {
    rank: number;
    weekType: WeekTypeCode;
    weekCode: WeekdayCode;
    rsvHour: string;
    courseCode: string | null;
  }[];
  monthFrom: number;
  monthTo: number;
  agreeRules: boolean;
};

/** The fields of a form that the season does not take (4605), in the order of the form. */
export function wrongFields(
  form: FormInput,
  season: SeasonTerms,
  { courseCodes, minPlayers }: { courseCodes: readonly string[]; minPlayers: number },
): string[] {
  const { choices, teamCount, monthFrom, monthTo } = form;
  const ranks = choices.map(({ rank }) => rank).sort((one, other) => one - other);
  const isInSeason = (month: number) => season.monthFrom <= month && month <= season.monthTo;
  const isGood: [string, boolean][] = [
    ["presidentPhone", isPhone(form.presidentPhone)],
    ["managerPhone", isPhone(form.managerPhone)],
    ["managerEmail", isEmail(form.managerEmail)],
    ["teamCount", season.minTeams <= teamCount && teamCount <= season.maxTeams],
    ["memberCount", form.memberCount >= teamCount * minPlayers],
    ["monthFrom", isInSeason(monthFrom) && monthFrom <= monthTo],
    ["monthTo", isInSeason(monthTo)],
    ["choices", ranks.every((rank, place) => rank === place + 1) && areCoursesKnown(choices, courseCodes)],
    ["rsvCycle", choices.every((choice) => roundsOf(form, season, choice) >= season.requiredRounds)],
    ["agreeRules", form.agreeRules],
  ];
  return isGood.flatMap(([field, is]) => (is ? [] : [field]));
}

function areCoursesKnown(choices: FormInput["choices"], courseCodes: readonly string[]): boolean {
  return choices.every(({ courseCode }) => courseCode === null || courseCodes.includes(courseCode));
}

function roundsOf(form: FormInput, { year }: SeasonTerms, choice: FormInput["choices"][number]): number {
  return scheduleDates({ ...form, ...choice, year }).length;
}

export type RunSlot = {
  sheetIdx: number;
  courseCode: string;
  period: string;
  teeTime: string;
  maxPlayers: number;
  isFree: boolean;
};

/** Times that a team asks for; `leastParty` is how many each of its times has to take (C0030). */
type RunWanted = { teamCount: number; rsvHour: string; courseCode: string | null; leastParty: number };

/** Whether a slot begins in the wanted hour (`00` is any) on the wanted course (null is any). */
export function isInHour(
  { teeTime, courseCode }: Pick<RunSlot, "teeTime" | "courseCode">,
  input: { rsvHour: string; courseCode: string | null },
): boolean {
  const isHour = input.rsvHour === "00" || teeTime.startsWith(input.rsvHour);
  return isHour && (input.courseCode === null || courseCode === input.courseCode);
}

/**
 * So many consecutive free slots of one course and part that begin in an hour (`00` is any) and take a team's party: the
 * earliest, on the first course among equals; null when there are none. `slots` are those of one day.
 */
export function findRun<T extends RunSlot>(
  slots: readonly T[],
  { teamCount, rsvHour, courseCode, leastParty }: RunWanted,
): T[] | null {
  const inOrder = [...slots].sort(
    (one, other) => order(one.teeTime, other.teeTime) || order(one.courseCode, other.courseCode),
  );
  for (const first of inOrder) {
    if (!isInHour(first, { rsvHour, courseCode })) continue;
    const line = inOrder.filter(
      (slot) => slot.courseCode === first.courseCode && slot.period === first.period,
    );
    const from = line.indexOf(first);
    const run = line.slice(from, from + teamCount);
    const isWhole = run.every(({ isFree, maxPlayers }) => isFree && maxPlayers >= leastParty);
    if (run.length === teamCount && isWhole) return run;
  }
  return null;
}

function order(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}

/** The officers of a team, who may change in an approved form so many times a year (C0390 v4). */
export const officerFields = [
  "presidentName",
  "presidentPhone",
  "managerName",
  "managerPhone",
  "managerEmail",
] as const;
