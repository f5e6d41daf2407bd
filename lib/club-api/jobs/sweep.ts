import { sql } from "drizzle-orm";
import type { Database } from "../db/database";
import { transaction } from "../db/transaction";
import { sweepLimits, sweepSessions } from "../domains/auth";
import type { Clock } from "../platform/clock";
import type { Logger } from "../platform/logger";

const everyMs = 60 * 60_000;
const jobLock = 7_306_002;

export type SweepDeps = { db: Database; clock: Clock; limitClock: Clock; logger: Logger };

/** Drops what has ended: sessions, login tries and counters. One process at a time; the others pass. */
export async function sweep({ db, clock, limitClock }: SweepDeps): Promise<void> {
  await transaction(db, async (tx) => {
    const free = await tx
      .select({ isOurs: sql<boolean>`pg_try_advisory_xact_lock(${jobLock})` })
      .from(sql`(select 1) as one`);
    if (!free[0]?.isOurs) return;
    await sweepSessions(tx, clock.now());
    await sweepLimits(tx, limitClock.now());
  });
}

/** Sweeps each hour until the returned function is called, which waits for a running sweep. */
export function startSweeping(deps: SweepDeps): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = running
      .then(() => sweep(deps))
      .catch((error: unknown) => deps.logger.error({ err: error }, "the sweep failed"));
  }, everyMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
