import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "@/lib/club-api/db/client";
import { ensureDataFolder } from "@/lib/club-api/platform/data-folder";
import { readEnv } from "@/lib/club-api/platform/env";
import { StartError } from "@/lib/club-api/platform/failure";
import { createLogger } from "@/lib/club-api/platform/logger";
import { startClubApi } from "@/lib/club-api/server";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "clubfront-folder-"));
  writeFileSync(join(folder, "file"), "");
});
afterEach(() => rmSync(folder, { recursive: true }));

const sentence = (dataDir: string, code: string) =>
  new StartError(`DATA_DIR=${dataDir} must be a folder that this process may write to (${code}).`);

test("the data folder is made, for its owner alone", () => {
  const dataDir = join(folder, "new", "data");
  ensureDataFolder(dataDir);
  ensureDataFolder(dataDir);
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
});

test.each([
  ["a file", "file", "EEXIST"],
  ["below a file", "file/data", "ENOTDIR"],
])("a data folder that is %s ends the start with one sentence", async (_, name, code) => {
  const dataDir = join(folder, name);
  await expect(openDatabase({ dataDir })).rejects.toThrow(sentence(dataDir, code));
  // Beside PostgreSQL too: nothing of it is asked before.
  const env = readEnv({ DATA_DIR: dataDir, DATABASE_URL: "postgres://127.0.0.1:1/none", API_PORT: "0" });
  await expect(startClubApi(env, createLogger("silent"))).rejects.toThrow(sentence(dataDir, code));
});
