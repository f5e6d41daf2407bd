import { sql } from "drizzle-orm";
import { memberState } from "@/lib/contract/code-values/members";
import type { Database } from "../../db/database";
import { ofClub } from "../../db/of-club";
import { members } from "../../db/tables";
import type { KnownMembers } from "./import-rules";
import type { NewMember } from "./people-repository";

/** Login ids and e-mails of a club's members; the id of a withdrawn one stays taken, the address does not. */
export async function selectKnown(db: Database, clubIdx: number): Promise<KnownMembers> {
  const rows = await db
    .select({ id: members.id, email: sql<string>`lower(trim(${members.email}))`, state: members.state })
    .from(members)
    .where(ofClub(members, clubIdx));
  const present = rows.filter(({ state }) => state !== memberState.withdrawn);
  return {
    emailById: new Map(rows.map(({ id, email }) => [id, email])),
    idByEmail: new Map(present.map(({ id, email }) => [email, id])),
  };
}

/**
 * Stores new members in one statement; those whose login id or person is there already are left alone. How many were stored. Numbers that look like a
 * month of this century are left out (domain.md A6), like in `insertMember`.
 */
export async function insertMembers(
  tx: Database,
  clubIdx: number,
  rows: readonly NewMember[],
): Promise<number> {
  if (rows.length === 0) return 0;
  const numbers = await nextNumbers(tx, clubIdx, rows.length);
  const values = numbers.flatMap((memberIdx, place) => {
    const row = rows[place];
    return row ? { ...row, memberIdx } : [];
  });
  const inserted = await tx
    .insert(members)
    .values(values)
    .onConflictDoNothing()
    .returning({ memberIdx: members.memberIdx });
  return inserted.length;
}

async function nextNumbers(tx: Database, clubIdx: number, count: number): Promise<number[]> {
  const numbers: number[] = [];
  while (numbers.length < count) {
    const next = sql`(select case when n < 200000 then n else n + 10000 end as idx
      from (select nextval(pg_get_serial_sequence('members', 'member_idx')) as n
        from generate_series(1, ${count - numbers.length}::int)) as drawn) as next`;
    const rows = await tx
      .select({ idx: sql<number>`idx::int`, taken: sql<number | null>`member_idx` })
      .from(next)
      .leftJoin(members, ofClub(members, clubIdx, sql`${members.memberIdx} = idx`));
    for (const row of rows) if (row.taken === null) numbers.push(row.idx);
  }
  return numbers;
}
