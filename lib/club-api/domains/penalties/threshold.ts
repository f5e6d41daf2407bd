import { penaltyState } from "@/lib/contract/code-values/penalties";
import type { Database } from "../../db/database";
import type { Act } from "../../platform/act";
import { readPenaltyPolicy } from "./policy";
import { insertPenalty, type Penalty, updatePenalty } from "./repository";
import { addClubDays, type Scored, suspendedUntil, thresholdCode, thresholdEnd } from "./rules";
import { selectActive, selectSince } from "./standing-repository";

/**
 * Makes the suspension by points (code 90) what the points say, after any change of them: it only lengthens what the
 * other suspensions already hold, it never adds to them, and it goes when a waiver takes its points (domain.md 7.7).
 */
export async function settleThreshold(tx: Database, act: Act, memberIdx: number): Promise<void> {
  const active = await selectActive(tx, act.club.clubIdx, memberIdx);
  const current = active.find((penalty) => penalty.penaltyCode === thresholdCode);
  const end = await pointsEnd(tx, act, memberIdx);
  if (end === null || end <= act.now) {
    if (current) await dropPointsSuspension(tx, act, current);
    return;
  }
  if (current) {
    await updatePenalty(tx, current, { suspendTo: end, updatedAt: act.now });
    return;
  }
  const others = suspendedUntil(active, act.now);
  if (others !== null && others >= end) return;
  await insertPenalty(tx, {
    clubIdx: act.club.clubIdx,
    memberIdx,
    penaltyCode: thresholdCode,
    point: 0,
    finePercent: 0,
    fineAmount: "0",
    suspendFrom: act.now,
    suspendTo: end,
    createdAt: act.now,
    updatedAt: act.now,
  });
}

/** Until when a member's points, with so many more now, would suspend alone; null below every threshold. */
export async function pointsEndWith(
  db: Database,
  act: Act,
  memberIdx: number,
  point: number,
): Promise<Date | null> {
  const end = await pointsEnd(db, act, memberIdx, [{ at: act.now, point }]);
  return end !== null && end > act.now ? end : null;
}

async function pointsEnd(
  tx: Database,
  act: Act,
  memberIdx: number,
  more: readonly Scored[] = [],
): Promise<Date | null> {
  const { clubIdx, zone } = act.club;
  const { lookBackDays, thresholds } = await readPenaltyPolicy(tx, act);
  const longest = Math.max(0, ...thresholds.map(({ days }) => days));
  const since = addClubDays(act.now, -(lookBackDays + longest), zone);
  const penalties = await selectSince(tx, clubIdx, memberIdx, since);
  const scored = penalties.map(({ createdAt, point }) => ({ at: createdAt, point }));
  return thresholdEnd([...scored, ...more], thresholds, { lookBackDays, zone });
}

async function dropPointsSuspension(tx: Database, act: Act, current: Penalty): Promise<void> {
  if (current.suspendTo <= act.now) return;
  await updatePenalty(tx, current, {
    state: penaltyState.waived,
    suspendTo: act.now,
    releasedAt: act.now,
    updatedAt: act.now,
  });
}
