import { and, eq } from "drizzle-orm";
import type { Database } from "../../db/database";
import { members } from "../../db/tables";

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
  await db
    .update(members)
    .set({ lastLoginAt: now, dormantNotifiedAt: null })
    .where(eq(members.memberIdx, memberIdx));
}
