import Big from "big.js";
import { type PenaltyKind, penaltyState } from "@/lib/contract/code-values/penalties";
import { formatMoney } from "@/lib/shared/money/money";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { codeValues } from "../codes";
import { readFormats } from "../policies";
import { readPenaltyPolicy } from "./policy";
import {
  lockMember,
  type Penalty,
  selectOfBooking,
  selectOver,
  selectPenalty,
  updatePenalty,
} from "./repository";
import { addClubDays, moveForward, ownMistake } from "./rules";
import { countReleased, selectActive } from "./status-repository";
import { settleThreshold } from "./threshold";

const evidence = "P1";

/** The version that a desk decided by; without one it takes what there is. */
type Seen = { version?: number | undefined };

/**
 * Records a payment of a fine. Paid in full, the suspension ends now and those behind it move forward; a penalty that
 * was already over only loses its debt. 9001 for more than is due, or for a penalty without a fine (domain.md 7.7).
 */
export async function payFine(
  tx: Database,
  ctx: Context,
  penaltyIdx: number,
  { amount, version }: { amount: string } & Seen,
): Promise<{ before: Penalty; after: Penalty }> {
  const before = await lockPenalty(tx, ctx, penaltyIdx, version);
  const paidAmount = new Big(before.paidAmount).plus(amount);
  if (paidAmount.gt(before.fineAmount)) {
    const due = new Big(before.fineAmount).minus(before.paidAmount);
    const shown = formatMoney(due.toFixed(), await readFormats(tx, ctx.club.clubIdx));
    throw new ClubFailure("VAL_FIELD", ["amount", "still_due", shown]);
  }
  const isPaid = paidAmount.eq(before.fineAmount);
  const paid = { paidAmount: paidAmount.toFixed(), ...(isPaid ? { paidAt: ctx.now } : {}) };
  if (!isPaid || before.state === penaltyState.ended) {
    const after = await updatePenalty(tx, before, { ...paid, updatedAt: ctx.now });
    return { before, after };
  }
  const after = await endNow(tx, ctx, before, {
    ...paid,
    state: penaltyState.releasedByPayment,
    releaseReason: "P2",
  });
  return { before, after };
}

/**
 * Waives a penalty: its points go, its fine is not due, its suspension ends now. Waivers for evidence are limited per
 * member and year (C0280 v3): one more is 9001 `reasonCode`.
 */
export async function waivePenalty(
  tx: Database,
  ctx: Context,
  penaltyIdx: number,
  { reasonCode, memo, version }: { reasonCode: string; memo?: string | undefined } & Seen,
): Promise<{ before: Penalty; after: Penalty }> {
  const before = await lockPenalty(tx, ctx, penaltyIdx, version);
  await requireReason(tx, ctx, before.memberIdx, reasonCode);
  const after = await endNow(tx, ctx, before, {
    state: penaltyState.waived,
    point: 0,
    releaseReason: reasonCode,
    ...(memo === undefined ? {} : { memo }),
  });
  return { before, after };
}

/**
 * Takes back what a booking was punished with by mistake, such as at a check-in that is undone: waived as the club's
 * own mistake, which counts as no waiver for evidence. The penalties that it ended.
 */
export async function takeBackPenalties(
  tx: Database,
  ctx: Context,
  bookingIdx: number,
  penaltyCodes: readonly PenaltyKind[],
): Promise<Penalty[]> {
  const ended: Penalty[] = [];
  for (const penaltyCode of penaltyCodes) {
    const seen = await selectOfBooking(tx, ctx.club.clubIdx, bookingIdx, penaltyCode);
    if (!seen || (seen.state !== penaltyState.active && seen.state !== penaltyState.ended)) continue;
    const penalty = await lockPenalty(tx, ctx, seen.penaltyIdx);
    ended.push(
      await endNow(tx, ctx, penalty, { state: penaltyState.waived, point: 0, releaseReason: ownMistake }),
    );
  }
  return ended;
}

