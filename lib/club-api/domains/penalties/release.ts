import Big from "big.js";
import { penaltyState } from "@/lib/contract/code-values/penalties";
import type { Database } from "../../db/database";
import type { Act } from "../../platform/act";
import { ClubFailure } from "../../platform/failure";
import { codeValues } from "../codes";
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
import { countReleased, selectActive } from "./standing-repository";
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
  act: Act,
  penaltyIdx: number,
  { amount, version }: { amount: string } & Seen,
): Promise<{ before: Penalty; after: Penalty }> {
  const before = await lockPenalty(tx, act, penaltyIdx, version);
  const paidAmount = new Big(before.paidAmount).plus(amount);
  if (paidAmount.gt(before.fineAmount)) throw new ClubFailure("VAL_FIELD", ["amount"]);
  const isPaid = paidAmount.eq(before.fineAmount);
  const paid = { paidAmount: paidAmount.toFixed(), ...(isPaid ? { paidAt: act.now } : {}) };
  if (!isPaid || before.state === penaltyState.ended) {
    const after = await updatePenalty(tx, before, { ...paid, updatedAt: act.now });
    return { before, after };
  }
  const after = await endNow(tx, act, before, {
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
  act: Act,
  penaltyIdx: number,
  { reasonCode, memo, version }: { reasonCode: string; memo?: string | undefined } & Seen,
): Promise<{ before: Penalty; after: Penalty }> {
  const before = await lockPenalty(tx, act, penaltyIdx, version);
  await requireReason(tx, act, before.memberIdx, reasonCode);
  const after = await endNow(tx, act, before, {
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
  act: Act,
  bookingIdx: number,
  penaltyCodes: readonly string[],
): Promise<Penalty[]> {
  const ended: Penalty[] = [];
  for (const penaltyCode of penaltyCodes) {
    const seen = await selectOfBooking(tx, act.club.clubIdx, bookingIdx, penaltyCode);
    if (!seen || (seen.state !== penaltyState.active && seen.state !== penaltyState.ended)) continue;
    const penalty = await lockPenalty(tx, act, seen.penaltyIdx);
    ended.push(
      await endNow(tx, act, penalty, { state: penaltyState.waived, point: 0, releaseReason: ownMistake }),
    );
  }
  return ended;
}

/** The penalties whose suspension is over, by member. */
export function listOver(db: Database, act: Act): Promise<{ penaltyIdx: number; memberIdx: number }[]> {
  return selectOver(db, act.club.clubIdx, act.now);
}

/** State 40 for a penalty whose suspension is over; an unpaid fine stays due (domain.md 8.7). */
export async function endPenalty(tx: Database, act: Act, penaltyIdx: number): Promise<void> {
  const penalty = await lockPenalty(tx, act, penaltyIdx);
  if (penalty.state !== penaltyState.active || penalty.suspendTo > act.now) return;
  await updatePenalty(tx, penalty, { state: penaltyState.ended, updatedAt: act.now });
}

/**
 * The penalty under its member's lock. 2001 for an unknown one, 2002 when it is not as it was seen any more, 9001 `event`
 * for one that is already released.
 */
async function lockPenalty(
  tx: Database,
  act: Act,
  penaltyIdx: number,
  version: Seen["version"] = undefined,
): Promise<Penalty> {
  const { clubIdx } = act.club;
  const seen = await selectPenalty(tx, clubIdx, penaltyIdx);
  if (!seen) throw new ClubFailure("NOT_FOUND");
  await lockMember(tx, clubIdx, seen.memberIdx);
  const penalty = await selectPenalty(tx, clubIdx, penaltyIdx);
  if (!penalty) throw new ClubFailure("NOT_FOUND");
  if (version !== undefined && version !== penalty.version) throw new ClubFailure("STALE");
  if (penalty.state !== penaltyState.active && penalty.state !== penaltyState.ended)
    throw new ClubFailure("VAL_FIELD", ["event"]);
  return penalty;
}

async function requireReason(tx: Database, act: Act, memberIdx: number, reasonCode: string): Promise<void> {
  const { clubIdx } = act.club;
  const isKnown = (await codeValues(tx, clubIdx, "reasonCodes", "RELEASE")).has(reasonCode);
  if (!isKnown) throw new ClubFailure("VAL_FIELD", ["reasonCode"]);
  if (reasonCode !== evidence) return;
  const { used, max } = await countWaivers(tx, act, memberIdx);
  if (used >= max) throw new ClubFailure("VAL_FIELD", ["reasonCode"]);
}

/** How many penalties of a member were waived for evidence within a year, and how many may be (C0280 v3). */
export async function countWaivers(
  db: Database,
  act: Act,
  memberIdx: number,
): Promise<{ used: number; max: number }> {
  const { clubIdx, zone } = act.club;
  const { evidenceWaivers: max, lookBackDays } = await readPenaltyPolicy(db, act);
  const since = addClubDays(act.now, -lookBackDays, zone);
  return { used: await countReleased(db, clubIdx, memberIdx, { releaseReason: evidence, since }), max };
}

async function endNow(tx: Database, act: Act, penalty: Penalty, change: Partial<Penalty>): Promise<Penalty> {
  const isRunning = penalty.state === penaltyState.active;
  const hasBegun = penalty.suspendFrom < act.now;
  const ended = await updatePenalty(tx, penalty, {
    ...change,
    ...(isRunning ? { suspendFrom: hasBegun ? penalty.suspendFrom : act.now, suspendTo: act.now } : {}),
    releasedAt: act.now,
    updatedAt: act.now,
  });
  await settleThreshold(tx, act, penalty.memberIdx);
  const remaining = await selectActive(tx, act.club.clubIdx, penalty.memberIdx);
  for (const { penaltyIdx, suspendFrom, suspendTo } of moveForward(remaining, act.now)) {
    await updatePenalty(
      tx,
      { clubIdx: act.club.clubIdx, penaltyIdx },
      { suspendFrom, suspendTo, updatedAt: act.now },
    );
  }
  return ended;
}
