import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { bookings, members } from "../../db/tables";
import { inSpan, type Scope } from "./conditions";

export type CancellerRow = {
  memberIdx: number;
  memberName: string;
  memberType: string;
  cancels: number;
  late: number;
  noShows: number;
};
type PageSpan = { offset: number; limit: number };

/** Members with at least so many cancellations, the most first; a declined win and a time given back in its grace are none. */
export async function selectCancellers(
  db: Database,
  scope: Scope,
  { offset, limit }: PageSpan,
): Promise<{ rows: CancellerRow[]; total: number }> {
  const rows = await db
    .select({
      memberIdx: sql<number>`c.member_idx`,
      memberName: sql<string>`m.name`,
      memberType: sql<string>`m.member_type`,
      cancels: sql<number>`c.cancels`,
      late: sql<number>`c.late`,
      noShows: sql<number>`c.no_shows`,
    })
    .from(sql`(${repeated(scope)}) as c
      join ${members} m on m.club_idx = ${scope.clubIdx} and m.member_idx = c.member_idx`)
    .orderBy(sql`c.cancels desc, c.member_idx`)
    .offset(offset)
    .limit(limit);
  return { rows, total: await countCancellers(db, scope) };
}

export async function countCancellers(db: Database, scope: Scope): Promise<number> {
  const rows = await db.select({ members: sql<number>`count(*)::int` }).from(sql`(${repeated(scope)}) as c`);
  return rows[0]?.members ?? 0;
}

function repeated(scope: Scope): SQL {
  return sql`select member_idx, (count(*) filter (where is_cancel))::int as cancels,
      (count(*) filter (where state = '51'))::int as late, (count(*) filter (where state = '60'))::int as no_shows
    from (select b.member_idx, b.state,
        b.state = '51' or (b.state = '50' and b.draw_idx is null
          and (b.grace_until is null or b.cancel_at > b.grace_until)) as is_cancel
      from ${bookings} b
      where ${inSpan(scope)} and b.member_idx is not null and b.state in ('50', '51', '60')) as ended
    group by member_idx having count(*) filter (where is_cancel) >= ${scope.cancels}`;
}
