import { and, asc, eq, gt, isNull, lte } from "drizzle-orm";
import type { Database } from "../../db/database";
import { admins, clubs, members, secrets, sessions, sessionTokens } from "../../db/tables";
import type { SessionKind } from "./rules";

export type SessionRow = typeof sessions.$inferSelect;
export type TokenRow = typeof sessionTokens.$inferSelect;

/** The account of a new session, locked, so that parallel sign-ins count each other's sessions. */
export async function lockAccount(db: Database, kind: SessionKind, accountIdx: number): Promise<void> {
  if (kind === "member") {
    await db
      .select({ idx: members.memberIdx })
      .from(members)
      .where(eq(members.memberIdx, accountIdx))
      .for("update");
    return;
  }
  await db.select({ idx: admins.adminIdx }).from(admins).where(eq(admins.adminIdx, accountIdx)).for("update");
}

export async function insertSession(db: Database, row: typeof sessions.$inferInsert): Promise<number> {
  const inserted = await db.insert(sessions).values(row).returning({ sessionIdx: sessions.sessionIdx });
  const first = inserted[0];
  if (!first) throw new Error("The session was not stored.");
  return first.sessionIdx;
}

export async function insertTokens(db: Database, row: typeof sessionTokens.$inferInsert): Promise<void> {
  await db.insert(sessionTokens).values(row);
}

/** Live sessions of an account, the oldest first. */
export async function selectLiveSessions(
  db: Database,
  kind: SessionKind,
  accountIdx: number,
  now: Date,
): Promise<number[]> {
  const isOwner = kind === "member" ? eq(sessions.memberIdx, accountIdx) : eq(sessions.adminIdx, accountIdx);
  const rows = await db
    .select({ sessionIdx: sessions.sessionIdx })
    .from(sessions)
    .where(and(isOwner, isNull(sessions.revokedAt), gt(sessions.idleEndsAt, now)))
    .orderBy(asc(sessions.createdAt), asc(sessions.sessionIdx));
  return rows.map((row) => row.sessionIdx);
}

export async function updateRevoked(db: Database, sessionIdx: number, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.sessionIdx, sessionIdx), isNull(sessions.revokedAt)));
}

/** The session of an access token, with the account's present standing; one round trip per call. */
export async function selectByAccess(db: Database, accessHash: string) {
  const rows = await db
    .select({
      session: sessions,
      pair: sessionTokens,
      clubCode: clubs.clubCode,
      memberType: members.memberType,
      memberState: members.state,
      adminId: admins.id,
      adminState: admins.state,
      isSSAdmin: admins.isSSAdmin,
      authClub: admins.authClub,
    })
    .from(sessionTokens)
    .innerJoin(sessions, eq(sessions.sessionIdx, sessionTokens.sessionIdx))
    .innerJoin(clubs, eq(clubs.clubIdx, sessions.clubIdx))
    .leftJoin(members, eq(members.memberIdx, sessions.memberIdx))
    .leftJoin(admins, eq(admins.adminIdx, sessions.adminIdx))
    .where(eq(sessionTokens.accessHash, accessHash));
  return rows[0] ?? null;
}

export async function selectTokensByRefresh(db: Database, refreshHash: string): Promise<TokenRow | null> {
  const rows = await db.select().from(sessionTokens).where(eq(sessionTokens.refreshHash, refreshHash));
  return rows[0] ?? null;
}

export async function selectTokens(
  db: Database,
  sessionIdx: number,
  generation: number,
): Promise<TokenRow | null> {
  const rows = await db
    .select()
    .from(sessionTokens)
    .where(and(eq(sessionTokens.sessionIdx, sessionIdx), eq(sessionTokens.generation, generation)));
  return rows[0] ?? null;
}

export async function lockSession(db: Database, sessionIdx: number): Promise<SessionRow | null> {
  const rows = await db.select().from(sessions).where(eq(sessions.sessionIdx, sessionIdx)).for("update");
  return rows[0] ?? null;
}

export async function updateReplaced(
  db: Database,
  pair: { sessionIdx: number; generation: number },
  now: Date,
): Promise<void> {
  await db
    .update(sessionTokens)
    .set({ replacedAt: now })
    .where(and(eq(sessionTokens.sessionIdx, pair.sessionIdx), eq(sessionTokens.generation, pair.generation)));
}

export async function updateSeen(
  db: Database,
  sessionIdx: number,
  now: Date,
  idleEndsAt: Date,
): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: now, idleEndsAt }).where(eq(sessions.sessionIdx, sessionIdx));
}

/** Deletes sessions whose last token ran out before the given time, tokens included. */
export async function deleteSessionsBefore(db: Database, before: Date): Promise<void> {
  await db.delete(sessions).where(lte(sessions.idleEndsAt, before));
}

/** The value of a secret; the first caller's `value` is kept for ever. */
export async function selectOrInsertSecret(
  db: Database,
  name: string,
  value: string,
  now: Date,
): Promise<string> {
  await db.insert(secrets).values({ name, value, createdAt: now }).onConflictDoNothing();
  const rows = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name));
  const first = rows[0];
  if (!first) throw new Error(`The secret ${name} was not stored.`);
  return first.value;
}
