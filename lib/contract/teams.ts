import { z } from "zod";
import {
  clubCode,
  clubQuery,
  commonQuery,
  dateText,
  fileSchema,
  idx,
  idxText,
  listQueryShape,
  pageOf,
  textsByLanguage,
  timestamp,
} from "./common";
import { defineRoute } from "./define-route";
import { codeKey, holeCode, segment } from "./play-shapes";

const menu = "940400";
/** `teamStates` (domain.md 8.6). */
export const teamState = z.enum(["10", "20", "30", "40", "50", "60", "70"]);
/** n-th weekday of a month (weekTypes), 1 Sunday to 7 Saturday (weekCodes), an hour of rsvHours (`00` any). */
const weekType = z.enum(["1", "2", "3", "4", "5", "L", "E"]);
const weekCode = z.enum(["1", "2", "3", "4", "5", "6", "7"]);
const rsvHour = z.string().regex(/^(00|0[5-9]|1[0-9])$/);
const month = z.int().min(1).max(12);
const name = z.string().trim().min(1).max(40);
const phone = z.string().trim().min(1).max(19);

const choice = z.strictObject({
  rank: z.int().min(1).max(3),
  weekType,
  weekCode,
  rsvHour,
  courseCode: codeKey.nullable().default(null),
});

const shownChoice = z.object({
  rank: z.int(),
  weekType: codeKey,
  weekCode: codeKey,
  rsvHour: z.string(),
  courseCode: codeKey.nullable(),
});

/** domain.md R18; `until` with 4603. */
const obstacle = z.object({ code: z.int(), until: timestamp.nullable() });
const season = z.object({
  seasonIdx: idx,
  year: z.int(),
  title: z.string(),
  rules: z.string().optional(),
  applyFrom: timestamp,
  applyTo: timestamp,
  announceDate: dateText,
  monthFrom: z.int(),
  monthTo: z.int(),
  minTeams: z.int(),
  maxTeams: z.int(),
  requiredRounds: z.int(),
  maxSuspensions: z.int(),
});

/** domain.md R19; `teamFormIdx` is null for the empty form. */
export const teamForm = z.object({
  teamFormIdx: idx.nullable(),
  seasonIdx: idx,
  teamName: z.string(),
  presidentName: z.string(),
  presidentPhone: z.string(),
  managerName: z.string(),
  managerPhone: z.string(),
  managerEmail: z.string(),
  memberCount: z.int(),
  teamCount: z.int(),
  rsvCycle: z.string(),
  choices: z.array(shownChoice),
  monthFrom: z.int(),
  monthTo: z.int(),
  holeCode: z.string(),
  banquet: z.boolean(),
  awards: z.boolean(),
  pastYears: z.int(),
  note: z.string(),
  files: z.array(fileSchema),
  agreeRules: z.boolean(),
  state: teamState.nullable(),
  stateName: z.string().optional(),
  reviewReason: z.string().nullable(),
  reviewMemo: z.string().nullable(),
  schedule: z.array(dateText),
  /** The same dates with what became of them; a flagged one is a holiday or a closing day. */
  dates: z
    .array(z.object({ date: dateText, state: z.enum(["PLANNED", "BOOKED", "FLAGGED", "SUSPENDED"]) }))
    .optional(),
  suspensionsUsed: z.int().optional(),
  editable: z.boolean(),
  version: z.int().optional(),
});

/** domain.md R20; with `teamFormIdx` an edit. */
export const teamFormBody = z.strictObject({
  clubCode: clubCode.optional(),
  teamFormIdx: idx.optional(),
  seasonIdx: idx,
  teamName: name,
  presidentName: name,
  presidentPhone: phone,
  managerName: name,
  managerPhone: phone,
  managerEmail: z.string().trim().max(254),
  memberCount: z.int().min(1).max(999),
  teamCount: z.int().min(1).max(99),
  rsvCycle: z.enum(["10", "20", "30", "40", "50", "60"]),
  choices: z.array(choice).min(1).max(3),
  monthFrom: month,
  monthTo: month,
  holeCode,
  banquet: z.boolean().default(false),
  awards: z.boolean().default(false),
  pastYears: z.int().min(0).max(99).default(0),
  note: z.string().max(1000).default(""),
  agreeRules: z.boolean(),
  removeFiles: z.array(idx).max(10).optional(),
  version: z.int().optional(),
});

const pairParams = z.strictObject({ a: segment, b: segment });
const formState = z.object({ teamFormIdx: idx, state: teamState });
const idParams = z.strictObject({ id: idxText });

const officeForm = teamForm.extend({
  teamFormIdx: idx,
  memberIdx: idx,
  memberName: z.string(),
  memberType: codeKey,
  choiceRank: z.int().nullable(),
  officerChanges: z.int(),
  createdAt: timestamp,
});

const seasonTexts = z.strictObject({
  title: z.string().trim().min(1).max(120),
  rules: z.string().max(200_000),
});

