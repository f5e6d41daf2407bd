import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { round } from "../api/client";
import type { Result } from "./drill";

export const paper = "docs/drills.md";
const begin = "<!-- results: written by npm run drill -->";

/** Result of a drill, as it is printed and written. */
export type Line = Pick<Result, "name" | "title" | "notes" | "missed"> & Partial<Result>;

const head = [
  "| drill | date | answers by status | longest pause (bookings) | lost | double | healthy after | restarts by a supervisor | verdict |",
  "| --- | --- | --- | --- | --- | --- | --- | --- | --- |",
];

const statuses = (byStatus: Record<string, number> = {}) =>
  Object.entries(byStatus)
    .map(([status, count]) => `${count} x ${status === "0" ? "none" : status}`)
    .join(", ");

/** A row of the table in the paper. */
function row(line: Line, date: string): string {
  const hasLoad = line.answers !== undefined;
  const cells = [
    `${line.title} (\`${line.name}\`)`,
    date,
    hasLoad ? `${statuses(line.byStatus)}; p99 ${line.p99Ms} ms` : "no load",
    hasLoad ? `${line.pauseS} s (${line.bookingPauseS} s)` : "",
    hasLoad ? `${line.lost} of ${line.acknowledged}` : "",
    hasLoad ? String(line.doubled) : "",
    hasLoad ? `${line.healthyS} s` : "",
    hasLoad ? String(line.restarts) : "",
    line.missed.length === 0
      ? "met"
      : `NOT MET: ${line.missed.join("; ").replaceAll("\n", " ").slice(0, 300)}`,
  ];
  return `| ${cells.join(" | ")} |`;
}

function note(line: Line): string {
  return `- \`${line.name}\`: ${line.notes.join("; ").replaceAll("|", "/") || "nothing beside the figures"}.`;
}

const nameOf = (text: string) => /`([a-z-]+)`/.exec(text)?.[1] ?? "";

/** Writes the lines into the paper; what drills that did not run came to earlier stays. */
export function write(lines: readonly Line[], names: readonly string[]): void {
  const date = new Date().toISOString().slice(0, 10);
  const text = existsSync(paper) ? readFileSync(paper, "utf8") : `# Drills\n\n${begin}\n`;
  const [above = "", below = ""] = text.split(begin);
  const kept = below.split("\n");
  const known = new Map<string, { row?: string; note?: string }>();
  for (const one of kept.filter((each) => each.startsWith("| ") && each.includes("(`")))
    known.set(nameOf(one), { ...known.get(nameOf(one)), row: one });
  for (const one of kept.filter((each) => each.startsWith("- `")))
    known.set(nameOf(one), { ...known.get(nameOf(one)), note: one });
  for (const line of lines) known.set(line.name, { row: row(line, date), note: note(line) });
  const ordered = names.flatMap((name) => known.get(name) ?? []);
  const machine = `Machine of the last run: ${cpus().length} cores, ${round(totalmem() / 2 ** 30)} GB; load, servers and databases on it together.`;
  const parts = [
    machine,
    "",
    ...head,
    ...ordered.map((one) => one.row ?? ""),
    "",
    ...ordered.map((one) => one.note ?? ""),
  ];
  writeFileSync(paper, `${above}${begin}\n\n${parts.join("\n").trimEnd()}\n`);
}

export function print(line: Line): void {
  const out = (text: string) => process.stdout.write(`${text}\n`);
  out(`\n${line.title}`);
  if (line.answers !== undefined) {
    out(
      `  answers               ${line.answers}: ${statuses(line.byStatus)}; p50 ${line.p50Ms} ms, p99 ${line.p99Ms} ms`,
    );
    out(`  longest pause         ${line.pauseS} s, of bookings ${line.bookingPauseS} s`);
    out(`  acknowledged and lost ${line.acknowledged}, ${line.lost}`);
    out(`  double effects        ${line.doubled}`);
    out(
      `  healthy after         ${line.healthyS} s; ${line.restarts} restarts by the supervisor, none by hand`,
    );
  }
  for (const one of line.notes) out(`  ${one}`);
  for (const one of line.missed) out(`  NOT MET ${one}`);
}
