import type { Pool } from "pg";

/*
 * Years of data of many clubs, made by the database itself: each table copies a row of the demo club, with what has to
 * differ computed from the club, the day and a number. Foreign keys are not looked at meanwhile: everything that a row names
 * is made here, too.
 */

export type Extent = {
  clubs: readonly number[];
  years: number;
  /** Every how many days a club has a day of play: 1 is every day. */
  everyDays: number;
  members: number;
};

/** How a table grows: the rows that a row is made of (`c.club_idx`, `day`, `n`), and the columns that differ. */
type Growth = { table: string; rows: (extent: Extent) => string; columns: Record<string, string> };

const slotsOfDay = 78;
const lastDay = "2026-08-01";
const days = ({ years, everyDays }: Extent) =>
  `generate_series(0, ${Math.floor((years * 365) / everyDays)}) k cross join lateral (select date '${lastDay}' - k * ${everyDays} as day) d`;
const perDay = (count: number) => (extent: Extent) =>
  `${days(extent)} cross join generate_series(1, ${count}) n`;
const at = "(day + interval '9 hours')";
const course = `(1 + (n - 1) / 39)`;
/** Behind the numbers that the club's own sheets have. */
const sequence = "(60 + (n - 1) % 39)";
const sheetIdx = `to_char(day, 'YYMMDD')::int * 1000 + ${course} * 100 + ${sequence}`;
const teeTime = `to_char(time '06:00' + ${sequence} * interval '7 minutes', 'HH24:MI')`;
const firstMember = 1_000_000;
const memberIdx = (members: number) => `${firstMember} + (k * ${slotsOfDay} + n) % ${members}`;
const bookingIdx = "10000000 + k * 100 + n";
/** Six of ten tee times are booked. */
const bookedOfDay = Math.round(slotsOfDay * 0.6);

function growths({ members }: Extent): Growth[] {
  const slot = {
    sheet_idx: sheetIdx,
    play_date: "day",
    course_code: `${course}::text`,
    course_out: `(3 - ${course})::text`,
    tee_time: teeTime,
    created_at: at,
    updated_at: at,
  };
  return [
    {
      table: "members",
      rows: () => `generate_series(0, ${members - 1}) n`,
      columns: {
        member_idx: `${firstMember} + n`,
        id: "'h' || n",
        name: "'Member ' || n",
        email: "'h' || n || '@club.example'",
        email_hash: "'h' || n",
        di_hash: "'h' || n",
        ci_hash: "'h' || n",
        membership_no: "'H' || n",
        phone_no: "'010-' || lpad((n % 10000)::text, 4, '0') || '-' || lpad((n * 7 % 10000)::text, 4, '0')",
      },
    },
    { table: "tee_slots", rows: perDay(slotsOfDay), columns: { ...slot, open_type: "'10'", note: "''" } },
    {
      table: "bookings",
      rows: perDay(bookedOfDay),
      columns: {
        ...slot,
        booking_idx: bookingIdx,
        rsv_no: "to_char(day, 'YYMMDD') || '-' || (90000 + n)",
        member_idx: memberIdx(members),
        state: "case when n % 7 = 0 then '50' else '40' end",
        free_cancel_until: at,
        no_show_after: at,
        cancel_at: `case when n % 7 = 0 then ${at} end`,
        coupon_idx: "null",
        draw_idx: "null",
        waiting_idx: "null",
        team_form_idx: "null",
      },
    },
    {
      table: "booking_players",
      rows: (extent) => `${perDay(bookedOfDay)(extent)} cross join generate_series(1, 4) seat`,
      columns: {
        booking_idx: bookingIdx,
        seq: "seat",
        is_booker: "seat = 1",
        name: "'Player ' || n",
        member_idx: `case when seat = 1 then ${memberIdx(members)} end`,
      },
    },
    {
      table: "booking_logs",
      rows: perDay(bookedOfDay),
      columns: {
        log_idx: bookingIdx,
        booking_idx: bookingIdx,
        at,
        work_code: "'10'",
        by: "'member:100001'",
        channel: "'10'",
        before: "null",
        after: "'{}'",
      },
    },
    {
      table: "notices",
      rows: (extent) =>
        `generate_series(1, ${extent.years * 60}) n cross join lateral (select date '${lastDay}' - n * 6 as day) d`,
      columns: { notice_idx: "100000 + n", created_at: at, updated_at: at, deleted_at: "null" },
    },
    {
      table: "audit_records",
      rows: perDay(20),
      columns: {
        audit_idx: bookingIdx,
        at,
        actor: "'admin:ssadmin1'",
        request_id: "'years'",
        action: "'UPDATE'",
        entity: "'notice'",
        entity_key: "n::text",
        before: "'{}'",
        after: "'{}'",
        member_idx: "null",
      },
    },
    {
      table: "outbox",
      rows: perDay(60),
      columns: {
        outbox_idx: bookingIdx,
        member_idx: memberIdx(members),
        state: "'SENT'",
        dedupe_key: "null",
        next_try_at: at,
        created_at: at,
        sent_at: at,
        channel: "'MAIL'",
        event: "'booked'",
        target: "'member@club.example'",
        lang: "'en'",
        vars: "'{}'",
        tries: "1",
      },
    },
    {
      table: "login_log",
      rows: perDay(40),
      columns: {
        login_idx: bookingIdx,
        member_idx: memberIdx(members),
        at,
        kind: "'member'",
        result: "'OK'",
        admin_idx: "null",
      },
    },
  ];
}

/** Gives clubs their years; answers how many rows each table got. */
export async function growYears(pool: Pool, extent: Extent): Promise<Map<string, number>> {
  const made = new Map<string, number>();
  for (const growth of growths(extent)) {
    const columns = await columnsOf(pool, growth.table);
    const values = columns.map((name) =>
      name === "club_idx" ? "c.club_idx" : (growth.columns[name] ?? `model.${name}`),
    );
    const { rowCount } = await pool.query(
      `insert into ${growth.table} (${columns.map((name) => `"${name}"`).join(", ")})
       select ${values.join(", ")}
       from (select 1) as one left join (select * from ${growth.table} where club_idx = 1 limit 1) model on true
       cross join unnest($1::int[]) as c(club_idx) cross join ${growth.rows(extent)}
       on conflict do nothing`,
      [extent.clubs],
    );
    if (rowCount === null || rowCount === 0) throw new Error(`${growth.table} did not grow.`);
    made.set(growth.table, rowCount);
  }
  return made;
}

async function columnsOf(pool: Pool, table: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_name = $1 and table_schema = 'public' and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
  return rows.map(({ name }) => name);
}

/** Foreign keys and the version of the rules rest while years are made; neither changes by them. */
export async function withoutTriggers(pool: Pool, work: () => Promise<void>): Promise<void> {
  await pool.query("set session_replication_role = replica");
  await pool.query("set synchronous_commit = off");
  try {
    await work();
  } finally {
    await pool.query("reset session_replication_role");
    await pool.query("reset synchronous_commit");
  }
}

export async function sizeInGigabytes(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ size: string }>(
    "select pg_database_size(current_database())::text as size",
  );
  return Number(rows[0]?.size ?? 0) / 1024 ** 3;
}
