import { z } from "zod";
import { codeKey, segment, teeTimeText } from "../bookings/play-shapes";
import { clubCode, clubQuery, dateText, idx, idxText, listQueryShape, pageOf, timestamp } from "../common";
import { defineRoute } from "../define-route";
import { drawMenuCode } from "../page-menus";
import {
  amendmentKind,
  drawApplication,
  drawApplyBody,
  drawBand,
  drawConfirmBody,
  drawPostDetail,
  drawPostRow,
  drawPostStateShape,
  drawStateShape,
  myDraw,
  shownQuotas,
} from "./draw-shapes";

const choice = z.object({
  rank: z.int(),
  playDate: dateText,
  standbyTimeCode: codeKey,
  courseCode: codeKey.nullable(),
});

/**
 * The published record of a draw (`DrawRecord` of lib/shared/draws/draw-proof.ts). Until closing only hashes and rules;
 * `closingHash`, `listHash`, `receipts`, `rates`, `bands` and `pool` from closing; all of it from the announcement.
 */
export const drawProof = z.object({
  drawPostIdx: idx,
  state: drawPostStateShape,
  /** Why the club called the draw off. */
  cancelReason: z.string().nullable(),
  ruleVersion: z.union([z.literal(1), z.literal(2)]),
  mode: z.enum(["RANDOM", "WEIGHTED", "SCORE"]),
  /** The formulas that decide the draw, in words from which a program can be written. */
  formulas: z.record(z.string(), z.string()).optional(),
  seedHash: z.string(),
  quotas: shownQuotas,
  /** The round was named in advance; `chain` says where it is published and when it is made, null in draws of before. */
  beacon: z
    .object({
      round: z.int(),
      chain: z.object({ url: z.string(), genesis: z.int(), period: z.int() }).nullable(),
      value: z.string().nullable(),
    })
    .nullable(),
  /** When the list was fixed. */
  closedAt: timestamp.nullable(),
  /** SHA-256 of all that was fixed then (`DrawClosing` of lib/shared/draws/draw-closing.ts); every applicant was sent it. */
  closingHash: z.string().nullable(),
  listHash: z.string().nullable(),
  receipts: z.array(z.string()).readonly().nullable(),
  rates: z
    .object({
      loss: z.number(),
      win: z.number(),
      penalty: z.number(),
      maxLosses: z.int(),
      maxWins: z.int(),
      maxPoints: z.int(),
    })
    .nullable(),
  bands: z
    .array(z.object({ key: codeKey, from: teeTimeText, to: teeTimeText }))
    .readonly()
    .nullable(),
  pool: z
    .array(
      z.object({
        sheetIdx: idx,
        playDate: dateText,
        teeTime: teeTimeText,
        courseCode: codeKey,
        dayType: z.enum(["WEEKDAY", "WEEKEND"]),
      }),
    )
    .readonly()
    .nullable(),
  seed: z.string().nullable(),
  withdrawnSlots: z.array(idx).readonly().nullable(),
  entries: z
    .array(
      z.object({
        drawIdx: idx,
        memberType: codeKey,
        playerCount: z.int(),
        choices: z.array(choice).readonly(),
        factors: z.object({ base: z.number(), losses: z.int(), wins: z.int(), points: z.number() }),
        excluded: z
          .array(
            z.object({ rank: z.int(), reason: z.string(), sheetIdxs: z.array(idx).readonly().nullable() }),
          )
          .readonly(),
        salt: z.string(),
        receipt: z.string(),
        ineligible: z.string().nullable(),
      }),
    )
    .readonly()
    .nullable(),
  results: z
    .array(
      z.object({
        drawIdx: idx,
        weight: z.number(),
        key: z.number(),
        order: z.int(),
        won: z.object({ rank: z.int(), sheetIdx: idx }).nullable(),
        reserveNo: z.int().nullable(),
        turns: z.array(z.object({ rank: z.int(), free: z.int(), skipped: z.string().nullable() })).readonly(),
      }),
    )
    .readonly()
    .nullable(),
  /**
   * Changes by hand, each with its reason: what was done before its moment (`plannedAt`), at once; from the announcement
   * also results swapped and free times given to reserves.
   */
  amendments: z.array(
    z.object({
      kind: amendmentKind,
      at: timestamp,
      plannedAt: timestamp.nullable(),
      reason: z.string(),
      moves: z.array(z.object({ drawIdx: idx, from: idx.nullable(), to: idx.nullable() })),
    }),
  ),
});

