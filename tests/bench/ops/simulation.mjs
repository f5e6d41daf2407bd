import { readFileSync } from "node:fs";
import { atMost } from "../shared/rows.mjs";

/**
 * A month of 4,000 bookings and 8,000 waiting requests of 400 members, replayed under another opening window and half the
 * limits: seconds, and what the API's memory grows by. `api` is the address of a running club API, `pid` its process.
 */

const size = { members: 400, bookings: 4000, requests: 8000 };
const bounds = { seconds: 10, committeeMs: 300 };
const firstMember = 900_001;
const admin = { clubCode: "MS01", chk: false, id: "ssadmin1", password: "MirsolAdm1n!", isAdmin: true };

/** The month before the demo's own rounds begin. */
function monthBack(now, months) {
  const day = new Date(now);
  day.setUTCDate(1);
  day.setUTCMonth(day.getUTCMonth() - months);
  return day.toISOString().slice(0, 7);
}

async function fill(pool, month) {
  const { rows } = await pool.query(
    `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
     where table_schema = 'public' and table_name = 'members'
       and column_name not in ('member_idx', 'id', 'ci_hash', 'di_hash', 'email_hash', 'member_type')`,
  );
  const { names } = rows[0];
  await pool.query(
    `insert into members (member_idx, id, member_type, ${names})
     select ${firstMember} + n, 'bench' || n, (array['10', '11', '12', '20', '30'])[1 + n % 5], ${names}
     from generate_series(0, ${size.members - 1}) n, members where member_idx = 100001`,
  );
  await pool.query(
    `insert into tee_slots (club_idx, sheet_idx, play_date, course_code, course_out, period, tee_time, min_players,
       max_players, created_at, updated_at)
     select 1, to_char(day, 'YYMMDD')::int * 1000 + course * 100 + n + 1, day, course::text, (course % 3 + 1)::text,
       case when n < 27 then '1' else '2' end,
       to_char(case when n < 27 then time '05:30' + n * interval '7 min' else time '11:00' + (n - 27) * interval '7 min' end,
         'HH24:MI'), 3, 4, now(), now()
     from generate_series($1::date, $1::date + interval '1 month' - interval '1 day', interval '1 day') day,
       generate_series(1, 3) course, generate_series(0, 53) n
     on conflict do nothing`,
    [`${month}-01`],
  );
  await pool.query(bookingsOf, [`${month}-01`, size.bookings, firstMember, size.members]);
  await pool.query(
    `insert into waitings (club_idx, member_idx, play_date, standby_time_codes, course_codes, player_count, state,
       created_at, updated_at)
     select 1, $2 + n % $3, $1::date + n % 28, '{11,12}', '{}', 4, '70',
       $1::date + n % 28 - 20 + (n % 900) * interval '1 min', $1::date + n % 28 - 1
     from generate_series(0, $4 - 1) n`,
    [`${month}-01`, firstMember, size.members, size.requests],
  );
  await pool.query("analyze");
}

const bookingsOf = `
  with free as (
    select s.*, row_number() over (order by sheet_idx * 7919::bigint % 100003, sheet_idx) as n from tee_slots s
    where club_idx = 1 and play_date >= $1::date and play_date < $1::date + interval '1 month'
      and not exists (select 1 from bookings b where b.club_idx = 1 and b.sheet_idx = s.sheet_idx))
  insert into bookings (club_idx, rsv_no, member_idx, member_type, sheet_idx, play_date, day_type, tee_time,
    course_code, course_out, period, hole_code, player_count, caddie_mode, reservation_type, income, state, quote,
    free_cancel_until, no_show_after, cancel_at, created_at, created_by, updated_at, updated_by)
  select 1, 'B-' || n, $3::int + n % $4::int, (array['10', '11', '12', '20', '30'])[1 + (n % $4::int) % 5], sheet_idx,
    play_date, case when extract(isodow from play_date) > 5 then 'WEEKEND' else 'WEEKDAY' end, tee_time, course_code,
    course_out, period, '18', 4, 'C', '10', '10', (array['40', '40', '40', '50', '40', '51', '40', '60'])[1 + n % 8],
    '{"currency": "KRW", "greenFee": 400000, "cartFee": 100000, "caddieFee": 150000, "rental": 0, "discount": 0,
      "total": 650000, "perPlayer": [162500, 162500, 162500, 162500], "penaltyBase": 400000}',
    play_date - 3, play_date, case when n % 8 in (3, 5, 7) then play_date - (n % 6)::int + time '12:00' end,
    play_date - 20 + (n % 1400) * interval '1 min', 'bench', now(), 'bench'
  from free where n <= $2::int`;

async function call(api, token, method, path, body) {
  const answer = await fetch(`${api}/hp/api${path}`, {
    method,
    headers: {
      "content-type": "application/json",
      origin: api,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const { result, data, fail } = await answer.json();
  if (!result) throw new Error(`${method} ${path}: ${JSON.stringify(fail)}`);
  return data;
}

/** Megabytes that a process holds. */
function residentMb(pid) {
  const [, kilobytes = "0"] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

async function timed(work) {
  const from = performance.now();
  const value = await work();
  return { value, ms: Math.round(performance.now() - from) };
}

const halved = (limit) => (limit === null ? null : Math.ceil(limit / 2));

/** A month replayed under other rules: seconds, and what it takes of the API's memory. */
export async function measureSimulation({ api, pid, pool, now }) {
  const month = monthBack(now, 4);
  await fill(pool, month);
  const { accessToken } = await call(api, null, "POST", "/member/login", admin);
  const { tables } = await call(api, accessToken, "GET", "/ops/simulations/base");
  const change = {
    open: tables.open.map((row) => ({ ...row, weekendDays: Math.max(1, row.weekendDays - 7) })),
    limits: tables.limits.map((row) => ({
      ...row,
      perMonth: halved(row.perMonth),
      perWeek: halved(row.perWeek),
    })),
  };
  const before = residentMb(pid);
  const replayed = await timed(() => call(api, accessToken, "POST", "/ops/simulations", { month, change }));
  const growthMb = residentMb(pid) - before;
  const committee = await timed(() =>
    call(api, accessToken, "GET", `/ops/fairness?period=Y&date=${month}-01`),
  );
  const { asked } = replayed.value.all.actual;
  return [
    atMost("wishes of the replayed month", asked),
    atMost("policy simulation of that month (s)", replayed.ms / 1000, bounds.seconds),
    atMost("memory that it took (MB)", growthMb),
    atMost("committee's view of that year (ms)", committee.ms, bounds.committeeMs),
  ];
}
