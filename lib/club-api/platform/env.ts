import { z } from "zod";
import { logLevels } from "@/lib/shared/server/log-line";
import { defaultDrainSeconds } from "@/lib/shared/server/stop-server";
import { asksForTraces, TracingProblem } from "@/lib/shared/server/tracing-env";
import { StartError } from "./failure";
import { createAddressList } from "./network/address";
import { type IdentityEnv, identityShape, readIdentity } from "./network/identity-env";
import { readServices, type ServiceEnv, serviceShape } from "./service-env";

/** How PostgreSQL is reached; of no meaning for the embedded database. */
export type DatabaseEnv = {
  /**
   * Pooler in front of PostgreSQL: `transaction` is PgBouncer or the like, which hands out connections by
   * transaction.
   */
  pooler: "none" | "transaction";
  /** Connections that this process opens at most. */
  poolSize: number;
};

export type Env = ServiceEnv & {
  apiHost: string;
  apiPort: number;
  dataDir: string;
  /** How long a process that was told to stop goes on answering on open connections. */
  drainMs: number;
  databaseUrl: string | undefined;
  database: DatabaseEnv;
  /** Handling of pending migrations at start. */
  migrations: "run" | "wait" | "refuse";
  /** Whether a database that a newer release has migrated may be opened: to go back one release. */
  allowsNewerDatabase: boolean;
  /** A drand chain whose rounds a draw may name; off without it. */
  beaconUrl: string | undefined;
  demoNow: Date | undefined;
  /** The public list of holidays (domain.md 9.5); both or none. */
  holidayApi: { url: string; key: string } | undefined;
  identity: IdentityEnv;
  /** Whom a club's staff call when the server needs somebody: a name with a telephone or a mail address. */
  operatorContact: string | undefined;
  /** `NODE_ENV` is anything but `production`. */
  isDevelopment: boolean;
  logLevel: string;
  /** Seed of an empty database: the demo club or all of them with published passwords, or the frame of a club. */
  seed: "demo" | "demo-clubs" | "frame";
  /** The code of the club whose frame is made. */
  clubCode: string;
  /** Preset of that club, a folder of `lib/club-api/presets`. */
  clubPreset: string;
  trustedProxies: readonly string[];
};

function isAddressList(list: readonly string[]): boolean {
  try {
    createAddressList(list);
    return true;
  } catch {
    return false;
  }
}

/** The web beside it is always believed; both processes may share one TRUSTED_PROXIES that names what is in front. */
const loopback = ["127.0.0.0/8", "::1"];

