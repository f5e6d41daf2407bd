import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { activationTokens, members } from "../../db/tables";

export type MemberRow = typeof members.$inferSelect;

export async function selectMemberByLoginId(
  db: Database,
  clubIdx: number,
  id: string,
): Promise<MemberRow | null> {
  const rows = await db
    .select()
    .from(members)
    .where(and(eq(members.clubIdx, clubIdx), eq(members.id, id)));
  return rows[0] ?? null;
}

export async function selectMember(
  db: Database,
  clubIdx: number,
  memberIdx: number,
): Promise<MemberRow | null> {
  const rows = await db
    .select()
    .from(members)
    .where(and(eq(members.clubIdx, clubIdx), eq(members.memberIdx, memberIdx)));
  return rows[0] ?? null;
}

export async function updateLastLogin(db: Database, memberIdx: number, now: Date): Promise<void> {
  await db.update(members).set({ lastLoginAt: now }).where(eq(members.memberIdx, memberIdx));
}

export async function insertActivationToken(
  db: Database,
  row: { tokenHash: string; memberIdx: number; expiresAt: Date },
  now: Date,
): Promise<void> {
  await db.delete(activationTokens).where(sql`${activationTokens.expiresAt} <= ${now.toISOString()}`);
  await db.insert(activationTokens).values(row);
}
