import type { Pool } from "pg";
import { hashToken } from "@/lib/club-api/platform/crypto";

/** Monday 2026-12-21 opens for regular members on the demo day at 09:00: 78 slots, none sold here. */
export const benchNow = "2026-11-23T10:00:00+09:00";
export const benchDate = "2026-12-21";
export const firstMember = 300_001;

export const tokenOf = (memberIdx: number) => `bench-${memberIdx}`;

type Query = (text: string, values?: unknown[]) => Promise<unknown>;

/** Lifts what would stop a benchmark from one address, empties the day, and adds signed-in members. */
export async function prepare(query: Query, members: number): Promise<void> {
  await query(`update policies set value1 = '1000000', value2 = '1000000', value3 = '1000000', value4 = '1000000'
    where code = 'C0530'`);
  for (const table of ["booking_players", "booking_logs"]) {
    await query(
      `delete from ${table} where booking_idx in (select booking_idx from bookings where play_date = '${benchDate}')`,
    );
  }
  await query(`delete from bookings where play_date = '${benchDate}'`);
  await query(`update tee_slots set open_type = '10' where play_date = '${benchDate}'`);
  await query(
    `insert into members (member_idx, club_idx, id, password_hash, password_changed_at, name, birth, gender, phone_no,
       email, lang, member_type, cert_type, state, joined_at, created_at, updated_at)
     select ${firstMember - 1} + n, 1, 'bench' || n, 'none', $1::timestamptz, 'Bench ' || n, '1980-01-01', 'M',
       '010-0000-0000', 'bench' || n || '@bench.example', 'en', '10', '10', '10', '2020-01-01', $1::timestamptz, $1::timestamptz
     from generate_series(1, ${members}) n`,
    [benchNow],
  );
  await query(
    `insert into sessions (session_idx, club_idx, kind, member_idx, chk, created_at, last_seen_at, idle_ends_at, ends_at)
     select member_idx, 1, 'member', member_idx, false, $1::timestamptz, $1::timestamptz,
       $1::timestamptz + interval '1 day', $1::timestamptz + interval '1 day'
     from members where member_idx >= ${firstMember}`,
    [benchNow],
  );
  const numbers = Array.from({ length: members }, (_, position) => firstMember + position);
  await query(
    `insert into session_tokens (session_idx, generation, access_hash, access_expires_at, refresh_hash, refresh_expires_at)
     select * from unnest($1::int[], $2::int[], $3::text[], $4::timestamptz[], $5::text[], $6::timestamptz[])`,
    [
      numbers,
      numbers.map(() => 1),
      numbers.map((member) => hashToken(tokenOf(member))),
      numbers.map(() => "2030-01-01T00:00:00Z"),
      numbers.map((member) => hashToken(`refresh-${member}`)),
      numbers.map(() => "2030-01-01T00:00:00Z"),
    ],
  );
}

/** The slots of the day, in order. */
export async function slotsOf(pool: Pool): Promise<number[]> {
  const { rows } = await pool.query(
    `select sheet_idx from tee_slots where play_date = '${benchDate}' order by sheet_idx`,
  );
  return rows.map((row: { sheet_idx: number }) => row.sheet_idx);
}
