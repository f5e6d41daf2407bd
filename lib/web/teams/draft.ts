import type { TeamCycle } from "@/lib/contract/code-values/teams";
import type { HoleCode, WeekdayCode, WeekTypeCode } from "@/lib/contract/code-values/tee-sheets";
import type { CallInput, CallOutput } from "@/lib/contract/routes";
import { scheduleDates } from "@/lib/shared/bookings/team-schedule";
import { isEmail, isPhone } from "@/lib/shared/fields";

type TeamForm = CallOutput<"GET /reservation/team/form/{a}/{b}">;
type Season = NonNullable<CallOutput<"GET /reservation/team/check-apply/{a}/{b}">["season"]>;
type TeamBody = NonNullable<CallInput<"POST /reservation/team/form">["body"]>;

const textFields = [
  "teamName",
  "presidentName",
  "presidentPhone",
  "managerName",
  "managerPhone",
  "managerEmail",
] as const;
const numberFields = ["memberCount", "teamCount", "pastYears"] as const;
/** A request for the day of the season's rounds; an empty weekday is no request. */
export type InputDraft = {
  weekType: WeekTypeCode | "";
  weekCode: WeekdayCode | "";
  rsvHour: string;
  courseCode: string;
};
export type TeamDraft = Record<(typeof textFields)[number] | (typeof numberFields)[number], string> & {
  rsvCycle: TeamCycle;
  monthFrom: number;
  monthTo: number;
  holeCode: HoleCode;
  inputs: readonly InputDraft[];
  banquet: boolean;
  awards: boolean;
  note: string;
  agreeRules: boolean;
};
type TeamFault =
  | "missing"
  | "phone"
  | "email"
  | "teams"
  | "members"
  | "months"
  | "wish"
  | "wishGap"
  | "rounds"
  | "agree";
export type TeamFieldFault = { fieldId: string; fault: TeamFault };

const requestCount = 3;
const noInput: InputDraft = { weekType: "", weekCode: "", rsvHour: "00", courseCode: "" };
/** Of a team as the season's form counts them, before the club has said otherwise. */
const fewestPerTeam = 3;

/** A form as it can be typed into. */
export function teamDraft(form: TeamForm): TeamDraft {
  const inputs = Array.from({ length: requestCount }, (_, place) => {
    const found = form.choices.find(({ rank }) => rank === place + 1);
    return found ? { ...found, courseCode: found.courseCode ?? "" } : noInput;
  });
  return {
    ...pick(form, textFields),
    ...pick(form, numberFields),
    rsvCycle: form.rsvCycle,
    monthFrom: form.monthFrom,
    monthTo: form.monthTo,
    holeCode: form.holeCode,
    inputs: inputs.map(({ weekType, weekCode, rsvHour, courseCode }) => ({
      weekType,
      weekCode,
      rsvHour,
      courseCode,
    })),
    banquet: form.banquet,
    awards: form.awards,
    note: form.note,
    agreeRules: form.agreeRules,
  };
}

function pick<K extends string>(from: Record<K, unknown>, fields: readonly K[]): Record<K, string> {
  return Object.fromEntries(fields.map((field) => [field, String(from[field])])) as Record<K, string>;
}

/** The dates that a request gives in a season, in order; none for one that is not filled in. */
export function requestDates(draft: TeamDraft, input: InputDraft, { year }: Pick<Season, "year">): string[] {
  if (input.weekCode === "" || input.weekType === "") return [];
  const { monthFrom, monthTo, rsvCycle } = draft;
  return scheduleDates({
    year,
    monthFrom,
    monthTo,
    rsvCycle,
    weekType: input.weekType,
    weekCode: input.weekCode,
  });
}

/** The faults of a draft against its season, in the order of the form; the server checks again (4605). */
export function teamFaults(draft: TeamDraft, season: Season): TeamFieldFault[] {
  const { minTeams, maxTeams, monthFrom, monthTo } = season;
  const teams = Number(draft.teamCount);
  const isWhole = (text: string) => /^\d{1,3}$/.test(text);
  const isIn = (month: number) => monthFrom <= month && month <= monthTo;
  const missing = (["teamName", "presidentName", "managerName"] as const).filter(
    (one) => draft[one].trim() === "",
  );
  const checks: readonly [boolean, string, TeamFault][] = [
    [isPhone(draft.presidentPhone.trim()), "presidentPhone", "phone"],
    [isPhone(draft.managerPhone.trim()), "managerPhone", "phone"],
    [isEmail(draft.managerEmail.trim()), "managerEmail", "email"],
    [isWhole(draft.teamCount) && minTeams <= teams && teams <= maxTeams, "teamCount", "teams"],
    [
      isWhole(draft.memberCount) && Number(draft.memberCount) >= teams * fewestPerTeam,
      "memberCount",
      "members",
    ],
    [isWhole(draft.pastYears) && Number(draft.pastYears) <= 99, "pastYears", "missing"],
    [isIn(draft.monthFrom) && isIn(draft.monthTo) && draft.monthFrom <= draft.monthTo, "monthFrom", "months"],
  ];
  return [
    ...missing.map((fieldId) => ({ fieldId, fault: "missing" as const })),
    ...checks.flatMap(([isGood, fieldId, fault]) => (isGood ? [] : [{ fieldId, fault }])),
    ...inputFaults(draft, season),
    ...(draft.agreeRules ? [] : [{ fieldId: "agreeRules", fault: "agree" as const }]),
  ];
}

function inputFaults(draft: TeamDraft, season: Season): TeamFieldFault[] {
  return draft.inputs.flatMap((input, place): TeamFieldFault[] => {
    const fieldId = `wish-${place + 1}-weekCode`;
    const isNamed = input.weekCode !== "" && input.weekType !== "";
    const isHalf = !isNamed && (input.weekCode !== "" || input.weekType !== "");
    if (isHalf || (place === 0 && !isNamed)) return [{ fieldId, fault: "wish" }];
    if (!isNamed) return [];
    if (draft.inputs[place - 1]?.weekCode === "") return [{ fieldId, fault: "wishGap" }];
    return requestDates(draft, input, season).length < season.requiredRounds
      ? [{ fieldId, fault: "rounds" }]
      : [];
  });
}

/** The request body of a draft without faults (domain.md R20). */
export function teamBody(draft: TeamDraft, form: TeamForm, removeFiles: readonly number[]): TeamBody {
  const texts = Object.fromEntries(textFields.map((field) => [field, draft[field].trim()]));
  const numbers = Object.fromEntries(numberFields.map((field) => [field, Number(draft[field])]));
  const named = draft.inputs.filter(({ weekCode, weekType }) => weekCode !== "" && weekType !== "");
  const { rsvCycle, monthFrom, monthTo, holeCode, banquet, awards, note, agreeRules } = draft;
  return {
    ...(form.teamFormIdx === null ? {} : { teamFormIdx: form.teamFormIdx, version: form.version }),
    seasonIdx: form.seasonIdx,
    ...texts,
    ...numbers,
    rsvCycle,
    monthFrom,
    monthTo,
    holeCode,
    banquet,
    awards,
    note,
    agreeRules,
    choices: named.map((input, place) => ({
      ...input,
      rank: place + 1,
      courseCode: input.courseCode || null,
    })),
    ...(removeFiles.length > 0 ? { removeFiles: [...removeFiles] } : {}),
  } as TeamBody;
}
