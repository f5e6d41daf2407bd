import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { join } from "node:path";
import { freePort, liftRateLimits, startApi } from "../web/stack.mjs";

/*
 * To seed a data folder takes longer than most end-to-end files. The first run after a build makes it, later ones copy it; the
 * shelf may be deleted at any time, and runs side by side do no harm to each other.
 */

const shelf = join("node_modules", ".cache", "clubfront-e2e");
const mostKept = 3;

/** The hash of all that decides what the folder holds: the built club API, migrations, packages, the run's moment. */
function keyOf(): string {
  const migrations = "lib/club-api/db/migrations";
  const names = readdirSync(migrations).filter((name) => name.endsWith(".sql"));
  const hash = createHash("sha256");
  for (const path of [
    "dist/club-api.mjs",
    "package-lock.json",
    ...names.map((name) => join(migrations, name)),
  ])
    hash.update(path).update(readFileSync(path));
  hash.update([process.env.TEST_NOW, process.version, process.platform, process.arch].join(" "));
  return hash.digest("hex").slice(0, 20);
}

function dropOldest(): void {
  const ages = readdirSync(shelf).map((name) => ({ name, at: statSync(join(shelf, name)).mtimeMs }));
  const old = ages.sort((one, other) => other.at - one.at).slice(mostKept);
  for (const { name } of old) rmSync(join(shelf, name), { recursive: true, force: true });
}

/** The folder of a seeded demo that nobody has used, with the per-minute limits lifted; to be copied. */
export async function preparedData(): Promise<string> {
  const kept = join(shelf, keyOf());
  if (existsSync(kept)) return kept;
  const draft = `${kept}-${process.pid}`;
  mkdirSync(draft, { recursive: true });
  try {
    await (await startApi({ API_PORT: String(await freePort()), DATA_DIR: draft })).stop();
    await liftRateLimits(draft);
    if (!existsSync(kept)) renameSync(draft, kept);
    dropOldest();
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return kept;
}

export const copyData = (from: string, to: string): void => cpSync(from, to, { recursive: true });
