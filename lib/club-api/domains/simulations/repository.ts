import { sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { jsonRows, numberList } from "../../db/json-rows";
import { bookings, drawApplications, teeSlots, waitings } from "../../db/tables";
import type { SlotRow, Span } from "./rows";

/** Reads on in one picture of the database and can write nothing, whatever is asked of it. */
export async function readOnly(tx: Database): Promise<void> {
  await tx.execute(sql`set transaction isolation level repeatable read, read only`);
}

/** Play months with bookings, the latest first, with what was asked for in each. */
export function selectMonths(
  db: Database,
  clubIdx: number,
  before: string,
): Promise<{ month: string; bookings: number; requests: number }[]> {
  return jsonRows(
    db,
    sql`with played as (
        select to_char(b.play_date, 'YYYY-MM') as month, count(*)::int as bookings from ${bookings} b
        where b.club_idx = ${clubIdx} and b.play_date < ${before} group by 1 order by 1 desc limit 24),
      waited as (
        select to_char(w.play_date, 'YYYY-MM') as month, count(*)::int as requests from ${waitings} w
        where w.club_idx = ${clubIdx} group by 1),
      applied as (
        select left(a.choices->0->>'playDate', 7) as month, count(*)::int as requests
        from ${drawApplications} a where a.club_idx = ${clubIdx} and a.state <> '80' group by 1)
      select p.month, p.bookings, coalesce(w.requests, 0) + coalesce(a.requests, 0) as requests
      from played p left join waited w on w.month = p.month left join applied a on a.month = p.month
      order by p.month desc`,
  );
}

/** The slots of a month, and those that a draw of the month kept besides. */
export function selectSlots(
  db: Database,
  { clubIdx, from, to }: Span,
  pools: readonly number[],
): Promise<SlotRow[]> {
  return jsonRows(
    db,
    sql`select sheet_idx as "sheetIdx", play_date as "playDate", tee_time as "teeTime",
        course_code as "courseCode", period, open_type as "openType", member_types as "memberTypes",
        min_players as "minPlayers", max_players as "maxPlayers", linked_sheet_idx as "linkedSheetIdx",
        price_override as "priceOverride"
      from ${teeSlots} where club_idx = ${clubIdx}
        and (play_date between ${from} and ${to} or sheet_idx in ${numberList(pools)})
      order by play_date, tee_time, sheet_idx`,
  );
}
