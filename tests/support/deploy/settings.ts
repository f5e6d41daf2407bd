import { readEnv } from "../../../lib/club-api/platform/env";
import { readWebEnv } from "../../../lib/web/env";
import { variablesOfCode } from "../contract/papers";

/** Reads a file of the repository; tests hand in a changed one. */
export type Read = (file: string) => string;
export type Values = Record<string, string>;

/** The variables that a file of `deploy` gives to one process. */
export type Setting = { file: string; name: string; process: "web" | "api"; values: Values };

const sources = {
  web: [
    "lib/shared/server/tracing-env.ts",
    "lib/web/env.ts",
    "lib/web/clock.ts",
    "lib/web/cache/page-policy.ts",
  ],
  api: [
    "lib/shared/server/tracing-env.ts",
    "lib/club-api/platform/env.ts",
    "lib/club-api/platform/network/identity-env.ts",
    "lib/club-api/platform/service-env.ts",
  ],
};

/** Node's own; everything else has to be the product's. */
const ofNode = ["NODE_ENV", "NODE_OPTIONS", "MALLOC_ARENA_MAX", "MALLOC_TRIM_THRESHOLD_"];

/** The variables that each process reads, as its sources name them. */
export function knownVariables(read: Read): Record<Setting["process"], ReadonlySet<string>> {
  const of = (files: readonly string[]) =>
    new Set([...variablesOfCode(files.map(read).join("\n")), ...ofNode]);
  return { web: of(sources.web), api: of(sources.api) };
}

/** Faults of a setting, one sentence each with the file's name: unknown names, then the messages of the process. */
export function faultsOf(
  { file, name, process, values }: Setting,
  known: ReturnType<typeof knownVariables>,
): string[] {
  const unknown = Object.keys(values).filter((variable) => !known[process].has(variable));
  const faults = unknown.map((variable) => `${file}, ${name}: the ${process} does not know ${variable}.`);
  try {
    if (process === "web") readWebEnv(values);
    else readEnv(values);
  } catch (error) {
    faults.push(`${file}, ${name}: ${error instanceof Error ? error.message : error}`);
  }
  return faults;
}

/** Values for secrets that an example leaves empty, long enough for every check. */
export function filled(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value === "" ? secretFor(name) : value]),
  );
}

/** A made-up secret as its variable needs it. */
export function secretFor(name: string): string {
  if (name.startsWith("DATABASE_URL")) return "postgres://club:secret@db.example:5432/club";
  if (name === "SMTP_URL") return "smtps://user:secret@smtp.club.example";
  return "0123456789abcdefghijklmnopqrstuvwxyz";
}

/** The lines `NAME=value` of an env file; comments and blank lines left out. */
export function envFile(text: string): Values {
  const pairs = text
    .split("\n")
    .filter((line) => /^[A-Za-z_]\w*=/.test(line))
    .map((line): [string, string] => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]);
  return Object.fromEntries(pairs);
}

/** The variables that the image sets (`ENV` of the Dockerfile). */
export function imageVariables(read: Read): Values {
  const lines = [...read("Dockerfile").matchAll(/^ENV (.+)$/gm)].map(([, line = ""]) => line);
  return envFile(lines.join(" ").split(" ").join("\n"));
}

/** Settings of the image, for each process beside those that it needs to start. */
export function imageSettings(read: Read): Setting[] {
  const { PORT = "", ...values } = imageVariables(read);
  const web = { PORT, CLUB_CODE: "MS01", HP_API_URL: "http://api:4000", SESSION_SECRET: secretFor("") };
  return [
    { file: "Dockerfile", name: "ENV", process: "web", values: web },
    { file: "Dockerfile", name: "ENV", process: "api", values },
  ];
}

/** `30s`, `2m` or a plain number of seconds. */
export function secondsOf(text: string): number {
  const [, amount = "", unit = "s"] = /^(\d+)(s|m)?$/.exec(text.trim()) ?? [];
  return Number(amount) * (unit === "m" ? 60 : 1);
}

/** After how many seconds each process ends by itself once it is told to. */
export function stopLimits(read: Read): Record<Setting["process"], number> {
  const of = (file: string, pattern: RegExp) =>
    Number(pattern.exec(read(file))?.[1]?.replace("_", "")) / 1000;
  return {
    web: of("lib/web/server/stopping.ts", /process\.exit\(1\), ([\d_]+)\)/),
    api: of("lib/club-api/main.ts", /stopLimitMs = ([\d_]+)/),
  };
}
