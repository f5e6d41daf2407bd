import { sql } from "drizzle-orm";
import type { Pool } from "pg";
import { openDatabase } from "@/lib/club-api/db/client";
import { firstMember, prepare, tokenOf } from "../../bench/api/scene";
import { type Answer, apiOver, demoNow, startTestApi, type TestApi } from "../api";
import { openPool, placeOf } from "../database/postgres";

export type RaceScene = {
  /** Two processes' worth of the club API on one PostgreSQL. */
  apis: readonly [TestApi, TestApi];
  /** Whoever has an even number goes to the first process, the others to the second. */
  apiOf(turn: number): TestApi;
  /** A call of the n-th member, by `apiOf`. */
  send(
    turn: number,
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer>;
  /** Sheet numbers of an open day without bookings, in order. */
  slots: readonly number[];
  slotAt(place: number): number;
  url: string;
  /** Connections past the club API. */
  pool: Pool;
  close(): Promise<void>;
};

/** A seeded PostgreSQL under two API instances, with so many signed-in members (`tokenOf`) and an empty open day. */
export async function startRaceScene(memberCount: number, openDay: string): Promise<RaceScene> {
  const { api: one, other, close } = await startTwoProcesses();
  const pool = openPool({ connectionString: one.url, max: 12 });
  await prepare((text, values) => pool.query(text, values), memberCount);
  const rows = await one.db
    .select({ sheetIdx: sql<number>`sheet_idx` })
    .from(sql`tee_slots`)
    .where(sql`play_date = ${openDay}`)
    .orderBy(sql`sheet_idx`);
  const apiOf = (turn: number) => (turn % 2 === 0 ? one : other);
  return {
    apis: [one, other],
    apiOf,
    send: (turn, method, path, body, headers = {}) =>
      apiOf(turn).request(method, path, { token: tokenOf(firstMember + turn), body, headers }),
    slots: rows.map((row) => row.sheetIdx),
    slotAt: (place) => rows[place]?.sheetIdx ?? 0,
    url: one.url,
    pool,
    close: async () => {
      await pool.end();
      await close();
    },
  };
}

/** A seeded PostgreSQL under two processes' worth of the club API. */
export async function startTwoProcesses() {
  const api = await startTestApi();
  const other = await secondProcess(api);
  const close = async () => {
    await other.close();
    await api.close();
  };
  return { api, other, close };
}

/** Another process of the club API over the same database and files; close it before the first. */
export async function secondProcess({ url, folder }: TestApi & { url: string }): Promise<TestApi> {
  return apiOver(await openDatabase({ dataDir: "unused", ...placeOf(url) }), demoNow, folder);
}

/** The answers of so many at once. */
export const times = <T>(count: number, task: (turn: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, turn) => task(turn)));

/** The code of a refusal, 0 of a success, the status of a fault. */
export const codeOf = ({ status, json }: Answer) => (status === 200 ? (json.fail?.code ?? 0) : status);
