import { rm } from "node:fs/promises";

/** After the server tests: nothing that the run made is left, not even on a server that was here before. */
export default async function tearDown() {
  await globalThis.stopTestServer();
  const folder = process.env.TEST_RUN_FOLDER;
  if (folder) await rm(folder, { recursive: true, force: true });
}
