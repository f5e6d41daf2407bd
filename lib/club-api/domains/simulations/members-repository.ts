import { sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { jsonRows, numberList } from "../../db/json-rows";
import { bookings, members, penalties } from "../../db/tables";
import type { OutsideRow, PenaltyRow, Span } from "./rows";

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
