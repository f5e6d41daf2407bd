import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { jsonRows } from "../../db/json-rows";
import { bookings, codes, drawApplications, drawPosts, members, teeSlots, waitings } from "../../db/tables";
import { type Scope, within } from "./conditions";

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
