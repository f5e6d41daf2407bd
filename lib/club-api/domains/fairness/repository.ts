import { sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { jsonRows } from "../../db/json-rows";
import { bookingLogs, bookings } from "../../db/tables";
import { holds, inSpan, type Scope, within } from "./conditions";

export type DecileRow = {
  decile: number;
  members: number;
  rounds: number;
  primeRounds: number;
  /** Each member's prime rounds times the member's place from the fewest on, summed: what the Gini figure is made of. */
  placed: number;
};
export type BumpRow = { bookings: number; moved: number; cancelled: number; bumped: number; weather: number };

/** Rounds by tenths of the members who had any, those with the most first. */
export function selectDeciles(db: Database, scope: Scope): Promise<DecileRow[]> {
  const isPrime = scope.primeDay === "ALL" ? sql`true` : sql`b.day_type = ${scope.primeDay}`;
  return jsonRows<DecileRow>(
    db,
    sql`with played as (
        select b.member_idx, count(*) as rounds,
          count(*) filter (where ${isPrime} and ${within(sql`b.period`, scope.primePeriods)}) as prime
        from ${bookings} b where ${inSpan(scope)} and b.member_idx is not null and ${holds}
          and b.reservation_type <> '40'
        group by b.member_idx),
      ranked as (
        select rounds, prime, ntile(10) over (order by rounds desc, member_idx) as decile,
          row_number() over (order by prime, member_idx) as place from played)
      select decile, count(*)::int as members, sum(rounds)::int as rounds, sum(prime)::int as "primeRounds",
        sum(prime * place)::float8 as placed
      from ranked group by decile order by decile`,
  );
}

/** Bookings, and those that the club moved to another time or cancelled by its own decision. */
export async function selectBumps(db: Database, scope: Scope): Promise<BumpRow> {
  const rows = await jsonRows<BumpRow>(
    db,
    sql`with judged as (
        select b.state, b.state = '70' and b.cancel_reason is not null as is_cancelled,
          exists (select 1 from ${bookingLogs} l where l.club_idx = b.club_idx and l.booking_idx = b.booking_idx
            and l.work_code = '20' and l.by not like 'member:%'
            and l.before->>'sheetIdx' is distinct from l.after->>'sheetIdx') as is_moved
        from ${bookings} b where ${inSpan(scope)})
      select count(*)::int as bookings, (count(*) filter (where is_moved))::int as moved,
        (count(*) filter (where is_cancelled))::int as cancelled,
        (count(*) filter (where is_moved or is_cancelled))::int as bumped,
        (count(*) filter (where state = '71'))::int as weather
      from judged`,
  );
  return rows[0] ?? { bookings: 0, moved: 0, cancelled: 0, bumped: 0, weather: 0 };
}
