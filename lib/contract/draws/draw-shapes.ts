import { z } from "zod";
import { codeKey, companionRef, partyPlayer } from "../bookings/play-shapes";
import { codeOf } from "../code-values/code-shape";
import { applicationState, drawPostState } from "../code-values/draws";
import { clubCode, dateText, idx, timestamp } from "../common";

/** `drawPostStates` and `drawStates` (domain.md 8.4, 8.5). */
export const drawPostStateShape = codeOf(drawPostState);
export const drawStateShape = codeOf(applicationState);
export const drawMode = z.enum(["RANDOM", "WEIGHTED", "SCORE"]);

/** Manual actions of staff: a step before its time, two results swapped, a free time given to a reserve. */
export const amendmentKind = z.enum(["CLOSE", "RUN", "ANNOUNCE", "SWAP", "PROMOTE"]);

const postTimes = {
  applyFrom: timestamp,
  applyTo: timestamp,
  drawAt: timestamp,
  announceAt: timestamp,
  confirmUntil: timestamp,
  releaseAt: timestamp,
};
const postPool = {
  playDates: z.array(dateText),
  periods: z.array(codeKey),
  courseCodes: z.array(codeKey),
  slotCount: z.int(),
};

/** domain.md R13. */
export const drawPostRow = z.object({
  drawPostIdx: idx,
  title: z.string(),
  ...postPool,
  memberTypes: z.array(codeKey),
  ...postTimes,
  state: drawPostStateShape,
  stateName: z.string(),
  applicantCount: z.int(),
  /** The caller's application; null for visitors. */
  myDrawIdx: idx.nullable(),
});

/** Demand per date, band and course: slots, and applications whose first choice it is. */
export const drawBand = z.object({
  playDate: dateText,
  standbyTimeCode: codeKey,
  courseCode: codeKey,
  slots: z.int(),
  firstChoices: z.int(),
});

/** Why a member may not apply: `reason` is TYPE, STATE, SUSPENDED, DOCUMENT (4502) or QUOTA (4503). */
export const drawObstacle = z.object({
  code: z.int(),
  reason: z.enum(["TYPE", "STATE", "SUSPENDED", "DOCUMENT", "QUOTA"]),
  until: timestamp.nullable(),
});

/** Percent of the slots per group of member types, in the order of serving; null is one queue (domain.md 7.9.5). */
export const shownQuotas = z
  .array(
    z.object({
      memberTypes: z.array(codeKey).readonly(),
      weekdayPercent: z.number(),
      weekendPercent: z.number(),
    }),
  )
  .readonly()
  .nullable();

/** domain.md R14; visitors see no `eligibility`. */
export const drawPostDetail = z.object({
  drawPostIdx: idx,
  title: z.string(),
  contents: z.string(),
  ...postPool,
  memberTypes: z.array(codeKey).optional(),
  ...postTimes,
  maxChoices: z.int(),
  minPlayers: z.int(),
  mode: drawMode,
  ruleVersion: z.int().optional(),
  quotas: shownQuotas.optional(),
  seedHash: z.string(),
  /** From closing. */
  listHash: z.string().nullable().optional(),
  beaconRound: z.int().nullable().optional(),
  /** From the announcement. */
  seed: z.string().nullable(),
  state: drawPostStateShape,
  stateName: z.string().optional(),
  applicantCount: z.int().optional(),
  isManualConfirm: z.boolean().optional(),
  myDrawIdx: idx.nullable().optional(),
  bands: z.array(drawBand),
  eligibility: z
    .object({
      eligible: z.boolean(),
      reasons: z.array(drawObstacle),
      /** Other posts of the same month of play that the member applied for (C0330 v2). */
      monthUsed: z.int(),
      monthLimit: z.int(),
      /** Not for a delegate. */
      weightPreview: z.number().optional(),
    })
    .optional(),
});

const choice = z.strictObject({
  rank: z.int().min(1).max(9),
  playDate: dateText,
  standbyTimeCode: codeKey,
  courseCode: codeKey.nullable().default(null),
});
const shownChoice = z.object({
  rank: z.int(),
  playDate: dateText,
  standbyTimeCode: codeKey,
  courseCode: codeKey.nullable(),
});
/** `rank` is null for a slot that staff gave (an amendment). */
const result = z.object({
  rank: z.int().nullable(),
  playDate: dateText,
  teeTime: z.string(),
  courseCode: codeKey,
});
const factors = z.object({
  base: z.number(),
  losses: z.int(),
  wins: z.int(),
  points: z.number(),
});

/** domain.md R15; weight, key and result stay null until the announcement. */
export const drawApplication = z.object({
  drawIdx: idx,
  drawPostIdx: idx,
  state: drawStateShape,
  stateName: z.string(),
  stateReason: z.string().nullable().optional(),
  choices: z.array(shownChoice),
  playerCount: z.int(),
  /** A guest's number as the applicant gave it, for an edit; a member's is never shown. */
  players: z.array(
    z.object({
      /** Masked but for the applicant's own. */
      name: z.string(),
      /** The applicant's own number; nobody else's. */
      memberIdx: idx.nullable(),
      /** By what the applicant can name this member again; null for himself and for guests. */
      companionRef: companionRef.nullable().optional(),
      phoneNo: z.string().nullable().optional(),
    }),
  ),
  weight: z.number().nullable(),
  drawKey: z.number().nullable(),
  result: result.nullable(),
  reserveNo: z.int().nullable(),
  bookingIdx: idx.nullable(),
  editable: z.boolean(),
  declineUntil: timestamp.nullable().optional(),
  confirmable: z.boolean().optional(),
  /** The entry's line in the published list, and the salt that proves it to be the applicant's. */
  receipt: z.string().optional(),
  receiptSalt: z.string().optional(),
  /** Components of the weight, from closing. */
  factors: factors.nullable().optional(),
  /** Why this result (product.md, 2): the place in the draw and what was free at each choice's turn. */
  why: z
    .object({
      order: z.int(),
      of: z.int(),
      turns: z.array(z.object({ rank: z.int(), free: z.int(), skipped: z.string().nullable() })),
    })
    .nullable()
    .optional(),
});

/** domain.md R16: an application, its edit (with `drawIdx`), or the confirmation of a win (A5). */
export const drawApplyBody = z.strictObject({
  clubCode: clubCode.optional(),
  drawPostIdx: idx,
  drawIdx: idx.optional(),
  choices: z.array(choice).min(1).max(9),
  playerCount: z.int().min(1).max(4),
  players: z.array(partyPlayer).max(4).default([]),
  agreeRules: z.literal(true),
});
export const drawConfirmBody = z.strictObject({
  clubCode: clubCode.optional(),
  drawIdx: idx,
  action: z.literal("CONFIRM"),
});

/** domain.md Y15. */
export const myDraw = z.object({
  drawIdx: idx,
  drawPostIdx: idx,
  title: z.string(),
  state: drawStateShape,
  stateName: z.string(),
  choices: z.array(shownChoice),
  announceAt: timestamp,
  result: result.nullable(),
  reserveNo: z.int().nullable(),
  bookingIdx: idx.nullable().optional(),
  declineUntil: timestamp.nullable().optional(),
});
