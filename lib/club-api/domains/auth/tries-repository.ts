import { and, eq, isNotNull, lte, sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { loginTries } from "../../db/tables";

export type Try = { tries: number; lockedUntil: Date | null };

/**
 * Takes one login try in a single statement, before the password is looked at, so that parallel tries cannot
 * pass the limit. The try that reaches `maxTries` sets the lock, a success lifts it again. Null while locked.
 */
export async function takeTry(
  db: Database,
  idHash: string,
  limit: { maxTries: number; lockMs: number },
  now: Date,
): Promise<Try | null> {
  await db
    .delete(loginTries)
    .where(
      and(eq(loginTries.idHash, idHash), isNotNull(loginTries.lockedUntil), lte(loginTries.lockedUntil, now)),
    );
  const lockedUntil = new Date(now.getTime() + limit.lockMs);
  const rows = await db
    .insert(loginTries)
    .values({ idHash, tries: 1, lockedUntil: limit.maxTries <= 1 ? lockedUntil : null, updatedAt: now })
    .onConflictDoUpdate({
      target: loginTries.idHash,
      set: {
        tries: sql`${loginTries.tries} + 1`,
        lockedUntil: sql`case when ${loginTries.tries} + 1 >= ${limit.maxTries} then ${lockedUntil.toISOString()}::timestamptz end`,
        updatedAt: now,
      },
      setWhere: sql`${loginTries.lockedUntil} is null`,
    })
    .returning({ tries: loginTries.tries, lockedUntil: loginTries.lockedUntil });
  return rows[0] ?? null;
}

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

export async function deleteOldTries(db: Database, idleSince: Date): Promise<void> {
  await db.delete(loginTries).where(lte(loginTries.updatedAt, idleSince));
}
