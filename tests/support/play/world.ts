import { sql } from "drizzle-orm";
import { bookingBody } from "../../bench/api/client";
import { benchDate, firstMember, prepare, tokenOf } from "../../bench/api/scene";
import { type Answer, startTestApi, type TestApi } from "../api";
import { brokenRules } from "../invariants";

/*
 * A small real world for the model: one open day with three slots in the band of 08:00, five members with a coupon
 * each, no limits per member. What is promised between them is checked after every step.
 */

export const playDate = benchDate;
export const band = "13";
export const people = [0, 1, 2, 3, 4] as const;
export type Person = (typeof people)[number];

export type World = {
  api: TestApi;
  slots: readonly number[];
  coupons: readonly number[];
  /** What has happened so far (`hold 4111`, `handed on`): a run that saw nothing proves nothing. */
  seen: Set<string>;
  /** A call of one member. */
  send(person: Person, method: string, path: string, body?: unknown): Promise<Answer>;
  /** Throws when a rule of the invariants is broken. */
  check(): Promise<void>;
  /** Everything back as it was. */
  clear(mode: "AUTO" | "OFFER"): Promise<void>;
};

/** The club API in memory with that day laid out. */
export async function createWorld(): Promise<World> {
  const api = await startTestApi();
  const { db } = api;
  await prepare((text, values) => runText(api, text, values), people.length);
  await db.execute(sql`update policies set value1 = 'N' where code = 'C0230'`);
  await db.execute(sql`update policies set value3 = '99999999' where code = 'C0240'`);
  await db.execute(sql`update policies set value1 = '99' where code = 'C0260'`);
  await db.execute(sql`update tee_slots set open_type = '90' where play_date = ${playDate}
    and (tee_time < '08:00' or tee_time > '08:17' or course_code <> '1')`);
  const slots = await numbers(
    api,
    sql`select sheet_idx as n from tee_slots where play_date = ${playDate}
    and open_type = '10' order by tee_time`,
  );
  const coupons = await insertCoupons(api);
  return {
    api,
    slots,
    coupons,
    seen: new Set(),
    send: (person, method, path, body) =>
      api.request(method, path, { token: tokenOf(memberOf(person)), body }),
    check: async () => {
      const broken = await brokenRules(db);
      if (broken.length > 0) throw new Error(broken.join("\n"));
    },
    clear: (mode) => clear(api, mode),
  };
}

export const memberOf = (person: Person) => firstMember + person;

/** The body of a booking, with a coupon or for another slot of the same booking. */
export function wish(person: Person, sheetIdx: number, extra: Record<string, unknown> = {}) {
  return { ...bookingBody(memberOf(person), sheetIdx), ...extra };
}

async function insertCoupons(api: TestApi): Promise<number[]> {
  for (const person of people) {
    await api.db.execute(sql`insert into coupons (club_idx, member_idx, coupon_no, names, coupon_type, dc_target,
      dc_person, dc_value, day_types, periods, hole_codes, valid_from, valid_to, state, created_at, updated_at)
      values (1, ${memberOf(person)}, ${`MODEL-${person}`}, '{"en":"Model"}', '10', '10', 'P1', '10000', '{10}', '{1,2}', '{18}',
        '2026-01-01', '2026-12-31', '10', now(), now())`);
  }
  return numbers(
    api,
    sql`select coupon_idx as n from coupons where coupon_no like 'MODEL-%' order by coupon_no`,
  );
}

async function clear(api: TestApi, mode: "AUTO" | "OFFER"): Promise<void> {
  const { db } = api;
  await db.execute(sql`delete from slot_locks`);
  await db.execute(sql`update coupons set state = '10', booking_idx = null where coupon_no like 'MODEL-%'`);
  await db.execute(
    sql`update bookings set state = '50', coupon_idx = null where play_date = ${playDate} and state = '10'`,
  );
  await db.execute(
    sql`update waitings set state = '60', offer_sheet_idx = null where play_date = ${playDate} and state in ('10', '20')`,
  );
  await db.execute(sql`update policies set value1 = ${mode} where code = 'C0300'`);
}

async function numbers(api: TestApi, query: ReturnType<typeof sql>): Promise<number[]> {
  const rows = await api.db.select({ n: sql<number>`n` }).from(sql`(${query}) as numbered`);
  return rows.map((row) => row.n);
}

/** The scene's statements, which PGlite runs as text with values. */
async function runText(api: TestApi, text: string, values: unknown[] = []): Promise<void> {
  const parts = text.split(/\$(\d+)/);
  const pieces = parts.map((part, position) => {
    if (position % 2 === 0) return sql.raw(part);
    return sql`${sql.param(values[Number(part) - 1])}`;
  });
  await api.db.execute(sql.join(pieces, sql.raw("")));
}
