import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openPool, startTestPostgres } from "../../support/database/postgres";
import { startProcess } from "../api/process";
import { prepare } from "../api/scene";
import { publish } from "../shared/rows.mjs";
import { measureRatios, ratioRow } from "./ratios";

/** Hot reads of the club API against the same rows read by one statement, on PostgreSQL. */
async function main(): Promise<void> {
  const server = await startTestPostgres();
  const folder = await mkdtemp(join(tmpdir(), "clubfront-reads-"));
  const pool = openPool({ connectionString: server.url });
  try {
    // The first process makes the tables and the demo club.
    await (await startProcess({ DATABASE_URL: server.url, DATA_DIR: folder })).stop();
    await prepare((text, values) => pool.query(text, values), 16);
    await pool.query("vacuum analyze");
    publish((await measureRatios(server.url)).map(ratioRow));
  } finally {
    await pool.end();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

await main();
process.exit();
