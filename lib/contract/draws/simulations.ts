import { z } from "zod";
import { codeKey, money } from "../bookings/play-shapes";
import { codeOf } from "../code-values/code-shape";
import { penaltyKind } from "../code-values/penalties";
import { commonQuery, idx, unmaskReason } from "../common";
import { defineRoute } from "../define-route";
import { feeAmount } from "../tee-sheets/fee-shapes";
import { ruleRows } from "../tee-sheets/ops-rules";
import { wants } from "../wants";
import { drawMode } from "./draw-shapes";
import { fairnessMenu, primeDays } from "./fairness";

const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, wants("like", "2026-12"));
const share = z.number().nullable();
const factor = z.number().positive().max(10);

const drawTable = z.strictObject({
  mode: drawMode,
  loss: factor,
  win: factor,
  penalty: factor,
  bases: z.array(ruleRows["draw-bases"]).max(60),
});
const penaltyTable = z.strictObject({
  freeDaysWeekday: ruleRows.bookings.shape.freeDaysWeekday,
  freeDaysWeekend: ruleRows.bookings.shape.freeDaysWeekend,
  terms: z
    .array(
      z.strictObject({
        penaltyCode: codeOf(penaltyKind),
        percent: z.int().min(0).max(100),
        days: z.int().min(0).max(3650),
        points: z.int().min(0).max(100),
      }),
    )
    .max(20),
});

/** The seed of a replay; the month's own is the club's code with the month. */
export const simulationSeed = z
  .string()
  .regex(/^[A-Za-z0-9-]{1,40}$/, wants("characters", "A–Z, a–z, 0–9, - (1–40)"));

/** The tables that a month can be replayed under. */
export const policyTables = z.strictObject({
  open: z.array(ruleRows.open).max(60),
  limits: z.array(ruleRows.limits).max(60),
  /** The card of the fees that count today: 18 holes per person; a part of null is the whole day. */
  greenFees: z
    .array(
      z.strictObject({
        memberType: codeKey,
        period: codeKey.nullable(),
        weekday: feeAmount,
        weekend: feeAmount,
      }),
    )
    .max(300),
  draw: drawTable,
  penalties: penaltyTable,
});
export type PolicyTables = z.infer<typeof policyTables>;

export const denialReasons = [
  ...(["TYPE", "OPENING", "SUSPENDED", "LIMIT", "CLASH", "QUOTA", "TAKEN", "WAITED", "LOST"] as const),
] as const;
export const memberChanges = ["GAIN", "LOSE", "PAY_MORE", "PAY_LESS", "OTHER_TIME"] as const;

const tally = z.object({
  asked: z.int(),
  granted: z.int(),
  denied: z.int(),
  prime: z.int(),
  primeShare: share,
  fees: money,
  fines: money,
  suspensions: z.int(),
});
export type SimulationTally = z.infer<typeof tally>;

/** The real month, its replay under today's rules, and its replay under the changed ones. */
const worlds = { actual: tally, control: tally, changed: tally };
const reproduced = z.object({ same: z.int(), all: z.int() });
const changedMember = z.object({
  memberIdx: idx,
  /** The tenth of the members that he is in. */
  decile: z.int(),
  memberName: z.string(),
  memberType: codeKey,
  memberTypeName: z.string(),
  change: z.enum(memberChanges),
  control: tally,
  changed: tally,
});

const simulation = z.object({
  month,
  /** Inputs that make a replay reproducible, besides the tables: the prime times and the seed. */
  seed: z.string(),
  primeDay: z.enum(primeDays),
  primePeriods: z.array(codeKey),
  members: z.int(),
  all: z.object(worlds),
  /** How far the replay under today's rules ends where the month really ended. */
  reproduced: z.object({
    all: reproduced,
    BOOKING: reproduced,
    WAITING: reproduced,
    DRAW: reproduced,
  }),
  byType: z.array(z.object({ memberType: codeKey, name: z.string(), ...worlds })),
  /** 1 are the members who really had the most times; `concerned` are those to whom it makes a difference. */
  byDecile: z.array(z.object({ decile: z.int(), members: z.int(), concerned: z.int(), ...worlds })),
  denials: z.array(z.object({ reason: z.enum(denialReasons), control: z.int(), changed: z.int() })),
  /** How many members it makes a difference to, and of each tenth those to whom it makes the largest. */
  changes: z.array(z.object({ change: z.enum(memberChanges), members: z.int() })),
  persons: z.array(changedMember),
  isMasked: z.boolean(),
});
export type Simulation = z.infer<typeof simulation>;

export const simulationRoutes = [
  defineRoute("GET /ops/simulations/base", {
    summary: "Months that can be replayed, and the tables as they stand.",
    permission: { menu: fairnessMenu, flag: "R" },
    query: z.strictObject(commonQuery),
    output: z.object({
      months: z.array(z.object({ month, bookings: z.int(), requests: z.int() })),
      tables: policyTables,
      names: z.object({
        memberTypes: z.record(z.string(), z.string()),
        periods: z.record(z.string(), z.string()),
        penaltyCodes: z.record(z.string(), z.string()),
      }),
    }),
  }),
  defineRoute("POST /ops/simulations", {
    summary:
      "Replays a past month's demand under other tables; nothing of it is written but that somebody simulated. Names are masked without a reason.",
    permission: { menu: fairnessMenu, flag: "C" },
    query: z.strictObject(commonQuery),
    body: z.strictObject({
      month,
      change: policyTables.partial(),
      primeDay: z.enum(primeDays).default("WEEKEND"),
      primePeriods: z.array(codeKey).min(1).max(9).default(["1"]),
      /** Orders what falls on one moment; without it the month's own. */
      seed: simulationSeed.optional(),
      ...unmaskReason,
    }),
    output: simulation,
  }),
] as const;
