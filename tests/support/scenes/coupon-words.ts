import { eq } from "drizzle-orm";
import { coupons } from "@/lib/club-api/db/tables";
import type { WaitingScene } from "./waiting-scene";

/** Whose coupons 300001 to 300007 are, and the Wednesday of flow F10. */
export const holder = "kimmiru";
export const weekday = "2026-12-16";

/** Words about coupons, over the scene of the running test. */
export function couponWords(scene: () => WaitingScene) {
  return {
    async couponOf(couponIdx: number) {
      const rows = await scene().db.select().from(coupons).where(eq(coupons.couponIdx, couponIdx));
      return rows[0];
    },
    async setState(couponIdx: number, change: Partial<typeof coupons.$inferInsert>) {
      await scene().db.update(coupons).set(change).where(eq(coupons.couponIdx, couponIdx));
    },
    /** Books that Wednesday with the coupon; the booking's idx. */
    async bookWith(couponIdx: number, teeTime = "07:21"): Promise<number> {
      const sheetIdx = await scene().sheetAt(teeTime, "1", weekday);
      await scene().clear(sheetIdx);
      return scene().book(holder, sheetIdx, { couponIdx });
    },
  };
}
