import { join } from "node:path";
import { sql } from "drizzle-orm";
import { openFolderStorage } from "./adapters/folder-storage";
import type { FileStorage } from "./adapters/storage";
import { openDatabase } from "./db/client";
import type { Database } from "./db/database";
import { migrate } from "./db/migrate";
import { seedDemo } from "./db/seed";
import { transaction } from "./db/transaction";
import { listClubs } from "./domains/policies";
import { createApp } from "./http/app";
import { listen } from "./http/server";
import { startSweeping } from "./jobs/sweep";
import { createAddressReader } from "./platform/address";
import { frozenClock, systemClock } from "./platform/clock";
import type { Env } from "./platform/env";
import type { Logger } from "./platform/logger";
import { createMetrics } from "./platform/metrics";

export type ClubApi = {
  port: number;
  /** Turns `/readyz` to 503, lets running requests finish, closes the database and frees the data folder. */
  stop(): Promise<void>;
};

const seedLock = 7_306_003;
const drainLimitMs = 8_000;

/** Opens the database, brings it up to date, fills an empty one with the demo, and listens. */
export async function startClubApi(env: Env, logger: Logger): Promise<ClubApi> {
  const clock = env.demoNow ? frozenClock(env.demoNow) : systemClock;
  const database = await openDatabase({ dataDir: env.dataDir, databaseUrl: env.databaseUrl, logger });
  const { db, ping, poolSize } = database;
  try {
    const storage = await openFolderStorage(join(env.dataDir, "files"));
    await migrate(db);
    await seedWhenEmpty(db, clock.now(), storage);
    let isStopping = false;
    const deps = {
      db,
      ping,
      storage,
      clock,
      limitClock: systemClock,
      logger,
      metrics: createMetrics(poolSize),
      addresses: createAddressReader(env.trustedProxies),
      isStopping: () => isStopping,
    };
    const server = await listen(createApp(deps), { host: env.apiHost, port: env.apiPort });
    const stopSweeping = startSweeping(deps);
    return {
      port: server.port,
      stop: async () => {
        isStopping = true;
        await server.stop(drainLimitMs);
        await stopSweeping();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Of several processes that start at once on a new database, one fills it; the others wait and find it full. */
async function seedWhenEmpty(db: Database, now: Date, storage: FileStorage): Promise<void> {
  await transaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    if ((await listClubs(tx)).length === 0) await seedDemo(tx, { now, storage });
  });
}
