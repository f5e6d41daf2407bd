import { z } from "zod";
import { codeKey } from "../bookings/play-shapes";
import {
  commonQuery,
  dateText,
  idParams,
  idx,
  listQueryShape,
  pageOf,
  timestamp,
  unmaskReason,
} from "../common";
import { defineRoute } from "../define-route";
import { drawMode, drawPostStateShape } from "./draw-shapes";
import {
  drawDefaults,
  drawQuotas,
  drawTexts,
  officeDraw,
  officeDrawDetail,
  poolPreview,
  poolQuery,
  rehearsal,
} from "./ops-draw-shapes";

const menu = "940300";
const title = z.string().trim().min(1).max(120);
const contents = z.string().max(200_000);
const reason = z.string().trim().min(1).max(500);
const codes = z.array(codeKey).min(1).max(30);

/**
 * Times that are left out follow the timeline of domain.md 7.9 for the weekend of the first play date, and C0370; numbers
 * and mode follow C0330, C0340.
 */
export const drawPostBody = z.strictObject({
  title,
  contents,
  /** Of an edit: every language but the caller's. */
  i18n: drawTexts.optional(),
  playDates: z.array(dateText).min(1).max(14),
  periods: codes,
  courseCodes: codes,
  memberTypes: codes,
  applyFrom: timestamp.optional(),
  applyTo: timestamp.optional(),
  drawAt: timestamp.optional(),
  announceAt: timestamp.optional(),
  confirmUntil: timestamp.optional(),
  releaseAt: timestamp.optional(),
  maxChoices: z.int().min(1).max(9).optional(),
  minPlayers: z.int().min(1).max(4).optional(),
  mode: drawMode.optional(),
  ruleVersion: z.union([z.literal(1), z.literal(2)]).optional(),
  quotas: drawQuotas.optional(),
  /** Names a future round of the public beacon, where the server knows one. */
  hasBeacon: z.boolean().optional(),
});

const query = z.strictObject(commonQuery);
/** Of a step that the clock would take: a reason is needed while its moment is still to come. */
const stepBody = z.strictObject({ reason: reason.optional() }).default({});
const stateOutput = z.object({ drawPostIdx: idx, state: drawPostStateShape });

export const opsDrawRoutes = [
  defineRoute("GET /ops/draw-defaults", {
    summary: "What a new draw begins with: C0330, C0340, C0370, and whether a beacon is set up.",
    permission: { menu, flag: "R" },
    query,
    output: drawDefaults,
  }),
  defineRoute("GET /ops/draw-pool", {
    summary: "The slots that a draw would keep, before it is saved: free, booked or kept for something else.",
    permission: { menu, flag: "R" },
    query: poolQuery,
    output: poolPreview,
  }),
  defineRoute("GET /ops/draws", {
    summary: "Draws for the back office.",
    permission: { menu, flag: "R" },
    query: z.strictObject({ ...listQueryShape, state: drawPostStateShape.optional() }),
    output: pageOf(officeDraw),
  }),
  defineRoute("GET /ops/draws/{id}", {
    summary: "A draw with its applications; results too once it is drawn. Names are masked without a reason.",
    permission: { menu, flag: "R" },
    params: idParams,
    query: z.strictObject({ ...commonQuery, ...unmaskReason }),
    output: officeDrawDetail,
  }),
  defineRoute("POST /ops/draws", {
    summary: "Publishes a draw: makes the seed, shows its hash and keeps the slots of the pool for it.",
    permission: { menu, flag: "C" },
    query,
    body: drawPostBody,
    output: z.object({
      drawPostIdx: idx,
      state: drawPostStateShape,
      slotCount: z.int(),
      seedHash: z.string(),
    }),
    tags: ["draws"],
    idempotent: true,
  }),
  defineRoute("PUT /ops/draws/{id}", {
    summary: "Edits a planned draw; the seed stays.",
    permission: { menu, flag: "U" },
    params: idParams,
    query,
    body: drawPostBody
      .omit({ ruleVersion: true, hasBeacon: true })
      .partial()
      .extend({ version: z.int().optional() }),
    output: z.object({ drawPostIdx: idx, state: drawPostStateShape, slotCount: z.int(), version: z.int() }),
    tags: ["draws"],
  }),
  defineRoute("POST /ops/draws/{id}/close", {
    summary: "Ends the applications before their time, with a reason; listed in the proof.",
    permission: { menu, flag: "C" },
    params: idParams,
    query,
    body: z.strictObject({ reason }),
    output: stateOutput.extend({ applications: z.int() }),
    tags: ["draws"],
    idempotent: true,
  }),
  defineRoute("POST /ops/draws/{id}/run", {
    summary:
      "Draws, once: a second run answers the first result. Before its time with a reason; listed in the proof.",
    permission: { menu, flag: "C" },
    params: idParams,
    query,
    body: stepBody,
    output: z.object({
      drawPostIdx: idx,
      state: drawPostStateShape,
      won: z.int(),
      reserve: z.int(),
      seed: z.string(),
      drawnAt: timestamp.nullable().optional(),
    }),
    tags: ["draws"],
  }),
  defineRoute("POST /ops/draws/{id}/announce", {
    summary:
      "Announces the result: winners get their bookings, everybody is told, the seed is shown. Early with a reason.",
    permission: { menu, flag: "C" },
    params: idParams,
    query,
    body: stepBody,
    output: stateOutput.extend({ booked: z.int() }),
    tags: ["draws"],
  }),
  defineRoute("POST /ops/draws/{id}/cancel", {
    summary: "Cancels a draw before it is drawn; its slots open.",
    permission: { menu, flag: "C" },
    params: idParams,
    query,
    body: z.strictObject({ reason }),
    output: stateOutput,
    tags: ["draws"],
    idempotent: true,
  }),
  defineRoute("POST /ops/draws/{id}/amend", {
    summary: "Swaps the result of two applications of a drawn, not yet announced draw; listed in the proof.",
    permission: { menu, flag: "C" },
    params: idParams,
    query,
    body: z.strictObject({ drawIdxs: z.array(idx).length(2), reason }),
    output: stateOutput.extend({ amendments: z.int() }),
    tags: ["draws"],
    idempotent: true,
  }),
  defineRoute("POST /ops/draws/{id}/promote", {
    summary: "Gives a free slot of an announced draw to a reserve; listed in the proof.",
    permission: { menu, flag: "C" },
    params: idParams,
    query,
    body: z.strictObject({ drawIdx: idx, sheetIdx: idx, reason }),
    output: stateOutput.extend({ amendments: z.int() }),
    tags: ["draws"],
    idempotent: true,
  }),
  defineRoute("POST /ops/draws/{id}/rehearse", {
    summary:
      "Who would get what: plays the draw through with a seed of its own and stores nothing but the look. Names are masked without a reason.",
    permission: { menu, flag: "C" },
    params: idParams,
    query: z.strictObject({ ...commonQuery, ...unmaskReason }),
    output: rehearsal,
  }),
] as const;
