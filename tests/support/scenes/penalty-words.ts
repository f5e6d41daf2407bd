import { eq } from "drizzle-orm";
import { coupons, penalties } from "@/lib/club-api/db/tables";
import { transaction } from "@/lib/club-api/db/transaction";
import { punishMember } from "@/lib/club-api/workflows/penalties/punish-member";
import type { PenaltyKind } from "@/lib/contract/code-values/penalties";
import { jobContext, type WaitingScene } from "./waiting-scene";

export const kimmiru = 100_001;

type Order = { memberIdx?: number; penaltyCode: PenaltyKind; penaltyBase?: number };

/** Words about penalties, over the scene of the running test. */
export function penaltyWords(scene: () => WaitingScene) {
  return {
    /** A penalty as the workflows impose it, at the scene's moment. */
    punish({ memberIdx = kimmiru, penaltyCode, penaltyBase = 0 }: Order) {
      const ctx = jobContext(scene().api.clock.now());
      const order = { memberIdx, penaltyCode, penaltyBase, bookingIdx: null };
      return transaction(scene().db, (tx) => punishMember(tx, ctx, order));
    },
    impose: (order: object) =>
      scene().staff("POST", "/ops/penalties", {
        memberIdx: kimmiru,
        penaltyCode: "70",
        reason: "slow play",
        ...order,
      }),
    settle: (penaltyIdx: number, event: object) =>
      scene().staff("PUT", `/ops/penalties/${penaltyIdx}`, event),
    async penaltyOf(penaltyIdx: number) {
      const rows = await scene().db.select().from(penalties).where(eq(penalties.penaltyIdx, penaltyIdx));
      return rows[0];
    },
    async couponStates() {
      const rows = await scene().db.select().from(coupons).where(eq(coupons.memberIdx, kimmiru));
      return rows.map(({ state }) => state).sort();
    },
    /** How the member's suspension shows when he looks at it (M13). */
    async suspensions(id = "kimmiru", memberIdx = kimmiru) {
      const answer = await scene().send(id, "GET", `/info/${memberIdx}/penalties`);
      return answer.json.data as unknown as { penaltyCode: string; suspendTo: string }[];
    },
  };
}
