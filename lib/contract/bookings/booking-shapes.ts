import { z } from "zod";
import { delegatedActs } from "@/lib/shared/delegated-acts";
import { bookingState, reservationTypeCode } from "../code-values/bookings";
import { codeOf } from "../code-values/code-shape";
import { penaltyKind } from "../code-values/penalties";
import { dayCode } from "../code-values/tee-sheets";
import { clubCode, dateText, idx, timestamp } from "../common";
import {
  caddieMode,
  codeKey,
  companionRef,
  holeCode,
  money,
  partyPlayer,
  quote,
  teeTimeText,
  turnTime,
} from "./play-shapes";

export const bookingStateShape = codeOf(bookingState);

/** The shapes of the booking calls (domain.md R1, R6 to R9, Y13). */
const stage = z.enum(["L0", "L1", "L2", "L3", "L4"]);
const counts = z.object({
  day: z.int(),
  week: z.int(),
  month: z.int(),
  monthWeekend: z.int(),
  year: z.int(),
  open: z.int(),
});
const limits = z.object({
  day: z.int().nullable(),
  week: z.int().nullable(),
  month: z.int().nullable(),
  monthWeekend: z.int().nullable(),
  year: z.int().nullable(),
  open: z.int().nullable(),
});

/** domain.md R1: what a member has booked around a date, what is left, and what stands in the way. */
export const bookingCounts = z.object({
  date: dateText,
  dayType: z.enum(["WEEKDAY", "WEEKEND"]),
  counts,
  limits,
  remaining: limits,
  blocked: z.boolean(),
  reasons: z.array(z.object({ code: z.int(), until: timestamp.nullable().optional() })),
});
export type BookingCounts = z.output<typeof bookingCounts>;

/** domain.md R6: the hold of a slot; after a release nothing is held. */
const holdShape = {
  sheetIdx: idx,
  locked: z.boolean(),
  lockedAt: timestamp.nullable(),
  expiresAt: timestamp.nullable(),
  remainSeconds: z.int(),
  renewable: z.boolean(),
};
export const slotHold = z.object(holdShape);
export type SlotHold = z.output<typeof slotHold>;
/** The member's one live hold, wherever it was taken; `bookingIdx` is the booking that is to move to it. */
export const ownHold = z.object({
  sheetIdx: idx,
  playDate: dateText,
  lockedAt: timestamp,
  expiresAt: timestamp,
  remainSeconds: z.int(),
  renewable: z.boolean(),
  bookingIdx: idx.nullable(),
});
export type OwnHold = z.output<typeof ownHold>;
export const switchedHold = z.object({ released: idx.nullable(), ...holdShape });

/**
 * `bookingIdx` names the booking that is to move: it does not count against the limits (domain.md 7.5), and is kept
 * with the hold.
 */
export const lockBody = z.strictObject({
  clubCode: clubCode.optional(),
  lock: z.boolean().optional(),
  bookingIdx: idx.optional(),
});

/** domain.md R8: a new booking, or with `bookingIdx` a move (another `sheetIdx`) or a companion edit (A4). */
export const bookingBody = z.strictObject({
  clubCode: clubCode.optional(),
  bookingIdx: idx.optional(),
  sheetIdx: idx,
  holeCode: holeCode.optional(),
  playerCount: z.int().min(1).max(20),
  caddieMode,
  players: z.array(partyPlayer).max(8),
  /** Null takes no coupon; left out, a change keeps the one it has. */
  couponIdx: idx.nullable().optional(),
  /** A new booking needs the consent to the booking rules. */
  agreeRules: z.boolean().optional(),
  memo: z.string().trim().max(200).optional(),
  version: z.int().optional(),
});
export type BookingBody = z.output<typeof bookingBody>;

/** Inputs of a quote; `bookingIdx` names the booking to change. */
export const quoteBody = bookingBody.pick({
  clubCode: true,
  bookingIdx: true,
  sheetIdx: true,
  holeCode: true,
  playerCount: true,
  caddieMode: true,
  players: true,
  couponIdx: true,
});
export type QuoteBody = z.output<typeof quoteBody>;
/**
 * By seat: the green fee before the coupon, and whether it is the player's own or the one of companions (domain.md
 * 7.4).
 */
export const quoteAnswer = z.object({
  quote,
  greenFees: z.array(money),
  ownFees: z.array(z.boolean()),
});
export type QuoteAnswer = z.output<typeof quoteAnswer>;

export const bookingAnswer = z.object({
  bookingIdx: idx,
  rsvNo: z.string(),
  state: bookingStateShape,
  playDate: dateText,
  teeTime: teeTimeText,
  turnTime,
  courseCode: codeKey,
  courseOut: codeKey,
  quote,
  freeCancelUntil: timestamp,
  noShowAfter: timestamp,
  changeCount: z.int(),
  version: z.int(),
});
export type BookingAnswer = z.output<typeof bookingAnswer>;

