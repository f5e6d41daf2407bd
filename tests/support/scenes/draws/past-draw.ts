import { sql } from "drizzle-orm";
import type { Database } from "@/lib/club-api/db/database";

/** Takes the demo's finished draw away and leaves its rounds: for tests that speak of one draw alone. */
export async function forgetPastDraw(db: Database): Promise<void> {
  await db.execute(sql`update bookings set draw_idx = null where draw_idx < 7001`);
  await db.execute(sql`update tee_slots set draw_post_idx = null where draw_post_idx = 70`);
  await db.execute(sql`delete from draw_applications where draw_post_idx = 70`);
  await db.execute(sql`delete from draw_posts where draw_post_idx = 70`);
}
