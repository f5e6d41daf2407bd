import { rm } from "node:fs/promises";
import { basename } from "node:path";
import { Client } from "pg";

/** After the server tests: nothing that the run made is left, not even on a server that was here before. */
export default async function tearDown() {
  const folder = process.env.TEST_RUN_FOLDER;
  const client = new Client({ connectionString: process.env.TEST_SERVER_URL });
  await client.connect();
  await client.query(`drop database if exists "${basename(folder)}" with (force)`);
  await client.end();
  await globalThis.stopTestServer();
  await rm(folder, { recursive: true, force: true });
}
