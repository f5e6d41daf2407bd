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
import { runStart } from "./test-clock.mjs";

/*
 * To seed a data folder takes longer than most end-to-end files. Who first needs one after a build makes it, all others copy
 * it; the shelf may be deleted at any time, and runs side by side do no harm to each other.
 */

const shelf = join("node_modules", ".cache", "clubfront-e2e");
const mostKept = 8;

/** The hash of all that decides what the folder holds: the built club API, migrations, packages, the demo's moment. */
function keyOf(moment: string): string {
  const migrations = "lib/club-api/db/migrations";
  const names = readdirSync(migrations).filter((name) => name.endsWith(".sql"));
  const hash = createHash("sha256");
  for (const path of [
    "dist/club-api.mjs",
    "package-lock.json",
    ...names.map((name) => join(migrations, name)),
  ])
    hash.update(path).update(readFileSync(path));
  hash.update([moment, process.version, process.platform, process.arch].join(" "));
  return hash.digest("hex").slice(0, 20);
}

function dropOldest(): void {
  const ages = readdirSync(shelf).map((name) => ({ name, at: statSync(join(shelf, name)).mtimeMs }));
  const old = ages.sort((one, other) => other.at - one.at).slice(mostKept);
  for (const { name } of old) rmSync(join(shelf, name), { recursive: true, force: true });
}

/** The folder of a demo of that moment that nobody has used, with the per-minute limits lifted; to be copied. */
async function preparedData(moment: string): Promise<string> {
  const kept = join(shelf, keyOf(moment));
  if (existsSync(kept)) return kept;
  const draft = `${kept}-${process.pid}`;
  mkdirSync(draft, { recursive: true });
  try {
    const env = { API_PORT: String(await freePort()), DATA_DIR: draft, DEMO_NOW: moment };
    await (await startApi(env)).stop();
    await liftRateLimits(draft);
    if (!existsSync(kept)) renameSync(draft, kept);
    dropOldest();
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return kept;
}

const preparing = new Map<string, Promise<string>>();

/** Fills the folder with the data of a demo that was set up at the moment (ISO 8601), by default where the run begins. */
export async function seedData(folder: string, moment: string = runStart): Promise<void> {
  const instant = new Date(moment).toISOString();
  const prepared = preparing.get(instant) ?? preparedData(instant);
  preparing.set(instant, prepared);
  cpSync(await prepared, folder, { recursive: true });
}
