import { drizzle } from "drizzle-orm/node-postgres";
import { Client } from "pg";
import type { OpenDatabase } from "@/lib/club-api/db/client";
import { openPool } from "./postgres";

/** Statements that a weakened product leaves out: row locks, and the index of live bookings against a second row. */
export const rowLocks = / for (?:update|no key update)(?= |$)/g;
export const liveSlotIndex = / on conflict \("club_idx","sheet_idx"\) where state in \([^)]*\) do nothing/g;

/**
 * A database whose statements pass through `rewrite` on their way: for controls that must see a race lost without its
 * protections, and to see which statements a call needs. The product above is whole.
 */
export function openRewritten(url: string, rewrite: (text: string) => string): OpenDatabase {
  class RewritingClient extends Client {
    override query(...call: unknown[]): never {
      const [asked, ...rest] = call;
      const query = super.query as unknown as (...call: unknown[]) => never;
      return query.call(this, isStatement(asked) ? { ...asked, text: rewrite(asked.text) } : asked, ...rest);
    }
  }

  const pool = openPool({ Client: RewritingClient, connectionString: url, max: 20, pipeline: true });
  const db = drizzle(pool);
  return {
    db,
    ping: async () => void (await pool.query("select 1")),
    poolSize: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}

function isStatement(asked: unknown): asked is { text: string } {
  return typeof asked === "object" && asked !== null && "text" in asked && !("submit" in asked);
}
