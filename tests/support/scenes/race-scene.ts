import { sql } from "drizzle-orm";
import { openDatabase } from "@/lib/club-api/db/client";
import { prepare } from "../../bench/api/scene";
import { apiOver, demoNow, startTestApi, type TestApi } from "../api";
import { openPool, placeOf } from "../database/postgres";

export type RaceScene = {
  /** Two processes' worth of the club API on one PostgreSQL; calls alternate between them. */
  apis: readonly [TestApi, TestApi];
  /** Sheet numbers of an open day without bookings, in order. */
  slots: readonly number[];
  url: string;
  stop(): Promise<void>;
};

/** A seeded PostgreSQL under two API instances, with so many signed-in members (`tokenOf`) and an empty open day. */
export async function startRaceScene(memberCount: number, openDay: string): Promise<RaceScene> {
  const one = await startTestApi();
  const pool = openPool({ connectionString: one.url, max: 1 });
  await prepare((text, values) => pool.query(text, values), memberCount);
  await pool.end();
  const other = await secondProcess(one);
  const rows = await one.db
    .select({ sheetIdx: sql<number>`sheet_idx` })
    .from(sql`tee_slots`)
    .where(sql`play_date = ${openDay}`)
    .orderBy(sql`sheet_idx`);
  return {
    apis: [one, other],
    slots: rows.map((row) => row.sheetIdx),
    url: one.url,
    stop: async () => {
      await other.close();
      await one.close();
    },
  };
}

/** Another process of the club API over the same database and files; close it before the first. */
export async function secondProcess({ url, folder }: TestApi & { url: string }): Promise<TestApi> {
  return apiOver(await openDatabase({ dataDir: "unused", ...placeOf(url) }), demoNow, folder);
}
