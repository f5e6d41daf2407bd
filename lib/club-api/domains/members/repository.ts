import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { ofClub } from "../../db/of-club";
import { oneOfClub } from "../../db/one-of-club";
import { gatheredRead } from "../../db/shared-read";
import { members } from "../../db/tables";

export type MemberRow = typeof members.$inferSelect;

export async function selectMemberByLoginId(
  db: Database,
  clubIdx: number,
  id: string,
): Promise<MemberRow | null> {
  return oneOfClub(db, members, clubIdx, eq(members.id, id));
}

type Key = { clubIdx: number; memberIdx: number };

const readMembers = gatheredRead(async (db, keys: readonly Key[]): Promise<(MemberRow | null)[]> => {
  const rows = await db
    .select()
    .from(members)
    .where(
      and(
        sql`${members.clubIdx} = any(${sql.param([...new Set(keys.map(({ clubIdx }) => clubIdx))])})`,
        sql`${members.memberIdx} = any(${sql.param(keys.map(({ memberIdx }) => memberIdx))})`,
      ),
    );
  const byKey = new Map(rows.map((row) => [`${row.clubIdx} ${row.memberIdx}`, row]));
  return keys.map(({ clubIdx, memberIdx }) => byKey.get(`${clubIdx} ${memberIdx}`) ?? null);
});

export function selectMember(db: Database, clubIdx: number, memberIdx: number): Promise<MemberRow | null> {
  return readMembers(db, { clubIdx, memberIdx });
}

export async function updateLastLogin(db: Database, { clubIdx, memberIdx }: Key, now: Date): Promise<void> {
  await db
    .update(members)
    .set({ lastLoginAt: now, dormantNotifiedAt: null })
    .where(ofClub(members, clubIdx, eq(members.memberIdx, memberIdx)));
}