const pairParams = z.strictObject({ a: segment, b: segment });
const guestParams = z.strictObject({ club: clubCode, id: idxText });
export const drawRoutes = [
  defineRoute("GET /reservation/draw/posts", {
    summary: "Draws, the latest first, with how many have applied.",
    auth: "anonymous",
    menu: drawMenuCode,
    query: z.strictObject({ ...listQueryShape, state: drawPostStateShape.optional() }),
    output: pageOf(drawPostRow),
    tags: ["draws"],
  }),
  defineRoute("GET /reservation/draw/posts/{a}/{b}", {
    summary: "A draw with its demand and the member's eligibility and weight.",
    auth: "member",
    delegable: ["DRAW"],
    menu: drawMenuCode,
    params: pairParams,
    query: clubQuery,
    output: drawPostDetail,
  }),
  defineRoute("GET /reservation/draw/posts/non-member/{club}/{id}", {
    summary: "A draw as visitors see it.",
    auth: "anonymous",
    menu: drawMenuCode,
    params: guestParams,
    query: clubQuery,
    output: drawPostDetail,
    tags: ["draws"],
  }),
  defineRoute("GET /reservation/draw/non-member/{club}/{id}", {
    summary: "The same at its other address (domain.md A28).",
    auth: "anonymous",
    menu: drawMenuCode,
    params: guestParams,
    query: clubQuery,
    output: drawPostDetail,
    tags: ["draws"],
  }),
  defineRoute("GET /reservation/draw/{a}/{b}", {
    summary: "The member's application for a draw; null without one.",
    auth: "member",
    delegable: ["DRAW"],
    params: pairParams,
    query: clubQuery,
    output: drawApplication.nullable(),
  }),
  defineRoute("POST /reservation/draw", {
    summary: "Applies for a draw, edits the application, or confirms a win.",
    auth: "member",
    delegable: ["DRAW"],
    menu: [drawMenuCode],
    query: clubQuery,
    body: z.union([drawConfirmBody, drawApplyBody]),
    output: z.object({ drawIdx: idx, state: drawStateShape, bookingIdx: idx.optional() }),
    tags: ["draws"],
    idempotent: true,
  }),
  defineRoute("DELETE /reservation/draw/{id}", {
    summary: "Withdraws an application, or declines a win free of penalty.",
    auth: "member",
    delegable: ["DRAW"],
    params: z.strictObject({ id: idxText }),
    query: clubQuery,
    output: z.object({ drawIdx: idx, state: drawStateShape, bookingReleased: idx.optional() }),
    tags: ["draws"],
    idempotent: true,
  }),
  defineRoute("GET /my-reservation/draw/{id}", {
    summary: "The member's applications, the latest first.",
    auth: "member",
    delegable: ["DRAW"],
    params: z.strictObject({ id: segment }),
    query: z.strictObject(listQueryShape),
    output: pageOf(myDraw),
  }),
  defineRoute("GET /ext/draws/{id}/proof", {
    summary:
      "Everything that re-computes a draw: hashes first, the list from closing, the rest once announced.",
    auth: "anonymous",
    menu: drawMenuCode,
    params: z.strictObject({ id: idxText }),
    query: clubQuery,
    output: drawProof,
    tags: ["draws"],
  }),
  defineRoute("GET /ext/draws/{id}/odds", {
    summary: "Applications and slots per date, band and course, live.",
    auth: "anonymous",
    menu: drawMenuCode,
    params: z.strictObject({ id: idxText }),
    query: clubQuery,
    output: z.object({
      drawPostIdx: idx,
      state: drawPostStateShape,
      slotCount: z.int(),
      applicantCount: z.int(),
      bands: z.array(
        drawBand.extend({
          /** Applications that name it with any rank. */
          choices: z.int(),
        }),
      ),
    }),
    tags: ["draws"],
  }),
] as const;
