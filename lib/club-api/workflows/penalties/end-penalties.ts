import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { endPenalty, listOver } from "../../domains/penalties";
import type { Context } from "../../platform/context";
import { settleCoupons } from "./punish-member";

/** Penalties whose suspension is over end, and the coupons that they suspended are usable again; one transaction each. */
export async function endPenalties(db: Database, ctx: Context): Promise<void> {
  for (const { penaltyIdx, memberIdx } of await listOver(db, ctx)) {
    await transaction(db, async (tx) => {
      await endPenalty(tx, ctx, penaltyIdx);
      await settleCoupons(tx, ctx, memberIdx);
    });
  }
}