/** domain.md 11.8 `PUT /ops/team-forms/{id}`; TEAM_COUNT cuts the teams of one date, END is for an unpaid fine. */
export const teamFormDecision = z.strictObject({
  event: z.enum(["REVIEW", "APPROVE", "REJECT", "RESERVE", "SUSPEND_DATE", "TEAM_COUNT", "END"]),
  /** TEAM entry of `reasonCodes`, with REJECT and RESERVE. */
  reasonCode: codeKey.nullable().optional(),
  reviewMemo: z.string().trim().max(1000).optional(),
  choiceRank: z.int().min(1).max(3).nullable().optional(),
  /** The date of SUSPEND_DATE and TEAM_COUNT. */
  date: dateText.optional(),
  /** Flagged dates that the club books all the same. */
  includeDates: z.array(dateText).max(60).optional(),
  teamCount: z.int().min(1).max(99).optional(),
  version: z.int().optional(),
});

export const teamSeasonBody = seasonTexts.extend({
  i18n: textsByLanguage(seasonTexts).optional(),
  year: z.int().min(2020).max(2100),
  applyFrom: timestamp,
  applyTo: timestamp,
  announceDate: dateText,
  monthFrom: month,
  monthTo: month,
  minTeams: z.int().min(1).max(99).optional(),
  maxTeams: z.int().min(1).max(99).optional(),
  requiredRounds: z.int().min(0).max(60).optional(),
  maxSuspensions: z.int().min(0).max(60).optional(),
  memberTypes: z.array(codeKey).min(1).max(30),
});

export const teamRoutes = [
  defineRoute({
    method: "GET",
    path: "/reservation/team/check-apply/{a}/{b}",
    summary: "Whether the member may apply as a group for a season or year, and why not.",
    auth: "member",
    params: pairParams,
    query: clubQuery,
    output: z.object({
      applicable: z.boolean(),
      reasons: z.array(obstacle),
      season: season.nullable(),
      myForms: z.array(z.object({ teamFormIdx: idx, teamName: z.string(), state: teamState })),
      remaining: z.int(),
    }),
  }),
  defineRoute({
    method: "GET",
    path: "/reservation/team/form/{a}/{b}",
    summary: "A team form of the member; form 0 is an empty one with defaults.",
    auth: "member",
    params: pairParams,
    query: clubQuery,
    output: teamForm,
  }),
  defineRoute({
    method: "POST",
    path: "/reservation/team/form",
    summary: "Submits a team form, or edits it while nobody reviews it; with files.",
    auth: "member",
    query: clubQuery,
    body: teamFormBody,
    upload: { parts: ["files"] },
    output: formState,
    idempotent: true,
  }),
  defineRoute({
    method: "DELETE",
    path: "/reservation/team/form/{id}",
    summary: "Withdraws a team form while nobody reviews it.",
    auth: "member",
    params: idParams,
    query: clubQuery,
    output: formState,
    idempotent: true,
  }),
  defineRoute({
    method: "GET",
    path: "/ops/team-forms",
    summary: "Team forms of a season for the back office.",
    auth: "admin",
    permission: { menu, flag: "R" },
    query: z.strictObject({ ...listQueryShape, state: teamState.optional(), seasonIdx: idxText.optional() }),
    output: pageOf(officeForm.omit({ files: true })),
  }),
  defineRoute({
    method: "GET",
    path: "/ops/team-forms/{id}",
    summary: "A team form with its files and dates. The view is put on record.",
    auth: "admin",
    permission: { menu, flag: "R" },
    params: idParams,
    query: z.strictObject(commonQuery),
    output: officeForm,
  }),
  defineRoute({
    method: "PUT",
    path: "/ops/team-forms/{id}",
    summary: "Reviews, approves, rejects or reserves a team form, suspends one of its dates, or ends it.",
    auth: "admin",
    permission: { menu, flag: "U" },
    params: idParams,
    query: z.strictObject(commonQuery),
    body: teamFormDecision,
    output: formState.extend({
      slotsCreated: z.int().optional(),
      suspensionsUsed: z.int().optional(),
      /** What the change costs (C0390): fine per team that falls away. */
      fine: z.object({ percent: z.int(), penaltyIdx: idx.nullable() }).nullable().optional(),
    }),
    idempotent: true,
  }),
  defineRoute({
    method: "GET",
    path: "/ops/team-seasons",
    summary: "Team seasons, the latest year first.",
    auth: "admin",
    permission: { menu, flag: "R" },
    query: z.strictObject(listQueryShape),
    output: pageOf(
      season.extend({
        memberTypes: z.array(codeKey),
        formCount: z.int(),
        i18n: textsByLanguage(seasonTexts),
      }),
    ),
  }),
  defineRoute({
    method: "POST",
    path: "/ops/team-seasons",
    summary: "Opens a season for team forms; numbers that are left out follow C0380.",
    auth: "admin",
    permission: { menu, flag: "C" },
    query: z.strictObject(commonQuery),
    body: teamSeasonBody,
    output: z.object({ seasonIdx: idx, year: z.int() }),
    idempotent: true,
  }),
] as const;
