import type { Database } from "../../db/database";
import { liftCoupons, suspendCoupons } from "../../domains/coupons";
import { activeSuspension, imposePenalty, type Penalty, type PenaltyOrder } from "../../domains/penalties";
import type { Context } from "../../platform/context";

/**
 * Imposes a penalty with its effect on the member's coupons (domain.md 7.7, 7.11). The notice is the caller's: a late
 * cancellation, a no-show and a penalty by staff are told in different words.
 */
export async function punishMember(tx: Database, ctx: Context, order: PenaltyOrder): Promise<Penalty> {
  const penalty = await imposePenalty(tx, ctx, order);
  await settleCoupons(tx, ctx, order.memberIdx);
  return penalty;
}

/** Coupons follow the member's suspension: suspended while one holds, usable again after the last one. */
export async function settleCoupons(tx: Database, ctx: Context, memberIdx: number): Promise<void> {
  const suspension = await activeSuspension(tx, ctx, memberIdx);
  if (suspension) await suspendCoupons(tx, ctx, memberIdx);
  else await liftCoupons(tx, ctx, memberIdx);
}
