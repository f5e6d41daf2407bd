import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { jsonRows } from "../../db/json-rows";
import {
  bookingLogs,
  bookingPlayers,
  bookings,
  codes,
  drawApplications,
  drawPosts,
  joinAsks,
  joinFlightGolfers,
  joinFlights,
  lastMinuteNotices,
  lastMinuteOffers,
  members,
  openingTickets,
  teeSlots,
  waitings,
} from "../../db/tables";
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

/** Whether a booking `b` is at one of the times that everybody wants. */
function isPrime({ primeDay, primePeriods }: Scope): SQL {
  const isDay = primeDay === "ALL" ? sql`true` : sql`b.day_type = ${primeDay}`;
  return sql`${isDay} and ${within(sql`b.period`, primePeriods)}`;
}

/** Rounds by tenths of the members who had any, those with the most first. */
export function selectDeciles(db: Database, scope: Scope): Promise<DecileRow[]> {
  return jsonRows<DecileRow>(
    db,
    sql`with played as (
        select b.member_idx, count(*) as rounds,
          count(*) filter (where ${isPrime(scope)}) as prime
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

export type DistanceRow = {
  asked: number;
  granted: number;
  inBand: number;
  otherDay: number;
  minutes: number | null;
};

/** Wins of announced draws, against the band of the first choice. */
export function selectDrawDistance(db: Database, scope: Scope): Promise<DistanceRow> {
  return distanceOf(
    db,
    sql`select first.wish->>'playDate' as wished_date, first.wish->>'standbyTimeCode' as band, a.club_idx,
        case when a.state in ('20', '30', '60', '70') then a.result_sheet_idx end as sheet_idx
      from ${drawApplications} a
      join ${drawPosts} p on p.club_idx = a.club_idx and p.draw_post_idx = a.draw_post_idx
      cross join lateral (select wish from jsonb_array_elements(a.choices) wish
        order by (wish->>'rank')::int limit 1) first
      where a.club_idx = ${scope.clubIdx} and p.state in ('50', '60', '70') and a.state <> '80'
        and (first.wish->>'playDate')::date between ${scope.from} and ${scope.to}
        and ${within(sql`a.member_type`, scope.memberTypes)}`,
  );
}

/** Times given to waiting members, against the band that they named first. */
export function selectWaitingDistance(db: Database, scope: Scope): Promise<DistanceRow> {
  const types = scope.memberTypes
    ? sql`and exists (select 1 from ${members} m where m.club_idx = w.club_idx and m.member_idx = w.member_idx
        and ${within(sql`m.member_type`, scope.memberTypes)})`
    : sql``;
  return distanceOf(
    db,
    sql`select w.play_date::text as wished_date, w.standby_time_codes[1] as band, w.club_idx, given.sheet_idx
      from ${waitings} w
      left join lateral (select b.sheet_idx from ${bookings} b
        where b.club_idx = w.club_idx and b.booking_idx = w.booking_idx) given on true
      where w.club_idx = ${scope.clubIdx} and w.play_date between ${scope.from} and ${scope.to} ${types}`,
  );
}

export type JoinRow = { asked: number; granted: number; primeGranted: number; members: number };

/**
 * Requests of golfers to open parties, and golfers who agreed to a flight of golfers alone, by the golfer's member type; one who left
 * the party again was granted nothing.
 */
export async function selectJoins(db: Database, scope: Scope): Promise<JoinRow> {
  const { clubIdx, from, to, memberTypes } = scope;
  const rows = await jsonRows<JoinRow>(
    db,
    sql`with asked as (
        select a.member_idx, ${isPrime(scope)} as is_prime,
          a.state = 'JOINED' and ${holds} and exists (select 1 from ${bookingPlayers} p
            where p.club_idx = a.club_idx and p.booking_idx = a.booking_idx and p.member_idx = a.member_idx) as is_granted
        from ${joinAsks} a
        join ${bookings} b on b.club_idx = a.club_idx and b.booking_idx = a.booking_idx
        join ${members} m on m.club_idx = a.club_idx and m.member_idx = a.member_idx
        where a.club_idx = ${clubIdx} and b.play_date between ${from} and ${to}
          and ${within(sql`m.member_type`, memberTypes)}
        union all
        select g.member_idx, ${isPrime(scope)} as is_prime,
          b.booking_idx is not null and ${holds} and exists (select 1 from ${bookingPlayers} p
            where p.club_idx = g.club_idx and p.booking_idx = b.booking_idx and p.member_idx = g.member_idx) as is_granted
        from ${joinFlightGolfers} g
        join ${joinFlights} f on f.club_idx = g.club_idx and f.flight_idx = g.flight_idx
        join ${members} m on m.club_idx = g.club_idx and m.member_idx = g.member_idx
        left join ${bookings} b on b.club_idx = f.club_idx and b.booking_idx = f.booking_idx
        where g.club_idx = ${clubIdx} and g.answer = 'YES' and f.state <> 'PROPOSED'
          and f.play_date between ${from} and ${to} and ${within(sql`m.member_type`, memberTypes)})
      select count(*)::int as asked, (count(*) filter (where is_granted))::int as granted,
        (count(*) filter (where is_granted and is_prime))::int as "primeGranted",
        (count(distinct member_idx) filter (where is_granted))::int as members
      from asked`,
  );
  return rows[0] ?? { asked: 0, granted: 0, primeGranted: 0, members: 0 };
}

export type LastMinuteRow = {
  offered: number;
  notified: number;
  taken: number;
  primeTaken: number;
  members: number;
};

/** Last-minute offers by the types that they were made to; notified and taken by the member type of then. */
export async function selectLastMinute(db: Database, scope: Scope): Promise<LastMinuteRow> {
  const { clubIdx, from, to, memberTypes } = scope;
  const offeredTo = memberTypes
    ? sql`exists (select 1 from unnest(o.member_types) as offered (type)
        where ${within(sql`offered.type`, memberTypes)})`
    : sql`true`;
  const rows = await jsonRows<LastMinuteRow>(
    db,
    sql`with offers as (
        select o.club_idx, o.offer_idx, o.state, o.booking_idx from ${lastMinuteOffers} o
        where o.club_idx = ${clubIdx} and o.play_date between ${from} and ${to} and ${offeredTo}),
      sold as (
        select b.member_idx, ${isPrime(scope)} as is_prime from offers o
        join ${bookings} b on b.club_idx = o.club_idx and b.booking_idx = o.booking_idx
        where o.state = 'TAKEN' and ${within(sql`b.member_type`, memberTypes)})
      select (select count(*) from offers)::int as offered,
        (select count(distinct n.member_idx) from ${lastMinuteNotices} n
          join offers o on o.club_idx = n.club_idx and o.offer_idx = n.offer_idx
          where ${within(sql`n.member_type`, memberTypes)})::int as notified,
        count(*)::int as taken, (count(*) filter (where is_prime))::int as "primeTaken",
        count(distinct member_idx)::int as members
      from sold`,
  );
  return rows[0] ?? { offered: 0, notified: 0, taken: 0, primeTaken: 0, members: 0 };
}

async function distanceOf(db: Database, requests: SQL): Promise<DistanceRow> {
  const minutesOf = (time: SQL) => sql`extract(epoch from (${time})::time) / 60`;
  const rows = await jsonRows<DistanceRow>(
    db,
    sql`with wished as (${requests}),
      met as (
        select s.sheet_idx, s.play_date::text = w.wished_date as is_same_day,
          greatest(${minutesOf(sql`c."values"[1]`)} - ${minutesOf(sql`s.tee_time`)},
            ${minutesOf(sql`s.tee_time`)} - ${minutesOf(sql`c."values"[2]`)}, 0) as away
        from wished w
        left join ${codes} c on c.club_idx = w.club_idx and c.group_id = 'standbyTimeCodes' and c.key = w.band
        left join ${teeSlots} s on s.club_idx = w.club_idx and s.sheet_idx = w.sheet_idx)
      select count(*)::int as asked, count(sheet_idx)::int as granted,
        (count(*) filter (where is_same_day and away = 0))::int as "inBand",
        (count(*) filter (where not is_same_day))::int as "otherDay",
        (avg(away) filter (where is_same_day))::float8 as minutes
      from met`,
  );
  return rows[0] ?? { asked: 0, granted: 0, inBand: 0, otherDay: 0, minutes: null };
}

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
