import type { Database } from "../db/database";
import { transaction } from "../db/transaction";
import { endPenalty, listOver } from "../domains/penalties";
import type { Act } from "../platform/act";
import { settleCoupons } from "./punish-member";

/** Penalties whose suspension is over end, and the coupons that they suspended are usable again; one transaction each. */
export async function endPenalties(db: Database, act: Act): Promise<void> {
  for (const { penaltyIdx, memberIdx } of await listOver(db, act)) {
    await transaction(db, async (tx) => {
      await endPenalty(tx, act, penaltyIdx);
      await settleCoupons(tx, act, memberIdx);
    });
  }
}
