import pg from "pg";
import { startEmbeddedPostgres } from "../../support/database/embedded-postgres.mjs";
import { freePort, startApi, startWeb, temporaryFolder } from "../../support/web/stack.mjs";
import { publish } from "../shared/rows.mjs";
import { measureDesks } from "./desks.mjs";
import { measureScroll } from "./scroll.mjs";
import { measureSimulation } from "./simulation.mjs";

/**
 * `npm run bench:ops`: the numbers of operations through web, club API and PostgreSQL, part by part. `DATABASE_URL`
 * stands in for the database. The demo's clock stands on a summer day, whose sheets have 148 times.
 */

const now = "2026-06-10T10:00:00+09:00";
const parts = [measureDesks, measureScroll, measureSimulation];

/** A day's work of everybody comes from one address here, within minutes. */
async function liftRateLimits(pool) {
  await pool.query(
    "update policies set value1 = '100000', value2 = '100000', value3 = '100000' where code = 'C0530'",
  );
}

const data = temporaryFolder("ops");
const running = [];
try {
  const database = process.env.DATABASE_URL ? null : await startEmbeddedPostgres({ isDurable: true });
  if (database) running.unshift(database);
  const url = process.env.DATABASE_URL ?? database.url;
  const [apiPort, webPort] = [await freePort(), await freePort()];
  const places = { API_PORT: String(apiPort), DATA_DIR: data.folder, DATABASE_URL: url, DEMO_NOW: now };
  const club = await startApi({ ...places, SEED: "demo" });
  running.unshift(club);
  const web = { PORT: String(webPort), HP_API_URL: `http://127.0.0.1:${apiPort}`, DEMO_NOW: now };
  running.unshift(await startWeb({ ...web, TRUSTED_PROXIES: "127.0.0.1,::1" }));
  const pool = new pg.Pool({ connectionString: url });
  running.unshift({ stop: () => pool.end() });
  await liftRateLimits(pool);
  const rows = [];
  const origin = `http://localhost:${webPort}`;
  const scene = { origin, api: `http://127.0.0.1:${apiPort}`, pid: club.child.pid, pool, now };
  for (const part of parts) rows.push(...(await part(scene)));
  publish(rows);
} finally {
  for (const one of running) await one.stop();
  data.remove();
}
