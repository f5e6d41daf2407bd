import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startBoth } from "./start.mjs";
import { checkNode, ensureBuilt, ensureInstalled } from "./tools.mjs";

/** From nothing to the running demo club: installs, builds, makes the data once, starts both processes. */
checkNode();
ensureInstalled();
ensureBuilt();

const dataDir = process.env.DATA_DIR ?? "./.data";
mkdirSync(dataDir, { recursive: true });
const port = process.env.PORT ?? "3000";

/** Made once and kept beside the data, so that sign-ins outlive a restart. */
function keptSecret() {
  const file = join(dataDir, "session-secret");
  if (!existsSync(file))
    writeFileSync(file, randomBytes(48).toString("base64url"), { mode: 0o600, flag: "wx" });
  return readFileSync(file, "utf8").trim();
}

const isUp = await startBoth({
  ...process.env,
  DATA_DIR: dataDir,
  CLUB_CODE: process.env.CLUB_CODE ?? "MS01",
  SEED: process.env.SEED ?? "demo",
  ALLOW_MOCK_IDENTITY: process.env.ALLOW_MOCK_IDENTITY ?? "1",
  SESSION_SECRET: process.env.SESSION_SECRET ?? keptSecret(),
  LOG_LEVEL: process.env.LOG_LEVEL ?? "warn",
});

if (isUp) {
  process.stdout.write(`
Mirsol Country Club is open:  http://localhost:${port}
  also /ko, /ja, /zh          back office: http://localhost:${port}/ishm

  member     kimmiru     Mirsol2026!     (nine more: leesol01, parkbaram, tanaka01, wangwei01, smithj01 …)
  admin      contents1   MirsolAdm1n!    notices and the other boards
  admin      bookadmin1  MirsolAdm1n!    may read the boards
  admin      ssadmin1    MirsolAdm1n!    everything, the site state too

Data lives in ${dataDir}. Ctrl-C stops.
`);
}
