import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Made once and kept beside the data, so that sign-ins outlive a restart. */
export function keptSecret(dataDir, name = "session-secret") {
  const file = join(dataDir, name);
  if (!existsSync(file))
    writeFileSync(file, randomBytes(48).toString("base64url"), { mode: 0o600, flag: "wx" });
  return readFileSync(file, "utf8").trim();
}

/** The environment of the demo, where the caller's own does not say otherwise; makes the data folder. */
export function demoEnvironment({ DATA_DIR = "./.data", SEED = "demo" } = {}) {
  const dataDir = process.env.DATA_DIR ?? DATA_DIR;
  mkdirSync(dataDir, { recursive: true });
  return {
    ...process.env,
    DATA_DIR: dataDir,
    CLUB_CODE: process.env.CLUB_CODE ?? "MS01",
    SEED: process.env.SEED ?? SEED,
    ALLOW_MOCK_IDENTITY: process.env.ALLOW_MOCK_IDENTITY ?? "1",
    SESSION_SECRET: process.env.SESSION_SECRET ?? keptSecret(dataDir),
    LOG_LEVEL: process.env.LOG_LEVEL ?? "warn",
  };
}

/** The demo's people, as the terminal shows them. */
export const accounts = `  member     kimmiru     Mirsol2026!     (nine more: leesol01, parkbaram, tanaka01, wangwei01 …)
  admin      contents1   MirsolAdm1n!    notices and the other boards
  admin      bookadmin1  MirsolAdm1n!    may read the boards
  admin      ssadmin1    MirsolAdm1n!    everything, the site state too
`;

/** The same of the three clubs: they share passwords and the names of administrators. */
export const clubAccounts = `  members    kimmiru (Mirsol), mairimac (Dunrath), asahiken (Kazanami)    Mirsol2026!
  admins     contents1, bookadmin1, ssadmin1 of each club                 MirsolAdm1n!
`;
