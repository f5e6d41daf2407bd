import type { Pool } from "pg";
import { clubMoment, dayAfter } from "../rush/scene";

const daysAhead = 28;
const firstMember = 300_001;
const hourMs = 3_600_000;

/**
 * Yesterday's opening with so many members in its queue, arriving from ten minutes before to five minutes after; the day that
 * opens next is answered. The hour is far from now: near an opening nothing is rehearsed.
 */
export async function addPastOpening(pool: Pool, members: number): Promise<string> {
  const now = new Date();
  const time = `${clubMoment(new Date(now.getTime() + 6 * hourMs)).time.slice(0, 2)}:00`;
  const today = clubMoment(now).date;
  const lastOpened = dayAfter(today, daysAhead - 1);
  const openAt = `${dayAfter(lastOpened, -daysAhead)}T${time}:00+09:00`;
  await pool.query(
    "update open_rules set weekday_days = $1, weekend_days = $1, weekday_time = $2, weekend_time = $2",
    [daysAhead, time],
  );
  await pool.query(
    "update policies set value1 = 'DAILY', value2 = '1', value3 = '1', value4 = '' where code = 'C0210'",
  );
  // From one address all office calls of the benchmark.
  await pool.query("update policies set value1 = '1000000', value2 = '1000000' where code = 'C0530'");
  await pool.query(
    `insert into members (member_idx, club_idx, id, password_hash, password_changed_at, name, birth, gender, phone_no,
       email, lang, member_type, cert_type, state, joined_at, created_at, updated_at)
     select ${firstMember - 1} + n, 1, 'past' || n, 'none', now(), 'Past ' || n, '1980-01-01', 'M', '010-0000-0000',
       'past' || n || '@bench.example', 'en', '10', '10', '10', '2020-01-01', now(), now()
     from generate_series(1, $1::int) n`,
    [members],
  );
  await pool.query(
    `insert into opening_tickets (club_idx, play_date, open_at, member_idx, joined_at, draw)
     select 1, $1::date, $2::timestamptz, ${firstMember - 1} + n,
       $2::timestamptz + (case when n % 3 = 0 then 300 else -600 end) * (n::float / $3::int) * interval '1 second', n
     from generate_series(1, $3::int) n`,
    [lastOpened, openAt, members],
  );
  const next = dayAfter(today, daysAhead + 1);
  await pool.query("delete from bookings where play_date = $1", [next]);
  await pool.query("update tee_slots set draw_post_idx = null, open_type = '10' where play_date = $1", [
    next,
  ]);
  return next;
}

export async function countSandboxes(pool: Pool): Promise<number> {
  const { rows } = await pool.query(
    "select count(*)::int as left from pg_namespace where nspname like 'rehearsal%'",
  );
  return (rows[0] as { left: number }).left;
}
