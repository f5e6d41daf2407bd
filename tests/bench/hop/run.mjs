import { mkdirSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { startEmbeddedPostgres } from "../../support/database/embedded-postgres.mjs";
import { freePort, startApi, startWeb, temporaryFolder } from "../../support/web/stack.mjs";
import { publish } from "../shared/rows.mjs";
import { hopRow, measureHop } from "./hop.mjs";

/** `npm run bench:hop`: what the web's hop adds to a call of the club API on PostgreSQL, as row (c) of `npm run bench`. */

const data = temporaryFolder("hop");
const running = [];
try {
  const given = process.env.TEST_DATABASE_URL;
  const database = given
    ? { url: given, stop: () => undefined }
    : await startEmbeddedPostgres({ isDurable: true });
  running.push(database);
  const [apiPort, webPort] = [await freePort(), await freePort()];
  const dataDir = join(data.folder, "data");
  mkdirSync(dataDir);
  running.push(await startApi({ API_PORT: String(apiPort), DATA_DIR: dataDir, DATABASE_URL: database.url }));
  const client = new pg.Client(database.url);
  await client.connect();
  await client.query("update policies set value1 = '1000000', value2 = '1000000' where code = 'C0530'");
  await client.end();
  running.push(await startWeb({ PORT: String(webPort), HP_API_URL: `http://127.0.0.1:${apiPort}` }));
  const hops = await measureHop(`http://127.0.0.1:${apiPort}`, `http://127.0.0.1:${webPort}`);
  publish(hops.map(hopRow));
} finally {
  for (const one of running.reverse()) await one.stop();
  data.remove();
}
