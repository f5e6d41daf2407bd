import { penaltyState } from "@/lib/contract/code-values/penalties";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { readPenaltyPolicy } from "./policy";
import { insertPenalty, type Penalty, updatePenalty } from "./repository";
import { addClubDays, type Scored, suspendedUntil, thresholdCode, thresholdEnd } from "./rules";
import { selectActive, selectSince } from "./status-repository";

/**
 * Makes the suspension by points (code 90) what the points say, after any change of them: it only lengthens what the
 * other suspensions already hold, it never adds to them, and it goes when a waiver takes its points (domain.md 7.7).
 */
export async function settleThreshold(tx: Database, ctx: Context, memberIdx: number): Promise<void> {
  const active = await selectActive(tx, ctx.club.clubIdx, memberIdx);
  const current = active.find((penalty) => penalty.penaltyCode === thresholdCode);
  const end = await pointsEnd(tx, ctx, memberIdx);
  if (end === null || end <= ctx.now) {
    if (current) await dropPointsSuspension(tx, ctx, current);
    return;
  }
  if (current) {
    await updatePenalty(tx, current, { suspendTo: end, updatedAt: ctx.now });
    return;
  }
  const others = suspendedUntil(active, ctx.now);
  if (others !== null && others >= end) return;
  await insertPenalty(tx, {
    clubIdx: ctx.club.clubIdx,
    memberIdx,
    penaltyCode: thresholdCode,
    point: 0,
    finePercent: 0,
    fineAmount: "0",
    suspendFrom: ctx.now,
    suspendTo: end,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
}

/** Until when a member's points, with so many more now, would suspend alone; null below every threshold. */
export async function pointsEndWith(
  db: Database,
  ctx: Context,
  memberIdx: number,
  point: number,
): Promise<Date | null> {
  const end = await pointsEnd(db, ctx, memberIdx, [{ at: ctx.now, point }]);
  return end !== null && end > ctx.now ? end : null;
}

async function pointsEnd(
  tx: Database,
  ctx: Context,
  memberIdx: number,
  more: readonly Scored[] = [],
): Promise<Date | null> {
  const { clubIdx, zone } = ctx.club;
  const { lookBackDays, thresholds } = await readPenaltyPolicy(tx, ctx);
  const longest = Math.max(0, ...thresholds.map(({ days }) => days));
  const since = addClubDays(ctx.now, -(lookBackDays + longest), zone);
  const penalties = await selectSince(tx, clubIdx, memberIdx, since);
  const scored = penalties.map(({ createdAt, point }) => ({ at: createdAt, point }));
  return thresholdEnd([...scored, ...more], thresholds, { lookBackDays, zone });
}

async function dropPointsSuspension(tx: Database, ctx: Context, current: Penalty): Promise<void> {
  if (current.suspendTo <= ctx.now) return;
  await updatePenalty(tx, current, {
    state: penaltyState.waived,
    suspendTo: ctx.now,
    releasedAt: ctx.now,
    updatedAt: ctx.now,
  });
}
