import { join } from "node:path";
import pg from "pg";
import { startEmbeddedPostgres } from "../../support/database/embedded-postgres.mjs";
import { type ClubVocabulary, demoVocabularies } from "../../support/demo-clubs/vocabulary";
import { freePort, liftRateLimits, startApi, startWeb, temporaryFolder } from "../../support/web/stack.mjs";

/** A demo club that is being served, and what it says. */
export type ServedClub = ClubVocabulary & { origin: string };
export type ClubsStack = { clubs: ServedClub[]; stop(): Promise<void> };

/** Whoever reads all pages of a site is faster than a person: the limits of a minute are lifted. */
const liftLimits =
  "update policies set value1 = '100000', value2 = '100000', value3 = '100000' where code = 'C0530'";

type Running = { stop(): Promise<unknown> }[];

/** A club API on PostgreSQL with the demo clubs; its limits are lifted. */
async function apiOnPostgres(apiPort: number, folder: string, running: Running): Promise<void> {
  const database = await startEmbeddedPostgres({ isDurable: false });
  running.unshift(database);
  const env = { DATABASE_URL: database.url, DATA_DIR: folder, SEED: "demo-clubs" };
  running.unshift(await startApi({ ...env, API_PORT: String(apiPort) }));
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(liftLimits);
  await client.end();
}

/** The same on the stopped data of `npm run demo:clubs`, which are there and need no seed. */
async function apiOnData(apiPort: number, folder: string, running: Running): Promise<void> {
  await liftRateLimits(folder);
  running.unshift(await startApi({ DATA_DIR: folder, SEED: "demo-clubs", API_PORT: String(apiPort) }));
}

/**
 * The three demo clubs: one club API and a web for each, on free ports and throw-away data, or on those that
 * `CLUBS_DATA_DIR` names.
 */
export async function startClubs(): Promise<ClubsStack> {
  const data = temporaryFolder("clubs-crawl");
  const known = process.env.CLUBS_DATA_DIR;
  const running: Running = [];
  const stop = async () => {
    for (const one of running) await one.stop();
    data.remove();
  };
  try {
    const apiPort = await freePort();
    await (known ? apiOnData(apiPort, known, running) : apiOnPostgres(apiPort, data.folder, running));
    const clubs: ServedClub[] = [];
    for (const club of demoVocabularies()) {
      const port = await freePort();
      const origin = `http://localhost:${port}`;
      const web = { PORT: String(port), CLUB_CODE: club.code, HP_API_URL: `http://127.0.0.1:${apiPort}` };
      const dataDir = join(data.folder, `web-${club.code}`);
      running.unshift(
        await startWeb({
          ...web,
          PUBLIC_ORIGIN: origin,
          DATA_DIR: dataDir,
          TRUSTED_PROXIES: "127.0.0.1,::1",
        }),
      );
      clubs.push({ ...club, origin });
    }
    return { clubs, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
