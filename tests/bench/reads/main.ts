import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openPool, startTestPostgres } from "../../support/database/postgres";
import { round } from "../api/client";
import { startProcess } from "../api/process";
import { prepare } from "../api/scene";
import { measureRatios } from "./ratios";

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
    const ratios = await measureRatios(server.url);
    console.table(
      ratios.map(({ name, statements, ours, theirs, bound }) => ({
        read: name,
        statements,
        "ours, ms": round(ours, 2),
        "one statement, ms": round(theirs, 2),
        ratio: round(ours / theirs, 2),
        bound,
        verdict: ours / theirs <= bound ? "met" : "NOT MET",
      })),
    );
    if (ratios.some(({ ours, theirs, bound }) => ours / theirs > bound)) process.exitCode = 1;
  } finally {
    await pool.end();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

await main();
process.exit();
