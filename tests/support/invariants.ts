import { type SQL, sql } from "drizzle-orm";
import type { Database } from "@/lib/club-api/db/database";

const live = sql`('10', '20', '30', '40', '60', '80')`;

/** What must hold after anything whatever (checklist R-15): each query finds the rows that break a rule, so none. */
const rules: Record<string, SQL> = {
  "a slot is sold once": sql`select club_idx, sheet_idx from bookings where state in ${live}
    group by 1, 2 having count(*) > 1`,
  "a booking has the players that its slot takes": sql`select b.booking_idx from bookings b
    join tee_slots s using (club_idx, sheet_idx) where b.player_count > s.max_players or b.player_count > 4`,
  "no more players are named than booked": sql`select b.booking_idx from bookings b
    join booking_players p using (club_idx, booking_idx) group by b.booking_idx, b.player_count
    having count(*) > b.player_count`,
  "a booking stands on its slot's day and time": sql`select b.booking_idx from bookings b
    join tee_slots s using (club_idx, sheet_idx)
    where b.state in ${live} and (b.play_date <> s.play_date or b.tee_time <> s.tee_time)`,
  "nobody holds a slot that is sold": sql`select l.sheet_idx from slot_locks l
    join bookings b using (club_idx, sheet_idx) where b.state in ${live}`,
  "a coupon in use names a live booking that names it": sql`select c.coupon_idx from coupons c
    left join bookings b on b.club_idx = c.club_idx and b.booking_idx = c.booking_idx
    where c.state = '20' and (b.booking_idx is null or b.coupon_idx is distinct from c.coupon_idx
      or b.state not in ${live})`,
  "a booking's coupon is its own": sql`select b.booking_idx from bookings b
    join coupons c on c.club_idx = b.club_idx and c.coupon_idx = b.coupon_idx
    where b.state in ('10', '20', '80') and (c.booking_idx is distinct from b.booking_idx or c.state <> '20')`,
  "one coupon, one live booking": sql`select coupon_idx from bookings
    where coupon_idx is not null and state in ${live} group by club_idx, coupon_idx having count(*) > 1`,
  "an assigned waiting has its booking": sql`select w.waiting_idx from waitings w
    left join bookings b on b.club_idx = w.club_idx and b.booking_idx = w.booking_idx
    where w.state = '30' and (b.booking_idx is null or b.member_idx <> w.member_idx)`,
  "an offer holds its slot": sql`select w.waiting_idx from waitings w
    left join slot_locks l on l.club_idx = w.club_idx and l.sheet_idx = w.offer_sheet_idx and l.kind = 'OFFER'
    where w.state = '20' and (l.sheet_idx is null or l.member_idx <> w.member_idx)`,
  "a held offer belongs to an offered waiting": sql`select l.sheet_idx from slot_locks l
    left join waitings w on w.club_idx = l.club_idx and w.offer_sheet_idx = l.sheet_idx and w.state = '20'
    where l.kind = 'OFFER' and w.waiting_idx is null`,
  "a slot is offered to one": sql`select offer_sheet_idx from waitings where state = '20'
    group by club_idx, offer_sheet_idx having count(*) > 1`,
  "a draw gives a slot once": sql`select result_sheet_idx from draw_applications
    where state in ('20', '30') and result_sheet_idx is not null
    group by club_idx, draw_post_idx, result_sheet_idx having count(*) > 1`,
  "the reserve list has no gap and no double": sql`select draw_post_idx from draw_applications
    where reserve_no is not null group by club_idx, draw_post_idx
    having count(distinct reserve_no) <> count(*) or max(reserve_no) > count(*)`,
  "every booking made by a member is on its log": sql`select b.booking_idx from bookings b
    where b.created_by like 'member:%' and b.booking_idx > 500000 and not exists (select 1 from booking_logs l
      where l.club_idx = b.club_idx and l.booking_idx = b.booking_idx and l.work_code = '10')`,
  "a kept answer has its booking": sql`select k.key from idempotency_keys k
    where k.caller like '%POST /reservation/booking' and not exists (select 1 from bookings b
      where b.booking_idx = (k.answer->>'bookingIdx')::int)`,
  "a fine is never paid twice over": sql`select penalty_idx from penalties where paid_amount > fine_amount`,
  "a booking is punished once per rule": sql`select booking_idx from penalties where booking_idx is not null
    group by club_idx, booking_idx, penalty_code having count(*) > 1`,
  "reservation numbers are unique": sql`select rsv_no from bookings group by club_idx, rsv_no having count(*) > 1`,
};

/** The rules that are broken, with the rows that break them; empty when all is well. */
export async function brokenRules(db: Database): Promise<string[]> {
  const broken: string[] = [];
  for (const [rule, query] of Object.entries(rules)) {
    const rows = await db
      .select({ row: sql<string>`to_jsonb(broken)::text` })
      .from(sql`(${query}) as broken`);
    if (rows.length > 0)
      broken.push(
        `${rule}: ${rows
          .slice(0, 3)
          .map(({ row }) => row)
          .join(" ")}`,
      );
  }
  return broken;
}
