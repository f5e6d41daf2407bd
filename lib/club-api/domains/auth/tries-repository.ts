import { eq, lte, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { loginTries } from "../../db/tables";

export type Try = { tries: number; failures: number; lockedUntil: Date | null };

/** How tries of a sign-in or of a page are bounded; the numbers of `growth` make the locks of a sign-in grow. */
export type TryLimit = {
  maxTries: number;
  lockMs: number;
  /** How long a count is kept after its last try. */
  keepMs: number;
  /** Each lock in a row is twice as long, up to `longestMs`; the last failure of `maxFailures` locks until `forEver`. */
  growth?: { maxFailures: number; longestMs: number; forEver: Date };
};

/**
 * Takes one try in a single statement, before the password is looked at, so that parallel tries cannot pass the limit.
 * The try that reaches `maxTries` sets the lock; a lock that has ended begins a new round, and only a success forgets
 * the failures before it. Null while locked.
 */
export async function takeTry(db: Database, idHash: string, limit: TryLimit, now: Date): Promise<Try | null> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const tries = sql`case when ${loginTries.lockedUntil} is null then ${loginTries.tries} + 1 else 1 end`;
  const failures = sql`${loginTries.failures} + 1`;
  const first = lockAfter(limit, at, { tries: sql`1`, failures: sql`1`, locks: sql`0` });
  const next = lockAfter(limit, at, { tries, failures, locks: sql`${loginTries.locks}` });
  const stamp = { updatedAt: now, keepUntil: new Date(now.getTime() + limit.keepMs) };
  const rows = await db
    .insert(loginTries)
    .values({ ...stamp, idHash, tries: 1, failures: 1, locks: first.locks, lockedUntil: first.lockedUntil })
    .onConflictDoUpdate({
      target: loginTries.idHash,
      set: { ...stamp, tries, failures, locks: next.locks, lockedUntil: next.lockedUntil },
      setWhere: sql`${loginTries.lockedUntil} is null or ${loginTries.lockedUntil} <= ${at}`,
    })
    .returning({
      tries: loginTries.tries,
      failures: loginTries.failures,
      lockedUntil: loginTries.lockedUntil,
    });
  return rows[0] ?? null;
}

/** The lock that the counts lead to, and the number of locks then. */
function lockAfter({ maxTries, lockMs, growth }: TryLimit, at: SQL, { tries, failures, locks }: Counts) {
  const longestMs = Math.max(lockMs, growth?.longestMs ?? 0);
  const length = growth
    ? sql`least(${lockMs} * power(2, least(${locks}, 30)), ${longestMs})`
    : sql`${lockMs}`;
  const isOver = growth ? sql`${failures} >= ${growth.maxFailures}` : sql`false`;
  const forEver = sql`${(growth?.forEver ?? new Date(0)).toISOString()}::timestamptz`;
  const isFull = sql`${tries} >= ${maxTries}`;
  return {
    lockedUntil: sql<Date | null>`case when ${isOver} then ${forEver}
      when ${isFull} then ${at} + (${length})::float8 * interval '1 millisecond' end`,
    locks: sql<number>`case when ${isFull} then ${locks} + 1 else ${locks} end`,
  };
}

type Counts = { tries: SQL; failures: SQL; locks: SQL };

export async function selectLock(db: Database, idHash: string): Promise<Date | null> {
  const rows = await db
    .select({ lockedUntil: loginTries.lockedUntil })
    .from(loginTries)
    .where(eq(loginTries.idHash, idHash));
  return rows[0]?.lockedUntil ?? null;
}

export async function deleteTries(db: Database, idHash: string): Promise<void> {
  await db.delete(loginTries).where(eq(loginTries.idHash, idHash));
}

export async function deleteOldTries(db: Database, now: Date): Promise<void> {
  await db.delete(loginTries).where(lte(loginTries.keepUntil, now));
}
