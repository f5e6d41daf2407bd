import { sql } from "drizzle-orm";
import { databaseTimeouts } from "../../db/client";
import type { Database } from "../../db/database";
import { jsonRows } from "../../db/json-rows";
import { newerDatabase, readMigrationState, replicaGiven } from "../../db/migrate";
import { listMissingParts } from "../../db/partitions";
import { readClubs } from "../../domains/clubs";
import type { Env } from "../../platform/env";
import { type Finding, finding } from "./finding";

type Settings = {
  version: string;
  now: string;
  isReplica: boolean;
  isReadOnly: boolean;
  fsync: string;
  synchronousCommit: string;
  statementTimeout: string;
  lockTimeout: string;
  idleTimeout: string;
  maxConnections: number;
};

const readSettings = sql`select current_setting('server_version') as version,
  to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as now,
  pg_is_in_recovery() as "isReplica", current_setting('transaction_read_only') = 'on' as "isReadOnly",
  current_setting('fsync') as fsync, current_setting('synchronous_commit') as "synchronousCommit",
  current_setting('statement_timeout') as "statementTimeout", current_setting('lock_timeout') as "lockTimeout",
  current_setting('idle_in_transaction_session_timeout') as "idleTimeout",
  current_setting('max_connections')::int as "maxConnections"`;

/** A distance of the clocks that makes deadlines and sessions wrong. */
const maxDistanceMs = 2_000;
const oldestVersion = 14;

/** The database as the club API finds it: reachable, writable, safe, up to date, with the clubs that are served. */
export async function databaseFindings(db: Database, env: Env, realNow: () => Date): Promise<Finding[]> {
  const startedAt = performance.now();
  const [settings] = await jsonRows<Settings>(db, readSettings);
  const tookMs = Math.round(performance.now() - startedAt);
  if (!settings)
    return [finding.fail("database", "The database gives no answer to a question about itself.")];
  const isEmbedded = env.databaseUrl === undefined;
  const name = isEmbedded ? "embedded database" : "PostgreSQL";
  return [
    Number.parseInt(settings.version, 10) < oldestVersion
      ? finding.fail(
          "database",
          `${name} ${settings.version} is too old: ${oldestVersion} or newer is needed.`,
        )
      : finding.ok("database", `${name} ${settings.version} answers in ${tookMs} ms.`),
    ...(isEmbedded ? [] : postgresFindings(settings, env)),
    clockFinding(settings, realNow()),
    ...(await schemaFindings(db, env, env.demoNow ?? realNow())),
  ];
}

function postgresFindings(settings: Settings, { database }: Env): Finding[] {
  if (settings.isReplica || settings.isReadOnly) {
    return [finding.fail("database", replicaGiven)];
  }
  const found: Finding[] = [];
  if (settings.fsync === "off" || settings.synchronousCommit === "off") {
    found.push(
      finding.warn(
        "durability",
        "fsync or synchronous_commit is off: a power cut can lose what was acknowledged.",
      ),
    );
  }
  const unset = [
    ["statement_timeout", settings.statementTimeout, databaseTimeouts.statement],
    ["lock_timeout", settings.lockTimeout, databaseTimeouts.lock],
    ["idle_in_transaction_session_timeout", settings.idleTimeout, databaseTimeouts.idleInTransaction],
  ].filter(([, value]) => value === "0");
  if (unset.length > 0) {
    const statements = unset.map(([setting, , value]) => `alter role … set ${setting} = ${value}`).join("; ");
    found.push(
      finding.warn("timeouts", `The role has no limit for ${unset.length} of its waits: ${statements}.`),
    );
  }
  if (database.pooler === "none" && database.poolSize * 2 > settings.maxConnections) {
    found.push(
      finding.warn(
        "connections",
        `Two processes with DATABASE_POOL_SIZE=${database.poolSize} would take all ${settings.maxConnections} connections.`,
      ),
    );
  }
  return found;
}

function clockFinding({ now }: Settings, realNow: Date): Finding {
  const distance = Math.abs(Date.parse(now) - realNow.getTime());
  return distance > maxDistanceMs
    ? finding.fail(
        "clock",
        `The clocks of this machine and of the database are ${(distance / 1000).toFixed(1)} s apart.`,
      )
    : finding.ok("clock", "The clocks of this machine and of the database agree.");
}

async function schemaFindings(db: Database, env: Env, now: Date): Promise<Finding[]> {
  const { pending, unknown } = await readMigrationState(db);
  if (unknown > 0) return [finding.fail("migrations", newerDatabase({ unknown }))];
  if (pending.length > 0) {
    return [
      finding.warn(
        "migrations",
        `${pending.length} migrations are to come, the first ${pending[0]}: npm run club -- migrate.`,
      ),
    ];
  }
  const clubs = (await readClubs(db)).map(({ clubCode }) => clubCode);
  const isServed = clubs.includes(env.clubCode);
  return [
    finding.ok("migrations", "The database is up to date."),
    isServed
      ? finding.ok("clubs", `${clubs.length} clubs: ${clubs.slice(0, 20).join(", ")}.`)
      : finding.warn(
          "clubs",
          `CLUB_CODE=${env.clubCode} is none of the clubs here: ${clubs.join(", ") || "there is none"}.`,
        ),
    await partsFinding(db, now),
    ...(await workFindings(db)),
  ];
}

/** Months of partitioned tables, which the start and a job of the night make. */
async function partsFinding(db: Database, now: Date): Promise<Finding> {
  const missing = await listMissingParts(db, now);
  return missing.length === 0
    ? finding.ok("parts", "The tables have their parts of the months to come.")
    : finding.warn(
        "parts",
        `${missing.length} parts of months are missing, the first ${missing[0]}: rows go to the default part. npm run club -- migrate.`,
      );
}

/** Open work: messages and jobs that were given up. */
async function workFindings(db: Database): Promise<Finding[]> {
  const [parked] = await jsonRows<{ messages: number; runs: number; late: number }>(
    db,
    sql`select (select count(*)::int from outbox where state = 'PARKED') as messages,
      (select count(*)::int from job_runs where state = 'PARKED') as runs,
      (select count(*)::int from job_runs where state = 'DUE' and due_at < now() - interval '1 hour') as late`,
  );
  const { messages = 0, runs = 0, late = 0 } = parked ?? {};
  return [
    messages > 0
      ? finding.warn(
          "outbox",
          `${messages} messages were given up: npm run club -- outbox list --state PARKED.`,
        )
      : finding.ok("outbox", "No message was given up."),
    runs > 0 || late > 0
      ? finding.warn(
          "jobs",
          `${runs} runs were given up and ${late} are late: npm run club -- jobs list --state PARKED.`,
        )
      : finding.ok("jobs", "No run of a job was given up or is late."),
  ];
}
