import { z } from "zod";
import { codeKey, holeCode, segment } from "../bookings/play-shapes";
import { codeOf } from "../code-values/code-shape";
import { teamCycle, teamState } from "../code-values/teams";
import { weekdayCode, weekTypeCode } from "../code-values/tee-sheets";
import { clubCode, clubQuery, dateText, fileSchema, idParams, idx, timestamp } from "../common";
import { defineRoute } from "../define-route";
import { teamMenuCode } from "../page-menus";
import { wants } from "../wants";

/** `teamStates` (domain.md 8.6). */
export const teamStateShape = codeOf(teamState);
/** n-th weekday of a month (weekTypes), 1 Sunday to 7 Saturday (weekCodes), an hour of rsvHours (`00` any). */
const weekType = codeOf(weekTypeCode);
const weekCode = codeOf(weekdayCode);
const rsvHour = z.string().regex(/^(00|0[5-9]|1[0-9])$/, wants("range", "00, 05–19"));
export const month = z.int().min(1).max(12);
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
  weekType,
  weekCode,
  rsvHour: z.string(),
  courseCode: codeKey.nullable(),
});

/** domain.md R18; `until` with 4603. */
const obstacle = z.object({ code: z.int(), until: timestamp.nullable() });
export const season = z.object({
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
  rsvCycle: codeOf(teamCycle),
  choices: z.array(shownChoice),
  monthFrom: z.int(),
  monthTo: z.int(),
  holeCode,
  banquet: z.boolean(),
  awards: z.boolean(),
  pastYears: z.int(),
  note: z.string(),
  files: z.array(fileSchema),
  agreeRules: z.boolean(),
  state: teamStateShape.nullable(),
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
  rsvCycle: codeOf(teamCycle),
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

/** A companion by the seat that he has now; the seats of the booker stay. */
const companionSeat = z.strictObject({ bookingIdx: idx, seq: z.int().min(2).max(20) });
/** The rounds that exchange players, each with the companions that shall sit in it. */
export const groupingBody = z.strictObject({
  clubCode: clubCode.optional(),
  date: dateText,
  rounds: z
    .array(z.strictObject({ bookingIdx: idx, version: z.int(), players: z.array(companionSeat).max(19) }))
    .min(1)
    .max(99),
});

const pairParams = z.strictObject({ a: segment, b: segment });
export const formState = z.object({ teamFormIdx: idx, state: teamStateShape });

export const teamRoutes = [
  defineRoute("GET /reservation/team/check-apply/{a}/{b}", {
    summary: "Whether the member may apply as a group for a season or year, and why not.",
    auth: "member",
    menu: teamMenuCode,
    params: pairParams,
    query: clubQuery,
    output: z.object({
      applicable: z.boolean(),
      reasons: z.array(obstacle),
      season: season.nullable(),
      myForms: z.array(z.object({ teamFormIdx: idx, teamName: z.string(), state: teamStateShape })),
      remaining: z.int(),
    }),
  }),
  defineRoute("GET /reservation/team/form/{a}/{b}", {
    summary: "A team form of the member; form 0 is an empty one with defaults.",
    auth: "member",
    params: pairParams,
    query: clubQuery,
    output: teamForm,
  }),
  defineRoute("POST /reservation/team/form", {
    summary: "Submits a team form, or edits it while nobody reviews it; with files.",
    auth: "member",
    menu: [teamMenuCode],
    query: clubQuery,
    body: teamFormBody,
    upload: { parts: ["files"] },
    output: formState,
    idempotent: true,
  }),
  defineRoute("DELETE /reservation/team/form/{id}", {
    summary: "Withdraws a team form while nobody reviews it.",
    auth: "member",
    params: idParams,
    query: clubQuery,
    output: formState,
    idempotent: true,
  }),
  defineRoute("PUT /ext/team-forms/{id}/grouping", {
    summary: "Moves the players of a team's date between its tee times, until 30 minutes before each.",
    auth: "member",
    params: idParams,
    query: clubQuery,
    body: groupingBody,
    output: z.object({
      teamFormIdx: idx,
      date: dateText,
      rounds: z.array(z.object({ bookingIdx: idx, version: z.int() })),
    }),
  }),
] as const;
