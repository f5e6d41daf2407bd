import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedPostgres } from "./embedded-postgres.mjs";
import { webEnvironment } from "./web-environment.mjs";

/** Before the server tests: one PostgreSQL (`TEST_DATABASE_URL` when set) and one folder for the whole run. */
export default async function setUp() {
  const given = process.env.TEST_DATABASE_URL;
  const server = given
    ? { url: given, stop: async () => undefined }
    : await startEmbeddedPostgres({ isDurable: false });
  Object.assign(process.env, webEnvironment);
  process.env.TEST_SERVER_URL = server.url;
  process.env.TEST_RUN_FOLDER = await mkdtemp(join(tmpdir(), "clubfront-run-"));
  globalThis.stopTestServer = server.stop;
}
