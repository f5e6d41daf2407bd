import { type SQL, sql } from "drizzle-orm";

const live = sql`('10', '20', '30', '40', '60', '80')`;

/** Slots, bookings, coupons, waitings and draws: who has what, and both sides say the same. */
export const playRules: Record<string, SQL> = {
  "a slot is sold once": sql`select club_idx, sheet_idx from bookings where state in ${live}
    group by 1, 2 having count(*) > 1`,
  "a booking has the players that its slot takes": sql`select b.booking_idx from bookings b
    join tee_slots s using (club_idx, sheet_idx) where b.player_count > s.max_players or b.player_count > 4`,
  "no more players are named than booked": sql`select b.booking_idx from bookings b
    join booking_players p using (club_idx, booking_idx) group by b.club_idx, b.booking_idx, b.player_count
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
  "a drawn win holds its slot until it is announced": sql`select a.draw_idx from draw_applications a
    join draw_posts p using (club_idx, draw_post_idx)
    left join slot_locks l on l.club_idx = a.club_idx and l.sheet_idx = a.result_sheet_idx and l.kind = 'DRAW'
    where p.state = '40' and a.state = '20' and l.member_idx is distinct from a.member_idx`,
  "a slot that is held for a winner is drawn and not announced": sql`select l.sheet_idx from slot_locks l
    where l.kind = 'DRAW' and not exists (select 1 from draw_applications a
      join draw_posts p using (club_idx, draw_post_idx) where a.club_idx = l.club_idx
      and a.result_sheet_idx = l.sheet_idx and a.member_idx = l.member_idx and a.state = '20' and p.state = '40')`,
  "an announced win has its booking": sql`select a.draw_idx from draw_applications a
    join draw_posts p using (club_idx, draw_post_idx)
    left join bookings b on b.club_idx = a.club_idx and b.booking_idx = a.booking_idx
    where a.state in ('20', '30') and p.state in ('50', '60', '70')
      and (b.member_idx is distinct from a.member_idx or b.draw_idx is distinct from a.draw_idx)`,
  "a live booking of a draw has its win": sql`select b.booking_idx from bookings b
    where b.draw_idx is not null and b.state in ${live} and not exists (select 1 from draw_applications a
      where a.club_idx = b.club_idx and a.booking_idx = b.booking_idx and a.state in ('20', '30'))`,
  "a draw that is over keeps no slot": sql`select s.sheet_idx from tee_slots s
    join draw_posts p using (club_idx, draw_post_idx) where s.open_type = '70' and p.state in ('70', '90')`,
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
  "a live booking has one booker, on the first seat": sql`select b.booking_idx from bookings b
    left join booking_players p on p.club_idx = b.club_idx and p.booking_idx = b.booking_idx and p.is_booker
    where b.state in ${live} and b.booking_idx > 500000 group by b.club_idx, b.booking_idx having count(*) <> 1 or min(p.seq) <> 1`,
  "a booking from the waiting list is that entry's": sql`select b.booking_idx from bookings b
    join waitings w on w.club_idx = b.club_idx and w.waiting_idx = b.waiting_idx
    where b.state in ('10', '80') and (w.booking_idx is distinct from b.booking_idx or w.member_idx <> b.member_idx)`,
  "a booking from a draw is that application's": sql`select b.booking_idx from bookings b
    join draw_applications a on a.club_idx = b.club_idx and a.draw_idx = b.draw_idx
    where b.state in ('10', '80') and (a.booking_idx is distinct from b.booking_idx or a.member_idx <> b.member_idx)`,
  "only an offer has an end, and each has one": sql`select waiting_idx from waitings
    where (state = '20') <> (offer_until is not null)`,
};

/**
 * Rules of messages and stored records. A place in a waiting list is computed from priority and time, so it can have
 * no gap and no double; coupons and points have no ledger beside their own rows, whose fields are compared with each
 * other.
 */
export const recordRules: Record<string, SQL> = {
  // A time given at once from the waiting list has its own notice; draws (30) and yearly teams (40) are announced.
  "a booking is confirmed to its member exactly once": sql`select made.club_idx, made.member_idx, made.bookings, told.notices
    from (select b.club_idx, b.member_idx, count(*) as bookings from bookings b
      join members m on m.club_idx = b.club_idx and m.member_idx = b.member_idx and m.state = '10' and m.phone_no <> ''
      where b.reservation_type not in ('30', '40') and exists (select 1 from booking_logs l
        where l.club_idx = b.club_idx and l.booking_idx = b.booking_idx and l.work_code = '10')
      group by 1, 2) as made
    full join (select o.club_idx, o.member_idx, count(*) as notices from outbox o
      join members m on m.club_idx = o.club_idx and m.member_idx = o.member_idx and m.state = '10'
      where o.event in ('booked', 'waitingAssigned') and o.channel = 'SMS' group by 1, 2) as told
      on told.club_idx = made.club_idx and told.member_idx = made.member_idx
    where made.bookings is distinct from told.notices`,
  "a key is kept with its answer": sql`select key from idempotency_keys where answer is null`,
  "a file has its record": sql`select f.file_idx, f.kind from files f where not case f.kind
    when 'notice' then exists (select 1 from notices r where r.club_idx = f.club_idx and r.notice_idx = f.owner_idx)
    when 'banner' then exists (select 1 from banners r where r.club_idx = f.club_idx and r.banner_idx = f.owner_idx)
    when 'event' then exists (select 1 from events r where r.club_idx = f.club_idx and r.event_idx = f.owner_idx)
    when 'reference' then exists (select 1 from reference_entries r
      where r.club_idx = f.club_idx and r.reference_idx = f.owner_idx)
    when 'fnb' then exists (select 1 from fnb_menus r where r.club_idx = f.club_idx and r.fnb_idx = f.owner_idx)
    when 'hof' then exists (select 1 from hof_entries r where r.club_idx = f.club_idx and r.hof_idx = f.owner_idx)
    when 'lost' then exists (select 1 from lost_items r where r.club_idx = f.club_idx and r.lost_idx = f.owner_idx)
    when 'voc' then exists (select 1 from vocs r where r.club_idx = f.club_idx and r.voc_idx = f.owner_idx)
    when 'team' then exists (select 1 from team_forms r
      where r.club_idx = f.club_idx and r.team_form_idx = f.owner_idx)
    when 'admin' then exists (select 1 from admins r where r.club_idx = f.club_idx and r.admin_idx = f.owner_idx)
    when 'member' then exists (select 1 from members r where r.club_idx = f.club_idx and r.member_idx = f.owner_idx)
    when 'logo' then f.owner_idx = f.club_idx
    else false end`,
  "only a reserved or used coupon names a booking": sql`select coupon_idx from coupons
    where booking_idx is not null and state not in ('20', '30')`,
  "a used coupon says when": sql`select coupon_idx from coupons where (state = '30') <> (used_at is not null)`,
  "a fine is paid when its whole amount is": sql`select penalty_idx from penalties
    where (paid_at is not null) <> (fine_amount > 0 and paid_amount = fine_amount)`,
  "a suspension does not end before it begins": sql`select penalty_idx from penalties where suspend_to < suspend_from`,
  "the green fees of a full party are the booking's": sql`select b.booking_idx from bookings b
    join booking_players p using (club_idx, booking_idx) where b.state in ('10', '20', '80')
    group by b.club_idx, b.booking_idx, b.player_count, b.quote
    having count(*) = b.player_count and sum(p.green_fee) <> (b.quote->>'greenFee')::numeric`,
};
