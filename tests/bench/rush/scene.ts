import type { Pool } from "pg";

/** Who opens the doors in a benchmark: the number of the first member, and the password of the demo's people. */
export const firstMember = 300_001;
export const password = "Mirsol2026!";
export const idOf = (position: number) => `rush${position + 1}`;
const clubHours = 9;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** The club's clock of a moment: its day, and its time to the minute. */
export function clubMoment(moment: Date): { date: string; time: string } {
  const text = new Date(moment.getTime() + clubHours * hourMs).toISOString();
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}

export function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** Members who sign in with the demo's password, and no limit that one address would meet. */
export async function addMembers(pool: Pool, members: number): Promise<void> {
  await pool.query(`update policies set value1 = '1000000', value2 = '1000000', value3 = '1000000', value4 = '1000000'
    where code = 'C0530'`);
  await pool.query(
    `insert into members (member_idx, club_idx, id, password_hash, password_changed_at, name, birth, gender, phone_no,
       email, lang, member_type, cert_type, state, joined_at, created_at, updated_at)
     select ${firstMember - 1} + n, 1, 'rush' || n, kim.password_hash, now(), 'Rush ' || n, '1980-01-01', 'M',
       '010-0000-0000', 'rush' || n || '@bench.example', 'en', '10', '10', '10', '2020-01-01', now(), now()
     from generate_series(1, ${members}) n, (select password_hash from members where id = 'kimmiru') kim`,
  );
}

/** Empties play dates and leaves so many times of each on sale; the rest are blocked. */
export async function emptyDates(pool: Pool, dates: readonly string[], onSale: number | null): Promise<void> {
  for (const table of ["booking_players", "booking_logs"]) {
    await pool.query(
      `delete from ${table} where booking_idx in (select booking_idx from bookings where play_date = any($1))`,
      [dates],
    );
  }
  await pool.query("delete from bookings where play_date = any($1)", [dates]);
  await pool.query(
    `update tee_slots set draw_post_idx = null, open_type = case when place <= $2 then '10' else '90' end
     from (select sheet_idx as idx, row_number() over (partition by play_date order by sheet_idx) as place
           from tee_slots where play_date = any($1)) ordered where sheet_idx = idx`,
    [dates, onSale ?? 10_000],
  );
}

/** Lets dates open at a minute of today: one date so many days ahead, or the whole of the next month together. */
export async function openAt(pool: Pool, opening: Date, unit: { days: number } | "MONTHLY"): Promise<void> {
  const { date, time } = clubMoment(opening);
  const days = unit === "MONTHLY" ? 28 : unit.days;
  await pool.query(
    `update open_rules set weekday_days = $1, weekend_days = $1, weekday_time = $2, weekend_time = $2
     where member_type = '10'`,
    [days, time],
  );
  const policy =
    unit === "MONTHLY" ? ["MONTHLY", "1", String(Number(date.slice(8))), time] : ["DAILY", "1", "1", ""];
  await pool.query(
    "update policies set value1 = $1, value2 = $2, value3 = $3, value4 = $4 where code = 'C0210'",
    policy,
  );
}

/** C0540: whether arrivals are drawn, from how many minutes before, in how many seconds after the opening, and a turn. */
export async function fairOpening(pool: Pool, isOn: boolean, drawSeconds: number, turnSeconds: number) {
  await pool.query(
    "update policies set value1 = $1, value2 = '5', value3 = $2, value4 = $3 where code = 'C0540'",
    [isOn ? "Y" : "N", String(drawSeconds), String(turnSeconds)],
  );
}

export async function slotsOf(pool: Pool, date: string): Promise<number[]> {
  const { rows } = await pool.query(
    "select sheet_idx from tee_slots where play_date = $1 and open_type = '10' order by sheet_idx",
    [date],
  );
  return rows.map((row: { sheet_idx: number }) => row.sheet_idx);
}

/** Live bookings of a date, and how many different times they have. */
export async function soldOf(pool: Pool, date: string): Promise<{ sold: number; slots: number }> {
  const { rows } = await pool.query(
    `select count(*)::int as sold, count(distinct sheet_idx)::int as slots from bookings
     where play_date = $1 and state = '10'`,
    [date],
  );
  return rows[0] as { sold: number; slots: number };
}