/** domain.md R9; without `agreePenalty` a late cancellation answers 4302 with what it would cost. */
export const cancelBody = z.strictObject({
  clubCode: clubCode.optional(),
  bookingIdx: idx,
  reasonCode: codeKey.optional(),
  reasonText: z.string().trim().max(200).optional(),
  agreePenalty: z.boolean().default(false),
  /** Stage that the member consented to: at another stage the preview is answered again instead. */
  agreedStage: stage.optional(),
  version: z.int().optional(),
});
export type CancelBody = z.output<typeof cancelBody>;

const imposed = z.object({
  penaltyIdx: idx,
  penaltyCode: codeOf(penaltyKind),
  fineAmount: money,
  point: z.int(),
  suspendTo: timestamp,
});
export const cancelAnswer = z.object({
  bookingIdx: idx,
  state: bookingStateShape,
  stage,
  penalty: imposed.nullable(),
  couponRestored: idx.nullable(),
});

/** `data` of 4302, and part of a booking's detail: what cancelling now would cost. */
export const cancelPreview = z.object({
  stage,
  penaltyCode: codeOf(penaltyKind).nullable(),
  fineAmount: money,
  suspendFrom: timestamp.nullable(),
  suspendTo: timestamp.nullable(),
  point: z.int(),
});

const shownPlayer = z.object({
  seq: z.int(),
  isBooker: z.boolean(),
  /** The viewer's own number; nobody else's. */
  memberIdx: idx.nullable(),
  isMember: z.boolean().optional(),
  /** For the booker: by what he can name this member again. */
  companionRef: companionRef.nullable().optional(),
  /** Masked until a named member has accepted. */
  name: z.string(),
  memberType: codeKey,
  greenFee: money,
  /** The own fee of who books, has accepted or was seen at the desk; else the one of companions. */
  isOwnFee: z.boolean().optional(),
  /** A companion who accepted; the booker always has. */
  isAccepted: z.boolean().optional(),
});

/** An act in the member's name, with the name of who did it. */
export const delegateAct = z.object({ act: z.enum(delegatedActs), name: z.string(), at: timestamp });

/** domain.md Y13. */
const bookingItemShape = {
  bookingIdx: idx,
  rsvNo: z.string(),
  sheetIdx: idx.optional(),
  playDate: dateText,
  dayCode: codeOf(dayCode),
  teeTime: teeTimeText,
  turnTime,
  courseCode: codeKey,
  courseName: z.string(),
  courseOut: codeKey,
  period: codeKey,
  holeCode,
  playerCount: z.int(),
  caddieMode,
  reservationType: codeOf(reservationTypeCode),
  state: bookingStateShape,
  stateName: z.string(),
  total: money,
  freeCancelUntil: timestamp,
  noShowAfter: timestamp.optional(),
  graceUntil: timestamp.nullable().optional(),
  cancelStage: stage.nullable(),
  canCancel: z.boolean(),
  canChange: z.boolean(),
  changeCount: z.int(),
  version: z.int().optional(),
  players: z.array(shownPlayer),
};
export const bookingItem = z.object(bookingItemShape);

export const bookingDetail = z.object({
  ...bookingItemShape,
  courseOutName: z.string(),
  quote,
  couponIdx: idx.nullable(),
  memo: z.string(),
  /** Acts of others in the member's name, the first first; for the member alone. */
  delegateActs: z.array(delegateAct).optional(),
  /** Cost of cancelling now; null when it is too late or over. */
  cancelPreview: cancelPreview.nullable(),
  /** Where to call when it cannot be done online. */
  phone: z.string(),
});
export type BookingDetail = z.output<typeof bookingDetail>;

const rosterPlayer = z.object({
  seq: z.int(),
  isBooker: z.boolean(),
  isMe: z.boolean(),
  isMember: z.boolean(),
  name: z.string(),
  isAccepted: z.boolean(),
});
export const roster = z.object({
  bookingIdx: idx,
  playDate: dateText,
  teeTime: teeTimeText,
  turnTime,
  courseCode: codeKey,
  courseName: z.string(),
  state: bookingStateShape,
  players: z.array(rosterPlayer),
  /**
   * The viewer's green fee as a companion, and as a member who has accepted; null for the booker and once it is over.
   */
  ownFee: z.object({ asCompanion: money, asMember: money }).nullable(),
});

/** Who accepted, or was seen at the desk, in an own round, by reference; others as they were written. */
export const companion = z.object({
  companionRef: companionRef.nullable(),
  name: z.string(),
  rounds: z.int(),
  lastPlayDate: dateText,
});
export type Companion = z.output<typeof companion>;
