import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { type Finding, finding, reasonOf } from "./finding";

const warnings = ["warn", "error", "fatal"];
const dayMs = 86_400_000;
const mostShown = 5;

/** Warnings in a log of either process (lines of JSON) of the last 24 hours, the most frequent first. */
export async function logFinding(path: string, realNow: Date): Promise<Finding> {
  const counts = new Map<string, number>();
  try {
    const lines = createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY });
    for await (const line of lines) {
      const said = readLine(line);
      if (!said || !warnings.includes(said.level) || realNow.getTime() - said.time > dayMs) continue;
      counts.set(said.msg, (counts.get(said.msg) ?? 0) + 1);
    }
  } catch (error) {
    return finding.fail("log", `The log ${path} cannot be read (${reasonOf(error)}).`);
  }
  if (counts.size === 0) return finding.ok("log", "The log has warned of nothing for 24 hours.");
  const most = [...counts].toSorted((one, other) => other[1] - one[1]).slice(0, mostShown);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return finding.warn(
    "log",
    `${total} warnings in 24 hours: ${most.map(([msg, count]) => `${count} x ${msg}`).join("; ")}.`,
  );
}

function readLine(line: string): { level: string; time: number; msg: string } | null {
  try {
    const { level, time, msg } = JSON.parse(line) as Record<string, unknown>;
    return typeof level === "string" && typeof time === "string"
      ? { level, time: Date.parse(time), msg: String(msg ?? "") }
      : null;
  } catch {
    return null;
  }
}
