import { z } from "zod";
import { bookingStateShape } from "../bookings/booking-shapes";
import { codeKey, money, teeTimeText } from "../bookings/play-shapes";
import {
  commonQuery,
  dateText,
  idParams,
  idx,
  idxText,
  listQueryShape,
  pageOf,
  timestamp,
  unmaskReason,
} from "../common";
import { defineRoute } from "../define-route";
import { formState, teamForm, teamStateShape } from "./teams";

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

/** A round of a team as the office sees it in the form. */
const teamRound = z.object({
  bookingIdx: idx,
  rsvNo: z.string(),
  playDate: dateText,
  teeTime: teeTimeText,
  courseName: z.string(),
  state: bookingStateShape,
  stateName: z.string(),
  playerCount: z.int(),
});
export type TeamRound = z.infer<typeof teamRound>;

const formDetail = officeForm.extend({
  isMasked: z.boolean(),
  updatedAt: timestamp,
  suspensionsUsed: z.int(),
  version: z.int(),
  season: z.object({ year: z.int(), title: z.string(), minTeams: z.int(), maxSuspensions: z.int() }),
  /** Fines of the representative that are due: without one a form is not ended (domain.md 8.6). */
  unpaidFines: z.int(),
  rounds: z.array(teamRound),
});
export type TeamFormDetail = z.infer<typeof formDetail>;

/** Why so many slots of the wanted hour are not to be had. */
const slotBlock = z.object({
  cause: z.enum(["SOLD", "HELD", "TEAM", "DRAW", "BLOCKED"]),
  count: z.int(),
  /** The other teams that have them. */
  teams: z.array(z.string()),
});

const plannedDate = z.object({
  date: dateText,
  /** A holiday or closing day: left for a choice by hand. */
  isFlagged: z.boolean(),
  /** A closing day cannot be chosen by hand either. */
  isOpen: z.boolean(),
  holidayName: z.string().nullable(),
  /** The consecutive slots that it would take; empty when there is no room. */
  slots: z.array(z.object({ teeTime: teeTimeText, courseName: z.string() })),
  /** Slots of the wanted hour and course: how many there are, how many are free, and what has the others. */
  hourSlots: z.int(),
  freeSlots: z.int(),
  blocks: z.array(slotBlock),
});
export type PlannedDate = z.infer<typeof plannedDate>;

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

export const opsTeamRoutes = [
  defineRoute("GET /ops/team-forms", {
    summary: "Team forms of a season for the back office; persons are masked without a reason.",
    permission: { menu, flag: "R" },
    query: z.strictObject({
      ...listQueryShape,
      ...unmaskReason,
      state: teamStateShape.optional(),
      seasonIdx: idxText.optional(),
    }),
    output: pageOf(officeForm.omit({ files: true })),
    persons: true,
    xlsx: "team-form",
  }),
  defineRoute("GET /ops/team-forms/{id}", {
    summary: "A team form with its files and dates. Persons are masked without a reason.",
    permission: { menu, flag: "R" },
    params: idParams,
    query: z.strictObject({ ...commonQuery, ...unmaskReason }),
    output: formDetail,
  }),
  defineRoute("GET /ops/team-forms/{id}/schedule", {
    summary: "What an approval by one of its choices would book, date by date, or what stands in the way.",
    permission: { menu, flag: "R" },
    params: idParams,
    query: z.strictObject({ ...commonQuery, choiceRank: z.enum(["1", "2", "3"]).default("1") }),
    output: z.object({ choiceRank: z.int(), teamCount: z.int(), dates: z.array(plannedDate) }),
  }),
  defineRoute("GET /ops/team-forms/{id}/cost", {
    summary: "What giving up a date of an approved form, or some of its teams, would cost now.",
    permission: { menu, flag: "R" },
    params: idParams,
    query: z.strictObject({
      ...commonQuery,
      date: dateText,
      /** How many teams stay; left out, the whole date is given up. */
      teamCount: idxText.optional(),
    }),
    output: z.object({
      date: dateText,
      teams: z.int(),
      givenUp: z.int(),
      /** Until this day it is free. */
      freeUntil: dateText,
      fine: z.object({ percent: z.int(), amount: money }).nullable(),
      /** More suspensions than the season allows: the form ends with all its dates. */
      endsForm: z.boolean(),
    }),
  }),
  defineRoute("PUT /ops/team-forms/{id}", {
    summary: "Reviews, approves, rejects or reserves a team form, suspends one of its dates, or ends it.",
    permission: { menu, flag: "U" },
    params: idParams,
    query: z.strictObject(commonQuery),
    body: teamFormDecision,
    output: formState.extend({
      slotsCreated: z.int().optional(),
      suspensionsUsed: z.int().optional(),
      /** Cost of the change (C0390): fine per team given up. */
      fine: z.object({ percent: z.int(), penaltyIdx: idx.nullable() }).nullable().optional(),
    }),
    idempotent: true,
  }),
] as const;
