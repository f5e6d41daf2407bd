import { z } from "zod";
import { codeKey, teeTimeText } from "../bookings/play-shapes";
import { dateText, idx, timestamp } from "../common";
import { amendmentKind, shownQuotas } from "./draw-shapes";

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
  state: z.string(),
  /** Why the club called the draw off. */
  cancelReason: z.string().nullable(),
  ruleVersion: z.union([z.literal(1), z.literal(2)]),
  mode: z.enum(["RANDOM", "WEIGHTED", "SCORE"]),
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
