import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { Pool } from "pg";
import { openFolderStorage } from "@/lib/club-api/adapters/folder-storage";
import { openDatabase } from "@/lib/club-api/db/client";
import { migrate } from "@/lib/club-api/db/migrate";
import { seedDemo } from "@/lib/club-api/db/seed";
import { prepare } from "../bench/api/scene";
import { apiOver, demoNow, type TestApi } from "./api";
import { startTestPostgres, type TestPostgres } from "./postgres";

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
  const postgres = await startTestPostgres();
  try {
    return await layScene(postgres, memberCount, openDay);
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

async function layScene(postgres: TestPostgres, memberCount: number, openDay: string): Promise<RaceScene> {
  const one = await openDatabase({ dataDir: "unused", databaseUrl: postgres.url });
  await migrate(one.db);
  const folder = await mkdtemp(join(tmpdir(), "clubfront-files-"));
  await seedDemo(one.db, { now: demoNow, storage: await openFolderStorage(folder) });
  const pool = new Pool({ connectionString: postgres.url, max: 1 });
  await prepare((text, values) => pool.query(text, values), memberCount);
  await pool.end();
  const other = await openDatabase({ dataDir: "unused", databaseUrl: postgres.url });
  const apis = [await apiOver(one, demoNow, folder), await apiOver(other, demoNow, folder)] as const;
  const rows = await one.db
    .select({ sheetIdx: sql<number>`sheet_idx` })
    .from(sql`tee_slots`)
    .where(sql`play_date = ${openDay}`)
    .orderBy(sql`sheet_idx`);
  return {
    apis,
    slots: rows.map((row) => row.sheetIdx),
    url: postgres.url,
    stop: async () => {
      for (const api of apis) await api.close();
      await postgres.stop();
    },
  };
}
