import type { Pool } from "pg";
import { load } from "../shared/wrk.mjs";
import { benchDate, firstMember, tokenOf } from "./scene";

export const readPaths = {
  calendar: `/reservation/calendar/202612?clubCode=MS01`,
  "tee sheet": `/reservation/sheets/${firstMember}/${benchDate}`,
  menus: "/menus/club/MS01",
};
export type ReadName = keyof typeof readPaths;

/** Requests per second and the 99th percentile in ms of one read at 16 connections. */
export function measureRead(origin: string, name: ReadName): Promise<{ rate: number; p99: number }> {
  return load(`${origin}/hp/api${readPaths[name]}`, {
    connections: 16,
    headers: { authorization: `Bearer ${tokenOf(firstMember)}` },
  });
}

/** Fills the past with cancelled bookings until there are so many; the days that are read stay as they are. */
export async function growBookings(pool: Pool, total: number): Promise<void> {
  await pool.query(
    `insert into tee_slots (club_idx, sheet_idx, play_date, course_code, course_out, period, tee_time, hole_code,
       open_type, caddie_mode, min_players, max_players, created_at, updated_at)
     select 1, 100000000 + (d * 100) + n, date '2016-01-01' + d, '1', '2', '1',
       to_char(time '06:00' + n * interval '7 minutes', 'HH24:MI'), '18', '10', 'C', 3, 4, now(), now()
     from generate_series(0, 3000) d, generate_series(0, 77) n on conflict do nothing`,
  );
  const { rows } = await pool.query("select count(*)::int as have from bookings");
  const missing = total - (rows[0] as { have: number }).have;
  if (missing > 0) {
    await pool.query(
      `insert into bookings (club_idx, rsv_no, member_idx, member_type, sheet_idx, play_date, tee_time, course_code,
         course_out, period, hole_code, player_count, caddie_mode, reservation_type, income, state, quote,
         free_cancel_until, no_show_after, created_at, created_by, updated_at, updated_by)
       select 1, 'G' || $1 || '-' || n, ${firstMember} + n % 1000, '10', s.sheet_idx, s.play_date, s.tee_time, '1', '2', '1', '18', 4,
         'C', '10', '10', '50', '{}', now(), now(), now(), 'bench', now(), 'bench'
       from generate_series(1, $2::int) n
       join lateral (select 100000000 + ((n % 3000) * 100) + n % 78 as wanted) w on true
       join tee_slots s on s.club_idx = 1 and s.sheet_idx = w.wanted`,
      [total, missing],
    );
  }
  await pool.query("vacuum analyze bookings, tee_slots");
}
