import { sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { jsonRows } from "../../db/json-rows";
import { bookingLogs, bookingPlayers, bookings, members, penalties, waitings } from "../../db/tables";
import type { BookingRow, Span, WaitingRow } from "./rows";

/** The bookings of a month with their players, their moves and the penalty of their end. */
export function selectBookings(db: Database, { clubIdx, from, to }: Span): Promise<BookingRow[]> {
  return jsonRows(
    db,
    sql`select b.booking_idx as "bookingIdx", b.member_idx as "memberIdx", b.member_type as "memberType",
        b.sheet_idx as "sheetIdx", b.play_date as "playDate", b.day_type as "dayType", b.tee_time as "teeTime",
        b.hole_code as "holeCode", b.player_count as "playerCount", b.caddie_mode as "caddieMode",
        b.reservation_type as "reservationType", b.income, b.state, b.draw_idx as "drawIdx",
        b.waiting_idx as "waitingIdx", b.quote->'total' as total, b.quote->'discount' as discount,
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
