import { z } from "zod";
import {
  commonQuery,
  dateText,
  idx,
  idxText,
  listQueryShape,
  lookReason,
  pageOf,
  textsByLanguage,
  timestamp,
} from "./common";
import { defineRoute } from "./define-route";
import { codeKey } from "./play-shapes";
import { formState, idParams, month, season, teamForm, teamState } from "./teams";

const menu = "940400";
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

export const opsTeamRoutes = [
  defineRoute({
    method: "GET",
    path: "/ops/team-forms",
    summary: "Team forms of a season for the back office; persons are masked without a reason.",
    auth: "admin",
    permission: { menu, flag: "R" },
    query: z.strictObject({
      ...listQueryShape,
      ...lookReason,
      state: teamState.optional(),
      seasonIdx: idxText.optional(),
    }),
    output: pageOf(officeForm.omit({ files: true })),
  }),
  defineRoute({
    method: "GET",
    path: "/ops/team-forms/{id}",
    summary: "A team form with its files and dates. Persons are masked without a reason.",
    auth: "admin",
    permission: { menu, flag: "R" },
    params: idParams,
    query: z.strictObject({ ...commonQuery, ...lookReason }),
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
