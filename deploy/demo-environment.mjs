import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Made once and kept beside the data, so that sign-ins outlive a restart. */
function keptSecret(dataDir) {
  const file = join(dataDir, "session-secret");
  if (!existsSync(file))
    writeFileSync(file, randomBytes(48).toString("base64url"), { mode: 0o600, flag: "wx" });
  return readFileSync(file, "utf8").trim();
}

/** The environment of the demo club, where the caller's own does not say otherwise; makes the data folder. */
export function demoEnvironment() {
  const dataDir = process.env.DATA_DIR ?? "./.data";
  mkdirSync(dataDir, { recursive: true });
  return {
    ...process.env,
    DATA_DIR: dataDir,
    CLUB_CODE: process.env.CLUB_CODE ?? "MS01",
    SEED: process.env.SEED ?? "demo",
    ALLOW_MOCK_IDENTITY: process.env.ALLOW_MOCK_IDENTITY ?? "1",
    SESSION_SECRET: process.env.SESSION_SECRET ?? keptSecret(dataDir),
    LOG_LEVEL: process.env.LOG_LEVEL ?? "warn",
  };
}

/** The demo's people, as the terminal shows them. */
export const accounts = `  member     kimmiru     Mirsol2026!     (nine more: leesol01, parkbaram, tanaka01, wangwei01, smithj01 …)
  admin      contents1   MirsolAdm1n!    notices and the other boards
  admin      bookadmin1  MirsolAdm1n!    may read the boards
  admin      ssadmin1    MirsolAdm1n!    everything, the site state too
`;
