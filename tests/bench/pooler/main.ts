import { spawn } from "node:child_process";
import { startEmbeddedPostgres } from "../../support/database/embedded-postgres.mjs";
import { startPooler } from "../../support/database/pooler";
import { onServer } from "../../support/database/postgres";

/** Settings that docs/deployment.md asks of the role where a pooler stands before the database. */
const settings = [
  "statement_timeout = '30s'",
  "lock_timeout = '3s'",
  "idle_in_transaction_session_timeout = '60s'",
];

const server = await startEmbeddedPostgres({ isDurable: false });
const pooler = await startPooler(server.url);
try {
  await onServer(server.url, async (client) => {
    for (const setting of settings) await client.query(`alter role current_user set ${setting}`);
  });
  const env = {
    ...process.env,
    TEST_DATABASE_URL: server.url,
    TEST_POOLER_URL: pooler.through(server.url),
  };
  // That file has a pooler of its own, and a role without these settings.
  const left = "--testPathIgnorePatterns=tests/concurrency/pooler";
  const args = [
    "node_modules/.bin/jest",
    "--config",
    "jest.config.server.mjs",
    left,
    ...process.argv.slice(2),
  ];
  const tests = spawn(process.execPath, args, { stdio: "inherit", env });
  process.exitCode = await new Promise<number>((resolve) =>
    tests.once("close", (code) => resolve(code ?? 1)),
  );
} finally {
  await pooler.stop();
  await server.stop();
}
