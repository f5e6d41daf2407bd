import { sql } from "drizzle-orm";
import {
  bookingLogs,
  bookingPlayers,
  bookings,
  drawApplications,
  lockUses,
  outbox,
  slotLocks,
  waitings,
} from "@/lib/club-api/db/tables";
import { bookingBody } from "../../bench/api/client";
import { benchDate, firstMember, prepare, tokenOf } from "../../bench/api/scene";
import { type Answer, startTestApi, type TestApi } from "../api";
import { brokenRules } from "../history/invariants";
import { openSessionFor } from "../scenes/second-club";
import type { Moment } from "./draw-model";
import { goTo, layDraw, type Play, type PoolSlot, runJob } from "./draw-world";

/*
 * A small real world for the model: one open day with three slots in the band of 08:00 and two more there that a draw
 * keeps, seven members with a coupon each, no limits per member. What is promised between them is checked after every step.
 */

export const playDate = benchDate;
export const band = "13";
export const people = [0, 1, 2, 3, 4, 5, 6] as const;
export type Person = (typeof people)[number];

export type World = {
  api: TestApi;
  close(): Promise<void>;
  /** All slots; the last two are those of the draw. */
  slots: readonly number[];
  pool: readonly PoolSlot[];
  coupons: readonly number[];
  /** Events so far (`hold 4111`, `handed on`): a run that saw nothing proves nothing. */
  seen: Set<string>;
  /** A call of one member, or of the office. */
  send(who: Person | "staff", method: string, path: string, body?: unknown): Promise<Answer>;
  /** Throws when a rule of the invariants is broken. */
  check(): Promise<void>;
  /** The clock to where so many moments of the draw have passed. */
  goTo(passed: Moment): void;
  runJob(name: string): Promise<void>;
  /** Everything back as it was, for another play. */
  clear(play: Play): Promise<void>;
};

/** The club API in memory with that day laid out. */
export async function createWorld(): Promise<World> {
  const api = await startTestApi();
  const { db } = api;
  // The demo's bookings go, with all that hangs on them: the rules would read them after every step.
  await db.execute(sql`truncate bookings cascade`);
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
  const pool = await poolSlots(api);
  const staff = { kind: "admin", clubIdx: 1, accountIdx: 1 } as const;
  const staffToken = await openSessionFor(api, staff, "model-staff");
  const coupons = await insertCoupons(api);
  return {
    api,
    close: api.close,
    slots: [...slots, ...pool.map(({ sheetIdx }) => sheetIdx)],
    pool,
    coupons,
    seen: new Set(),
    send: (who, method, path, body) =>
      api.request(method, path, { token: who === "staff" ? staffToken : tokenOf(memberOf(who)), body }),
    check: async () => {
      const broken = await brokenRules(db);
      if (broken.length > 0) throw new Error(broken.join("\n"));
    },
    goTo: (passed) => goTo(api, passed),
    runJob: (name) => runJob(api, name),
    clear: async (play) => {
      await clear(api, play.mode);
      await layDraw(api, play, pool);
    },
  };
}

export const memberOf = (person: Person) => firstMember + person;

/** The body of a booking, with a coupon or for another slot of the same booking. */
export function input(person: Person, sheetIdx: number, extra: Record<string, unknown> = {}) {
  return { ...bookingBody(memberOf(person), sheetIdx), ...extra };
}

/** The slots of the draw: 08:24 on the first and on the second course. */
async function poolSlots({ db }: TestApi): Promise<PoolSlot[]> {
  return db
    .select({ sheetIdx: sql<number>`sheet_idx`, courseCode: sql<string>`course_code` })
    .from(sql`tee_slots`)
    .where(sql`play_date = ${playDate} and tee_time = '08:24' and course_code in ('1', '2')`)
    .orderBy(sql`sheet_idx`);
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

/**
 * Nothing is left of an earlier play: a slot that was ever booked goes to the waiting list when a hold of it ends, and
 * losses, wins, the draws of a month (C0330) and wins that lapsed (C0370 v4) count for a member.
 */
async function clear({ db }: TestApi, mode: Play["mode"]): Promise<void> {
  await db.execute(sql`update coupons set state = '10', booking_idx = null`);
  await db.execute(sql`update bookings set coupon_idx = null, draw_idx = null, waiting_idx = null`);
  const played = [
    slotLocks,
    lockUses,
    drawApplications,
    waitings,
    bookingPlayers,
    bookingLogs,
    bookings,
    outbox,
  ];
  for (const table of played) await db.delete(table);
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
