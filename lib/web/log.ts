import { isLogged, type LogLevel, logLevels, scopeFields } from "@/lib/shared/server/log-line";

/** From which level on the web writes (`LOG_LEVEL`), read with each line: bundles share no module. */
function leastLevel(): LogLevel {
  const { LOG_LEVEL } = process.env;
  return logLevels.find((one) => one === LOG_LEVEL) ?? "info";
}

/**
 * One line of JSON on standard output, as the club API writes them: level, time, process, club, the request's id and
 * route, the message, and what the caller adds. No address, query, body, name or token belongs into one.
 */
export function logLine(level: Exclude<LogLevel, "silent">, msg: string, fields: object = {}): void {
  if (!isLogged(level, leastLevel())) return;
  const line = {
    level,
    // Real clock: when the line was written.
    time: new Date().toISOString(),
    process: "web",
    club: process.env.CLUB_CODE ?? "",
    ...scopeFields(),
    ...fields,
    msg,
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

/** An error as lines have it: its kind and message, of the one beneath it too. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? ` (${error.cause.name}: ${error.cause.message})` : "";
  return `${error.name}: ${error.message}${cause}`;
}
