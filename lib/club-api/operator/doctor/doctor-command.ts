import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "../../db/database";
import { systemClock } from "../../platform/clock";
import type { Env } from "../../platform/env";
import { StartError } from "../../platform/failure";
import { refuseMockIdentity } from "../../workflows/accounts/identity-check";
import type { Command, Machine } from "../command";
import { databaseFindings } from "./database-findings";
import { type Finding, finding } from "./finding";
import { logFinding } from "./log-finding";
import {
  certificateFindings,
  diskFinding,
  mailFinding,
  redisFinding,
  storageFinding,
} from "./service-findings";

const signs = { ok: "ok  ", warn: "look", fail: "FAIL" } as const;

/** Looks at everything that the club API needs, and says in a sentence each what is wrong. */
export const doctor: Command = {
  name: "doctor",
  summary:
    "Looks at settings, database, Redis, storage, mail, clocks and certificates; --log reads a log, --mail-to sends a test.",
  takes: ["log", "mail-to"],
  of: "machine",
  async run(machine, { log, "mail-to": mailTo }) {
    const found = [versionFinding(), ...(await findings(machine, mailTo))];
    if (log !== undefined) found.push(await logFinding(log, systemClock.now()));
    const text = found.map(({ state, part, text: says }) => `${signs[state]}  ${part}: ${says}`).join("\n");
    return { text, json: { findings: found }, isFailed: found.some(({ state }) => state === "fail") };
  },
};

const oldest = { major: 20, minor: 19 };
/** The line of Node that production should run on. */
const wanted = 24;

function versionFinding(): Finding {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const version = process.version;
  if (major < oldest.major || (major === oldest.major && minor < oldest.minor)) {
    return finding.fail("node", `${version} is too old: ${oldest.major}.${oldest.minor} or newer is needed.`);
  }
  return major < wanted
    ? finding.warn("node", `${version} works; production should run on ${wanted}.`)
    : finding.ok("node", version);
}

async function findings(machine: Machine, mailTo: string | undefined): Promise<Finding[]> {
  let env: Env;
  try {
    env = machine.readEnv();
  } catch (error) {
    if (error instanceof StartError) return [finding.fail("settings", error.message)];
    throw error;
  }
  const [database, ...services] = await Promise.all([
    databaseParts(machine, env),
    redisFinding(env),
    storageFinding(env),
    diskFinding(env),
    mailFinding(env, mailTo),
  ]);
  return [
    finding.ok("settings", "Every variable is well formed."),
    ...database,
    ...services,
    ...(await certificateFindings(env, systemClock.now())),
  ];
}

async function databaseParts(machine: Machine, env: Env): Promise<Finding[]> {
  if (env.databaseUrl === undefined && !existsSync(join(env.dataDir, "pg"))) {
    return [finding.warn("database", `There is none in DATA_DIR=${env.dataDir} yet: a start makes one.`)];
  }
  try {
    const database = await machine.openDatabase(env);
    try {
      const found = await databaseFindings(database.db, env, systemClock.now);
      return found.some(({ part, state }) => part === "migrations" && state === "ok")
        ? [...found, await identityFinding(database.db, machine, env)]
        : found;
    } finally {
      await database.close();
    }
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    // The embedded database has one opener: the club API that runs is no fault.
    const isRunning = env.databaseUrl === undefined && / in use by process \d+/.test(error.message);
    return [isRunning ? finding.warn("database", error.message) : finding.fail("database", error.message)];
  }
}

async function identityFinding(db: Database, machine: Machine, env: Env): Promise<Finding> {
  try {
    await refuseMockIdentity(db, machine.now(), env.clubCode);
    return finding.ok("identity", "Every club proves identities by a provider.");
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return env.identity.allowsMock
      ? finding.warn("identity", "A club verifies anybody as anybody (MOCK): for trial sites only.")
      : finding.fail("identity", error.message);
  }
}
