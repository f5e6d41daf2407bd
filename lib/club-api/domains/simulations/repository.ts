import { sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { jsonRows, numberList } from "../../db/json-rows";
import { ofClub } from "../../db/of-club";
import {
  bookingLogs,
  bookingPlayers,
  bookings,
  drawApplications,
  drawPosts,
  members,
  penalties,
  teeSlots,
  waitings,
} from "../../db/tables";
import type { ApplicationRow, BookingRow, OutsideRow, PenaltyRow, SlotRow, Span, WaitingRow } from "./rows";

export type PostRow = Pick<
  typeof drawPosts.$inferSelect,
  | "drawPostIdx"
  | "drawAt"
  | "releaseAt"
  | "mode"
  | "ruleVersion"
  | "quotas"
  | "seed"
  | "listHash"
  | "beaconValue"
  | "frame"
  | "outcome"
>;

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

/** The bookings of a month with their players, their moves and the penalty of their end. */
export function selectBookings(db: Database, { clubIdx, from, to }: Span): Promise<BookingRow[]> {
  return jsonRows(
    db,
    sql`select b.booking_idx as "bookingIdx", b.member_idx as "memberIdx", b.member_type as "memberType",
        b.sheet_idx as "sheetIdx", b.play_date as "playDate", b.day_type as "dayType", b.tee_time as "teeTime",
        b.hole_code as "holeCode", b.player_count as "playerCount", b.caddie_mode as "caddieMode",
        b.reservation_type as "reservationType", b.income, b.state, b.draw_idx as "drawIdx",
        b.waiting_idx as "waitingIdx", b.quote->'total' as total, b.quote->'discount' as discount,
        b.percent_off as "percentOff",
        b.cancel_at as "cancelAt", b.grace_until as "graceUntil", b.created_at as "createdAt",
        coalesce(seats.types, '[]'::json) as "playerTypes", coalesce(moved.moves, '[]'::json) as moves,
        fined.penalty
      from ${bookings} b
      left join (select p.booking_idx, json_agg(p.member_type order by p.seq) as types
        from ${bookingPlayers} p where p.club_idx = ${clubIdx} group by p.booking_idx) seats
        on seats.booking_idx = b.booking_idx
      left join (select l.booking_idx,
          json_agg(json_build_object('at', l.at, 'sheetIdx', (l.before->>'sheetIdx')::int) order by l.log_idx) as moves
        from ${bookingLogs} l where l.club_idx = ${clubIdx} and l.work_code = '20'
          and l.before->>'sheetIdx' is distinct from l.after->>'sheetIdx' group by l.booking_idx) moved
        on moved.booking_idx = b.booking_idx
      left join (select distinct on (f.booking_idx) f.booking_idx, json_build_object('fine', f.fine_amount::text,
          'days', extract(day from f.suspend_to - f.suspend_from)::int, 'paidAt', f.paid_at,
          'isWaived', f.state = '30') as penalty
        from ${penalties} f where f.club_idx = ${clubIdx} and f.penalty_code in ('10', '20', '30', '40')
        order by f.booking_idx, f.penalty_idx) fined on fined.booking_idx = b.booking_idx
      where b.club_idx = ${clubIdx} and b.play_date between ${from} and ${to}
      order by b.created_at, b.booking_idx`,
  );
}

export function selectWaitings(db: Database, { clubIdx, from, to }: Span): Promise<WaitingRow[]> {
  return jsonRows(
    db,
    sql`select w.waiting_idx as "waitingIdx", w.member_idx as "memberIdx", m.member_type as "memberType",
        w.play_date as "playDate", w.standby_time_codes as bands, w.course_codes as "courseCodes",
        w.player_count as "playerCount", w.caddie_mode as "caddieMode", w.priority, w.state,
        w.created_at as "createdAt", w.updated_at as "updatedAt"
      from ${waitings} w join ${members} m on m.club_idx = w.club_idx and m.member_idx = w.member_idx
      where w.club_idx = ${clubIdx} and w.play_date between ${from} and ${to}
      order by w.created_at, w.waiting_idx`,
  );
}

/** Draws that were drawn and have a play date in the month. */
export function selectDraws(db: Database, { clubIdx, from, to }: Span): Promise<PostRow[]> {
  const { drawPostIdx, drawAt, releaseAt, mode, ruleVersion, quotas } = drawPosts;
  const { seed, listHash, beaconValue, frame, outcome } = drawPosts;
  return db
    .select({
      drawPostIdx,
      drawAt,
      releaseAt,
      mode,
      ruleVersion,
      quotas,
      seed,
      listHash,
      beaconValue,
      frame,
      outcome,
    })
    .from(drawPosts)
    .where(
      ofClub(
        drawPosts,
        clubIdx,
        sql`${drawPosts.state} in ('50', '60', '70')
          and exists (select 1 from unnest(${drawPosts.playDates}) as day where day between ${from} and ${to})`,
      ),
    )
    .orderBy(drawPosts.drawAt, drawPosts.drawPostIdx);
}

export function selectApplications(
  db: Database,
  clubIdx: number,
  drawPostIdxs: readonly number[],
): Promise<ApplicationRow[]> {
  return jsonRows(
    db,
    sql`select draw_idx as "drawIdx", member_idx as "memberIdx", member_type as "memberType",
        player_count as "playerCount", choices->0->>'playDate' as "playDate", created_at as "createdAt"
      from ${drawApplications} where club_idx = ${clubIdx} and state not in ('80', '90')
        and draw_post_idx in ${numberList(drawPostIdxs)} order by draw_idx`,
  );
}

/** Rounds in the year around a month of those who asked for something in it: weeks and years cross the month. */
export function selectOutside(
  db: Database,
  { clubIdx, from, to }: Span,
  memberIdxs: readonly number[],
): Promise<OutsideRow[]> {
  return jsonRows(
    db,
    sql`select member_idx as "memberIdx", play_date as "playDate", day_type as "dayType", tee_time as "teeTime",
        reservation_type as "reservationType", state, created_at as "createdAt", cancel_at as "cancelAt"
      from ${bookings} where club_idx = ${clubIdx} and member_idx in ${numberList(memberIdxs)}
        and play_date between ${from}::date - 366 and ${to}::date + 366
        and play_date not between ${from} and ${to}`,
  );
}

/** Penalties of some members that no booking of the month brought: their suspensions and points stand as they were. */
export function selectPenalties(
  db: Database,
  { clubIdx, from, to }: Span,
  memberIdxs: readonly number[],
): Promise<PenaltyRow[]> {
  return jsonRows(
    db,
    sql`select f.member_idx as "memberIdx", f.penalty_code as "penaltyCode",
        case when f.state = '30' then 0 else f.point end as point, f.created_at as "createdAt",
        f.suspend_from as "suspendFrom", least(f.suspend_to, f.paid_at, f.released_at) as "suspendTo"
      from ${penalties} f
      left join ${bookings} b on b.club_idx = f.club_idx and b.booking_idx = f.booking_idx
      where f.club_idx = ${clubIdx} and f.member_idx in ${numberList(memberIdxs)}
        and f.created_at > ${from}::date - 800 and f.created_at < ${to}::date + 1
        and not (f.penalty_code in ('10', '20', '30', '40') and b.play_date is not null
          and b.play_date between ${from} and ${to})
        and not (f.penalty_code = '90' and f.created_at >= ${from}::date)`,
  );
}

export function selectNames(
  db: Database,
  clubIdx: number,
  memberIdxs: readonly number[],
): Promise<{ memberIdx: number; name: string }[]> {
  return jsonRows(
    db,
    sql`select member_idx as "memberIdx", name from ${members}
      where club_idx = ${clubIdx} and member_idx in ${numberList(memberIdxs)}`,
  );
}