const schema = z.object({
  ALLOW_NEWER_DATABASE: z.literal("1", { error: "must be 1 or absent" }).optional(),
  API_HOST: z.string().min(1, "must be a host name or an address").default("127.0.0.1"),
  API_PORT: z
    .string()
    .regex(/^\d{1,5}$/, "must be a port number")
    .transform(Number)
    .pipe(z.int().min(0).max(65_535, "must be a port number up to 65535"))
    .default(4000),
  CLUB_CODE: z
    .string()
    .regex(/^[A-Za-z0-9]{2,10}$/, "must be the club's code, such as MS01")
    .default("MS01"),
  CLUB_PRESET: z.string().min(1, "must name a preset").default("korean-public"),
  DATA_DIR: z.string().min(1, "must be a folder").default("./.data"),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: "must be an address that begins with postgres://" })
    .optional(),
  DATABASE_POOLER: z.enum(["none", "transaction"], { error: "must be none or transaction" }).default("none"),
  DATABASE_POOL_SIZE: z
    .string()
    .regex(/^\d{1,3}$/, "must be a number of connections")
    .transform(Number)
    .pipe(z.int().min(2, "must be at least 2").max(200, "must be at most 200"))
    .default(20),
  BEACON_URL: z
    .url({ protocol: /^https?$/, error: "must be an address that begins with https://" })
    .optional(),
  DRAIN_SECONDS: z
    .string()
    .regex(/^[0-7]$/, "must be a number of seconds from 0 to 7")
    .transform(Number)
    .optional(),
  DEMO_NOW: z.iso
    .datetime({
      offset: true,
      error: "must be an ISO 8601 time with offset, such as 2026-11-23T10:00:00+09:00",
    })
    .transform((text) => new Date(text))
    .optional(),
  HOLIDAY_API_KEY: z.string().optional(),
  HOLIDAY_API_URL: z
    .url({ protocol: /^https?$/, error: "must be an address that begins with https://" })
    .optional(),
  LOG_LEVEL: z.enum(logLevels, { error: `must be one of ${logLevels.join(", ")}` }).default("info"),
  MIGRATIONS: z.enum(["run", "wait", "refuse"], { error: "must be run, wait or refuse" }).default("run"),
  OPERATOR_CONTACT: z.string().max(200, "must be at most 200 characters").optional(),
  SEED: z.enum(["demo", "demo-clubs", "frame"], { error: "must be demo, demo-clubs or frame" }).optional(),
  TRUSTED_PROXIES: z
    .string()
    .default("")
    .transform((text) => [...loopback, ...text.split(",").flatMap((part) => part.trim() || [])])
    .refine(isAddressList, "must be a comma list of addresses or CIDR ranges"),
  ...identityShape,
  ...serviceShape,
});

/**
 * Reads and checks the variables of the club API; empty ones count as absent. Throws `StartError` naming the
 * variable.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = schema.safeParse(present);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new StartError(`The environment variable ${issue?.path.join(".")} ${issue?.message}.`);
  }
  const env = parsed.data;
  checkTraces(present);
  return {
    apiHost: env.API_HOST,
    apiPort: env.API_PORT,
    dataDir: env.DATA_DIR,
    drainMs: (env.DRAIN_SECONDS ?? defaultDrainSeconds(env.NODE_ENV)) * 1000,
    databaseUrl: env.DATABASE_URL,
    database: { pooler: env.DATABASE_POOLER, poolSize: env.DATABASE_POOL_SIZE },
    migrations: env.MIGRATIONS,
    allowsNewerDatabase: env.ALLOW_NEWER_DATABASE !== undefined,
    beaconUrl: env.BEACON_URL,
    demoNow: env.DEMO_NOW,
    holidayApi: holidayApi(env.HOLIDAY_API_URL, env.HOLIDAY_API_KEY),
    identity: readIdentity(env),
    operatorContact: env.OPERATOR_CONTACT,
    isDevelopment: env.NODE_ENV !== "production",
    logLevel: env.LOG_LEVEL,
    seed: env.SEED ?? (isDemoSetting(env) ? "demo" : "frame"),
    clubCode: env.CLUB_CODE,
    clubPreset: env.CLUB_PRESET,
    trustedProxies: env.TRUSTED_PROXIES,
    ...readServices(env),
  };
}

function checkTraces(present: Record<string, string | undefined>): void {
  try {
    asksForTraces(present);
  } catch (error) {
    throw error instanceof TracingProblem
      ? new StartError(`The environment variable ${error.message}`)
      : error;
  }
}

/** Published passwords come unasked only into the embedded database of a development or a demo (checklist S-58). */
function isDemoSetting(env: z.output<typeof schema>): boolean {
  return env.DATABASE_URL === undefined && (env.NODE_ENV !== "production" || env.DEMO_NOW !== undefined);
}

function holidayApi(url: string | undefined, key: string | undefined): Env["holidayApi"] {
  if (url !== undefined && key !== undefined) return { url, key };
  if (url === key) return undefined;
  const missing = url === undefined ? "HOLIDAY_API_URL" : "HOLIDAY_API_KEY";
  throw new StartError(
    `The environment variable ${missing} is missing: the list of holidays needs its address and its key.`,
  );
}
