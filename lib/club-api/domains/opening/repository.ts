import { lt, sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { jsonRows } from "../../db/json-rows";
import { gatheredRead } from "../../db/shared-read";
import { openingTickets, teeSlots } from "../../db/tables";
import type { Line } from "./rules";

type Ticket = typeof openingTickets.$inferInsert;

/** Keeps a member's first ticket and the last session. */
export async function insertTicket(tx: Database, ticket: Ticket): Promise<void> {
  const { clubIdx, playDate, openAt, memberIdx } = openingTickets;
  await tx
    .insert(openingTickets)
    .values(ticket)
    .onConflictDoUpdate({
      target: [clubIdx, playDate, openAt, memberIdx],
      set: { sessionIdx: ticket.sessionIdx ?? null },
    });
}

type Look = { clubIdx: number; playDate: string; openAt: Date; memberIdx: number; memberType: string };

/**
 * Places in lines, for all who look at the same time: each line is put in order once, however many stand in it and look. `asked`
 * is numbered, so that the answers are in its order.
 */
const readLines = gatheredRead(async (db, looks: readonly Look[]): Promise<Line[]> => {
  const asked = looks.map((look, place) => ({ ...look, place }));
  const rows = await jsonRows<Line & { place: number }>(
    db,
    sql`with asked as (
      select * from json_to_recordset(${JSON.stringify(asked)}::json) as one ("place" int, "clubIdx" int, "playDate" date,
        "openAt" timestamptz, "memberIdx" int, "memberType" text)
    ), line as (
      select club_idx, play_date, open_at, member_idx, session_idx, (count(*) over own)::int as total,
        (row_number() over (own order by draw, member_idx))::int - 1 as earlier
      from ${openingTickets}
      where (club_idx, play_date, open_at) in (select "clubIdx", "playDate", "openAt" from asked)
      window own as (partition by club_idx, play_date, open_at)
    ), mine as (
      select * from line where member_idx in (select "memberIdx" from asked)
    ), lines as (
      select club_idx, play_date, open_at, max(total) as total from line group by club_idx, play_date, open_at
    ), sales as (
      select "clubIdx", "playDate", "memberType", count(*)::int as on_sale
      from (select distinct "clubIdx", "playDate", "memberType" from asked) as day
      join ${teeSlots} as slot on slot.club_idx = "clubIdx" and slot.play_date = "playDate"
        and (slot.open_type = '10' or (slot.open_type = '60' and "memberType" = any(slot.member_types)))
      group by "clubIdx", "playDate", "memberType"
    )
    select "place", coalesce(lines.total, 0) as "total", mine.earlier as "earlier", mine.session_idx as "sessionIdx",
      coalesce(sales.on_sale, 0) as "slotsOnSale"
    from asked
    left join lines on lines.club_idx = "clubIdx" and lines.play_date = "playDate" and lines.open_at = "openAt"
    left join mine on mine.club_idx = "clubIdx" and mine.play_date = asked."playDate" and mine.open_at = "openAt"
      and mine.member_idx = "memberIdx"
    left join sales using ("clubIdx", "playDate", "memberType")`,
  );
  const byPlace = new Map(rows.map(({ place, ...line }) => [place, line]));
  return looks.map(
    (_, place) => byPlace.get(place) ?? { total: 0, earlier: null, sessionIdx: null, slotsOnSale: 0 },
  );
});

/** A member's place in a line and the slots of the day that the type may buy. */
export function selectLine(db: Database, look: Look): Promise<Line> {
  const { clubIdx, playDate, openAt, memberIdx, memberType } = look;
  return readLines(db, { clubIdx, playDate, openAt, memberIdx, memberType });
}

export async function deleteTicketsBefore(db: Database, openAt: Date): Promise<void> {
  await db.delete(openingTickets).where(lt(openingTickets.openAt, openAt));
}
