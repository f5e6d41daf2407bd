import { resolve } from "node:path";
import { drandBeacon } from "./adapters/beacon";
import { publicHolidays } from "./adapters/holidays";
import { openDatabase } from "./db/client";
import { readyForStart } from "./db/migrate";
import { ensureParts } from "./db/partitions";
import { addMissingOfficeMenus } from "./db/seed/site/menus";
import { seedWhenEmpty } from "./db/seed/when-empty";
import { readServerWork } from "./db/server-work";
import { createApp } from "./http/app";
import { listen } from "./http/server";
import { forecastJob } from "./jobs/booking-jobs";
import { outboxJob, startDelivery } from "./jobs/delivery";
import { jobs } from "./jobs/registry";
import { clockMover, createRunner } from "./jobs/runner";
import { rehearsalSweepJob, sweepJob } from "./jobs/upkeep-jobs";
import { frozenClock, systemClock } from "./platform/clock";
import { ensureDataFolder } from "./platform/data-folder";
import type { Env } from "./platform/env";
import type { Logger } from "./platform/logger";
import { createMetrics } from "./platform/metrics";
import { createAddressReader } from "./platform/network/address";
import { createStage } from "./rehearsal/stage";
import { closeSenders, openChanges, openHits, openSenders, openStorage, openWeather } from "./services";
import { refuseMockIdentity } from "./workflows/accounts/identity-check";
import { sweepRehearsals } from "./workflows/rehearsals/run-rehearsal";

export type ClubApi = {
  port: number;
  /**
   * Turns `/readyz` to 503 and takes no new job, lets running requests, jobs and deliveries finish, then closes the
   * database and frees the data folder. `isHasty` skips the time in which it still answers on open connections (`DRAIN_SECONDS`).
   */
  stop(isHasty?: boolean): Promise<void>;
};

const finishLimitMs = 18_000;

/**
 * Opens the database, brings it up to date, fills an empty one (`SEED`), and listens. `tell` gets what the operator has
 * to read once, such as the first password; it is in no log.
 */
export async function startClubApi(
  env: Env,
  logger: Logger,
  report: (text: string) => void = (text) => void process.stdout.write(`${text}\n`),
): Promise<ClubApi> {
  const frozen = env.demoNow ? frozenClock(env.demoNow) : null;
  const clock = frozen ?? systemClock;
  // Files on their way and mails without a server are there, beside PostgreSQL too.
  ensureDataFolder(env.dataDir);
  const database = await openDatabase({ ...env, logger });
  const { db, ping, poolSize } = database;
  try {
    const storage = await openStorage(env);
    await readyForStart(db, env);
    for (const one of (await ensureParts(db, clock.now())).refused)
      logger.warn(one, "a month of a table waits");
    // Before an empty database is filled too: its first password would be told for nothing.
    if (!env.identity.allowsMock) await refuseMockIdentity(db, clock.now(), env.clubCode);
    const news = await seedWhenEmpty(db, {
      seed: env.seed,
      clubCode: env.clubCode,
      preset: env.clubPreset,
      now: clock.now(),
      storage,
    });
    if (news !== null) report(news);
    await addMissingOfficeMenus(db, clock.now());
    await sweepRehearsals(db, { now: clock.now(), realNow: systemClock.now() });
    const hits = openHits(env, db, logger);
    const changes = openChanges(env, logger);
    const senders = openSenders(env);
    let isStopping = false;
    const time = { clock, limitClock: systemClock };
    const beacon = env.beaconUrl ? drandBeacon(env.beaconUrl) : null;
    const weather = openWeather(env.weather, clock);
    const runner = createRunner({ db, storage, logger, beacon, changes, ...time }, [
      ...jobs,
      outboxJob(senders, clock),
      forecastJob(weather),
      sweepJob(systemClock),
      rehearsalSweepJob(systemClock),
    ]);
    const deps = {
      db,
      ping,
      storage,
      holidaySource: env.holidayApi ? publicHolidays(env.holidayApi) : null,
      beacon,
      push: senders.push,
      stage: createStage({ ...env, program: resolve("dist/rehearsal.mjs") }),
      weather,
      identity: env.identity,
      operatorContact: env.operatorContact ?? null,
      // A code in the answer is for demonstrations: anybody could take an account over with it.
      showsCodes: env.mail === undefined && env.sms === undefined && (frozen !== null || env.isDevelopment),
      ...time,
      ...(frozen ? { moveClock: clockMover(frozen, runner) } : {}),
      hits,
      changes,
      showsDocs: env.isDevelopment,
      logger,
      metrics: createMetrics(poolSize, () =>
        readServerWork(db, { now: clock.now(), realNow: systemClock.now() }),
      ),
      addresses: createAddressReader(env.trustedProxies),
      isStopping: () => isStopping,
    };
    const server = await listen(createApp(deps), { host: env.apiHost, port: env.apiPort });
    // A clock that stands still makes nothing due: jobs run when it is moved.
    if (!frozen) runner.start();
    const stopDelivery = startDelivery({ db, senders, now: () => clock.now(), logger });
    return {
      port: server.port,
      stop: async (isHasty = false) => {
        isStopping = true;
        const drainMs = isHasty ? 0 : env.drainMs;
        await Promise.all([server.stop(finishLimitMs, drainMs), runner.stop(), stopDelivery()]);
        await Promise.all([hits.close(), changes?.close(), closeSenders(senders)]);
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
