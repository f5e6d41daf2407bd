import { count, eq, gt, lte, max, type SQL, sql, sum } from "drizzle-orm";
import type { Database } from "../../db/database";
import { loginPaces, loginTries } from "../../db/tables";

export type Try = { tries: number; failures: number; lockedUntil: Date | null };

/** How tries of a sign-in or of a page are bounded. */
export type TryLimit = {
  maxTries: number;
  lockMs: number;
  /** How long a count is kept after its last try. */
  retentionMs: number;
  /** Each lock in a row is twice as long, up to this; without it all are alike. */
  longestLockMs?: number;
};

/** One source of tries on one account: their hashes. */
export type TryKey = { idHash: string; accountHash: string };

/**
 * Takes one try in a single statement, before the password is looked at, so that parallel tries cannot pass the limit.
 * The try that reaches `maxTries` sets the lock; a lock that has ended begins a new round, and only a success forgets
 * the failures before it. Null while locked.
 */
export async function takeTry(db: Database, key: TryKey, limit: TryLimit, now: Date): Promise<Try | null> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const tries = sql`case when ${loginTries.lockedUntil} is null then ${loginTries.tries} + 1 else 1 end`;
  const failures = sql`${loginTries.failures} + 1`;
  const first = lockAfter(limit, at, { tries: sql`1`, locks: sql`0` });
  const next = lockAfter(limit, at, { tries, locks: sql`${loginTries.locks}` });
  const stamp = { updatedAt: now, keepUntil: new Date(now.getTime() + limit.retentionMs) };
  const rows = await db
    .insert(loginTries)
    .values({ ...stamp, ...key, tries: 1, failures: 1, locks: first.locks, lockedUntil: first.lockedUntil })
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
function lockAfter({ maxTries, lockMs, longestLockMs }: TryLimit, at: SQL, { tries, locks }: Counts) {
  const length =
    longestLockMs === undefined
      ? sql`${lockMs}`
      : sql`least(${lockMs} * power(2, least(${locks}, 30)), ${Math.max(lockMs, longestLockMs)})`;
  const isFull = sql`${tries} >= ${maxTries}`;
  return {
    lockedUntil: sql<Date | null>`case
      when ${isFull} then ${at} + (${length})::float8 * interval '1 millisecond' end`,
    locks: sql<number>`case when ${isFull} then ${locks} + 1 else ${locks} end`,
  };
}

type Counts = { tries: SQL; locks: SQL };

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
  await db.delete(loginPaces).where(lte(loginPaces.spentUntil, now));
}

/** How fast an account grants tries: so many at once, and one more after each `eachMs`. */
export type Pace = { atOnce: number; eachMs: number };

/**
 * Takes one of the tries that an account grants to unknown sources altogether; false when none is left. A moment further
 * ahead than the pace leads is of a clock that has been put back since, and counts for nothing.
 */
export async function takePace(
  db: Database,
  accountHash: string,
  { atOnce, eachMs }: Pace,
  now: Date,
): Promise<boolean> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const full = sql`${new Date(now.getTime() + atOnce * eachMs).toISOString()}::timestamptz`;
  const spent = sql`case when ${loginPaces.spentUntil} > ${full} then ${at} else greatest(${loginPaces.spentUntil}, ${at}) end`;
  const next = sql`${spent} + ${eachMs} * interval '1 millisecond'`;
  const rows = await db
    .insert(loginPaces)
    .values({ accountHash, spentUntil: new Date(now.getTime() + eachMs) })
    .onConflictDoUpdate({
      target: loginPaces.accountHash,
      set: { spentUntil: next },
      setWhere: sql`${next} <= ${full}`,
    })
    .returning({ accountHash: loginPaces.accountHash });
  return rows.length === 1;
}

/** Gives a try back that was no failure. */
export async function returnPace(db: Database, accountHash: string, { eachMs }: Pace): Promise<void> {
  await db
    .update(loginPaces)
    .set({ spentUntil: sql`${loginPaces.spentUntil} - ${eachMs} * interval '1 millisecond'` })
    .where(eq(loginPaces.accountHash, accountHash));
}

/** When the account grants unknown sources the next try; null when it does so now. */
export async function selectPace(
  db: Database,
  accountHash: string,
  { atOnce, eachMs }: Pace,
  now: Date,
): Promise<Date | null> {
  const rows = await db
    .select({ spentUntil: loginPaces.spentUntil })
    .from(loginPaces)
    .where(eq(loginPaces.accountHash, accountHash));
  const waitMs = (rows[0]?.spentUntil.getTime() ?? 0) - (atOnce - 1) * eachMs - now.getTime();
  return waitMs > 0 && waitMs <= eachMs ? new Date(now.getTime() + waitMs) : null;
}

/** Counters of an account: places, failures, waiting places, and the latest end of a wait. */
export async function selectAccountTries(db: Database, accountHash: string, now: Date) {
  const isLocked = gt(loginTries.lockedUntil, now);
  const rows = await db
    .select({
      places: count(),
      failures: sum(loginTries.failures).mapWith(Number),
      locked: sql`count(*) filter (where ${isLocked})`.mapWith(Number),
      lockedUntil: max(sql`case when ${isLocked} then ${loginTries.lockedUntil} end`).mapWith(
        loginTries.lockedUntil,
      ),
    })
    .from(loginTries)
    .where(eq(loginTries.accountHash, accountHash));
  return rows[0];
}

/** Forgets everything that is counted against an account, whoever tried. */
export async function deleteAccountTries(db: Database, accountHash: string): Promise<void> {
  await db.delete(loginTries).where(eq(loginTries.accountHash, accountHash));
  await db.delete(loginPaces).where(eq(loginPaces.accountHash, accountHash));
}