/** The penalties whose suspension is over, by member. */
export function listOver(db: Database, ctx: Context): Promise<{ penaltyIdx: number; memberIdx: number }[]> {
  return selectOver(db, ctx.club.clubIdx, ctx.now);
}

/** State 40 for a penalty whose suspension is over; an unpaid fine stays due (domain.md 8.7). */
export async function endPenalty(tx: Database, ctx: Context, penaltyIdx: number): Promise<void> {
  const penalty = await lockPenalty(tx, ctx, penaltyIdx);
  if (penalty.state !== penaltyState.active || penalty.suspendTo > ctx.now) return;
  await updatePenalty(tx, penalty, { state: penaltyState.ended, updatedAt: ctx.now });
}

/**
 * The penalty under its member's lock. 2001 for an unknown one, 2002 when it is not as it was seen any more, 9001 `event`
 * for one that is already released.
 */
async function lockPenalty(
  tx: Database,
  ctx: Context,
  penaltyIdx: number,
  version: Seen["version"] = undefined,
): Promise<Penalty> {
  const { clubIdx } = ctx.club;
  const seen = await selectPenalty(tx, clubIdx, penaltyIdx);
  if (!seen) throw new ClubFailure("NOT_FOUND");
  await lockMember(tx, clubIdx, seen.memberIdx);
  const penalty = await selectPenalty(tx, clubIdx, penaltyIdx);
  if (!penalty) throw new ClubFailure("NOT_FOUND");
  if (version !== undefined && version !== penalty.version) throw new ClubFailure("STALE");
  if (penalty.state !== penaltyState.active && penalty.state !== penaltyState.ended)
    throw new ClubFailure("VAL_FIELD", ["event", "not_now"]);
  return penalty;
}

async function requireReason(
  tx: Database,
  ctx: Context,
  memberIdx: number,
  reasonCode: string,
): Promise<void> {
  const { clubIdx } = ctx.club;
  const isKnown = (await codeValues(tx, clubIdx, "reasonCodes", "RELEASE")).has(reasonCode);
  if (!isKnown) throw new ClubFailure("VAL_FIELD", ["reasonCode", "choice"]);
  if (reasonCode !== evidence) return;
  const { used, max } = await countWaivers(tx, ctx, memberIdx);
  if (used >= max) throw new ClubFailure("VAL_FIELD", ["reasonCode", "used_up", String(max)]);
}

/** How many penalties of a member were waived for evidence within a year, and how many may be (C0280 v3). */
export async function countWaivers(
  db: Database,
  ctx: Context,
  memberIdx: number,
): Promise<{ used: number; max: number }> {
  const { clubIdx, zone } = ctx.club;
  const { evidenceWaivers: max, lookBackDays } = await readPenaltyPolicy(db, ctx);
  const since = addClubDays(ctx.now, -lookBackDays, zone);
  return { used: await countReleased(db, clubIdx, memberIdx, { releaseReason: evidence, since }), max };
}

async function endNow(
  tx: Database,
  ctx: Context,
  penalty: Penalty,
  change: Partial<Penalty>,
): Promise<Penalty> {
  const isRunning = penalty.state === penaltyState.active;
  const hasBegun = penalty.suspendFrom < ctx.now;
  const ended = await updatePenalty(tx, penalty, {
    ...change,
    ...(isRunning ? { suspendFrom: hasBegun ? penalty.suspendFrom : ctx.now, suspendTo: ctx.now } : {}),
    releasedAt: ctx.now,
    updatedAt: ctx.now,
  });
  await settleThreshold(tx, ctx, penalty.memberIdx);
  const remaining = await selectActive(tx, ctx.club.clubIdx, penalty.memberIdx);
  for (const { penaltyIdx, suspendFrom, suspendTo } of moveForward(remaining, ctx.now)) {
    await updatePenalty(
      tx,
      { clubIdx: ctx.club.clubIdx, penaltyIdx },
      { suspendFrom, suspendTo, updatedAt: ctx.now },
    );
  }
  return ended;
}
