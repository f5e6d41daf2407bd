import { format } from "node:util";
import { currentScope } from "./request-scope";

export const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];

/** Fields of every log line of both processes; `requestId` and `route` where the line belongs to a request. */
export const logFields = ["level", "time", "process", "msg"] as const;

/** Whether a line of this level is written by a process whose log begins at `least`. */
export const isLogged = (level: LogLevel, least: LogLevel): boolean =>
  least !== "silent" && logLevels.indexOf(level) <= logLevels.indexOf(least);

const longestText = 2_000;

/**
 * Writes the `console` output of libraries and the warnings of Node as log lines: nothing else may stand in the log.
 * An error is logged with name, message and stack.
 */
export function takeOverConsole(write: (level: LogLevel, msg: string, fields?: object) => void): void {
  const levels = { error: "error", warn: "warn", log: "info", info: "info", debug: "debug" } as const;
  for (const [name, level] of Object.entries(levels)) {
    console[name as keyof typeof levels] = (...said: unknown[]) => write(level, wordsOf(said));
  }
  process.removeAllListeners("warning");
  process.on("warning", (warning) => write("warn", `${warning.name}: ${warning.message}`));
}

/** In one text, without the colours of a terminal. */
function wordsOf(said: readonly unknown[]): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character is what begins a colour.
  const plain = format(...said).replaceAll(/\u001b\[[\d;]*m/g, "");
  return plain.trim().slice(0, longestText);
}

/** The request's part of a line. */
export function scopeFields(): { requestId?: string; route?: string } {
  const scope = currentScope();
  if (!scope) return {};
  return { requestId: scope.requestId, ...(scope.route === undefined ? {} : { route: scope.route }) };
}
