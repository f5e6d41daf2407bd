import { lte, sql } from "drizzle-orm";
import type { HitStore } from "../platform/limits";
import type { Database } from "./database";
import { limits } from "./tables/limits";

/**
 * Counters in the database, one statement each. `db` must be outside any transaction: a hit counts although the call
 * that it belongs to is rolled back, and its commit does not wait for the disk (a power cut may forget the last hits,
 * nothing else).
 */
export function databaseHits(db: Database): HitStore {
  return {
    async add(key, windowMs, now) {
      const resetsAt = new Date(now.getTime() + windowMs);
      const isOver = sql`${limits.resetsAt} <= ${now.toISOString()}::timestamptz`;
      const rows = await db
        .insert(limits)
        .values({ key, hits: 1, resetsAt })
        .onConflictDoUpdate({
          target: limits.key,
          set: {
            hits: sql`case when ${isOver} then 1 else ${limits.hits} + 1 end`,
            resetsAt: sql`case when ${isOver} then ${resetsAt.toISOString()}::timestamptz else ${limits.resetsAt} end`,
          },
        })
        .returning({
          hits: limits.hits,
          resetsAt: limits.resetsAt,
          lazy: sql`set_config('synchronous_commit', 'off', true)`,
        });
      const first = rows[0];
      if (!first) throw new Error("The counter was not stored.");
      return { hits: first.hits, resetsAt: first.resetsAt };
    },
    close: async () => undefined,
  };
}

/** Drops counters whose window has passed; `now` is real time. */
export async function deleteOldLimits(db: Database, now: Date): Promise<void> {
  await db.delete(limits).where(lte(limits.resetsAt, now));
}
