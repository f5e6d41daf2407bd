import { z } from "zod";
import { codeOf } from "../code-values/code-shape";
import { roundHoles } from "../code-values/tee-sheets";
import { dateText, idx } from "../common";
import { wants } from "../wants";

/** Shapes that the calls of the play domains share (domain.md 2.2, 6). */

/** A whole number where the currency has no minor unit (KRW, JPY), else a decimal text (domain.md 2.2). */
export const money = z.union(
  [z.int(), z.string().regex(/^-?\d+(\.\d+)?$/, wants("amount"))],
  wants("amount"),
);
export type Money = z.infer<typeof money>;

/** `HH:mm`, club time. */
export const teeTimeText = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, wants("clock"));
/** Start of the second nine after a lunch break; left out where the round goes on at once. */
export const turnTime = teeTimeText.optional();
export const caddieMode = z.enum(["C", "I", "S"]);
export type CaddieMode = z.infer<typeof caddieMode>;
export const holeCode = codeOf(roundHoles);
/** A key of a code group, such as a course or a time band. */
export const codeKey = z.string().regex(/^[A-Za-z0-9]{1,10}$/, wants("characters", "A–Z, a–z, 0–9 (1–10)"));

/** domain.md 6 `Quote`: what the round of a booking costs. */
export const quote = z.object({
  currency: z.string(),
  greenFee: money,
  cartFee: money,
  caddieFee: money,
  rental: money,
  discount: money,
  total: money,
  perPlayer: z.array(money),
  /** Sum of the green fees of the planned players: what a fine is a percentage of (domain.md 7.4). */
  penaltyBase: money,
});
export type Quote = z.infer<typeof quote>;

const playerShape = {
  seq: z.int().min(1).max(4).optional(),
  isBooker: z.boolean().optional(),
  memberIdx: idx.nullable().optional(),
  name: z.string().trim().min(1).max(40).optional(),
  phoneNo: z.string().trim().min(1).max(19).nullable().optional(),
  gender: z.enum(["M", "F", "U"]).nullable().optional(),
};
/** A player as staff name one: a member of their club by number, anybody else by name. */
export const playerInput = z.strictObject(playerShape);
export type PlayerInput = z.infer<typeof playerInput>;

/** How a member names somebody whom the club gave him as an earlier companion; it means nothing to any other member. */
export const companionRef = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, wants("choice"));
/**
 * A player as a member names one: by exact login id, by reference as an earlier companion, anybody else by name. A number
 * may only be the caller's own; any other is refused as an id that nobody has.
 */
export const partyPlayer = z.strictObject({
  ...playerShape,
  memberId: z.string().trim().min(1).max(64).optional(),
  companionRef: companionRef.optional(),
});
export type PartyPlayer = z.infer<typeof partyPlayer>;

/** `yyyy-MM-dd` or `yyyyMMdd`, a month, a year, an idx, a club code: what a `{a}/{b}` segment may be (2.4). */
export const segment = z
  .string()
  .regex(/^[A-Za-z0-9_.-]{1,64}$/, wants("characters", "A–Z, a–z, 0–9, _ . - (1–64)"));
export { dateText };
