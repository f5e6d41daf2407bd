import { sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { jsonRows } from "../../db/json-rows";
import { bookings, members, openingTickets, teeSlots } from "../../db/tables";
import { inSpan, type Scope, within } from "./conditions";

export type OpeningRow = { booked: number; inOne: number; inFive: number; inFifteen: number };
export type Opening = { playDate: string; memberType: string; openAt: Date };

/** Online bookings by the time since their day opened for the booker's type, as the opening rules stand now. */
export async function selectOpening(
  db: Database,
  scope: Scope,
  openings: readonly Opening[],
): Promise<OpeningRow> {
  const since = (minutes: number) => sql`(count(*) filter (where seconds < ${minutes * 60}))::int`;
  const rows = await jsonRows<OpeningRow>(
    db,
    sql`with opened as (select * from json_to_recordset(${JSON.stringify(openings)}::json)
        as o ("playDate" date, "memberType" text, "openAt" timestamptz)),
      sold as (
        select extract(epoch from b.created_at - o."openAt") as seconds from ${bookings} b
        join opened o on o."playDate" = b.play_date and o."memberType" = b.member_type
        where ${inSpan(scope)} and b.reservation_type = '10' and b.income = '10' and b.member_idx is not null)
      select count(*)::int as booked, ${since(1)} as "inOne", ${since(5)} as "inFive",
        ${since(15)} as "inFifteen" from sold where seconds >= 0`,
  );
  return rows[0] ?? { booked: 0, inOne: 0, inFive: 0, inFifteen: 0 };
}

/** Slots of the span's days that were open to members. */
export async function countSlotsOnSale(db: Database, scope: Scope): Promise<number> {
  const rows = await jsonRows<{ slots: number }>(
    db,
    sql`select count(*)::int as slots from ${teeSlots} where club_idx = ${scope.clubIdx}
      and play_date between ${scope.from} and ${scope.to} and open_type in ('10', '60')`,
  );
  return rows[0]?.slots ?? 0;
}

/** Tickets of the opening queue that are still kept, and those whose member had a time within fifteen minutes. */
export async function selectQueue(
  db: Database,
  scope: Scope,
): Promise<{ tickets: number; served: number } | null> {
  const rows = await jsonRows<{ tickets: number; served: number }>(
    db,
    sql`select count(*)::int as tickets, (count(*) filter (where exists (select 1 from ${bookings} b
        where b.club_idx = t.club_idx and b.member_idx = t.member_idx and b.play_date = t.play_date
          and b.created_at between t.open_at and t.open_at + interval '15 minutes')))::int as served
      from ${openingTickets} t
      join ${members} m on m.club_idx = t.club_idx and m.member_idx = t.member_idx
      where t.club_idx = ${scope.clubIdx} and t.play_date between ${scope.from} and ${scope.to}
        and ${within(sql`m.member_type`, scope.memberTypes)}`,
  );
  const found = rows[0];
  return found && found.tickets > 0 ? found : null;
}
