import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { logFields, logLevels } from "../../../lib/shared/server/log-line";

type Person = { id: string; name: string; email?: string; phoneNo?: string };

const dataFolder = "lib/club-api/db/seed/data";

const peopleOf = (club: string): Person[] => {
  const read = (file: string) => JSON.parse(readFileSync(join(dataFolder, club, file), "utf8"));
  return [...read("members.json").members, ...read("admins.json").admins];
};

/** Names, ids, mail addresses and telephones of everybody whom the demo's seed names. */
export const seedPeople: readonly string[] = ["mirsol", "dunrath", "kazanami"].flatMap((club) =>
  peopleOf(club).flatMap(({ id, name, email, phoneNo }) =>
    [id, name, email, phoneNo].flatMap((one) => one ?? []),
  ),
);

/** Personal data by its shape; a token of the club API has 43 letters of base64url. */
const shapes: readonly [string, RegExp][] = [
  ["a mail address", /[\w.+-]+@[\w-]+\.[a-z]{2,}/i],
  ["a telephone", /(?<!\d)01\d-?\d{3,4}-?\d{4}(?!\d)/],
  ["a token", /(?<![\w+/=-])[A-Za-z0-9_-]{43}(?![\w+/=-])/],
  ["a sealed cookie", /Fe26\.2\*/],
];

/** An id of a request or a trace: of the product, or of the proxy in front. */
const ids = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|(?<![\da-z])[\da-f]{32}(?![\da-z])/g;
const processes = ["web", "club-api"];
const ofAnswers = { requestId: "string", route: "string", method: "string", status: "number", ms: "number" };

/** Fault of a log line: it is no JSON, lacks an agreed field, or names a person; null for none. */
export function lineFault(line: string, people: readonly string[] = seedPeople): string | null {
  let fields: Record<string, unknown>;
  try {
    fields = JSON.parse(line) as Record<string, unknown>;
  } catch {
    return "is no JSON";
  }
  const missing = logFields.find((field) => typeof fields[field] !== "string");
  if (missing) return `has no ${missing}`;
  if (!logLevels.some((level) => level === fields.level)) return "has an unknown level";
  if (!processes.includes(String(fields.process))) return "comes from an unknown process";
  if (fields.msg === "answered") {
    const wrong = Object.entries(ofAnswers).find(([field, type]) => typeof fields[field] !== type);
    if (wrong) return `has no ${wrong[0]}`;
  }
  // Figures of an id may look like a telephone.
  const told = line.replaceAll(ids, "");
  const shape = shapes.find(([, pattern]) => pattern.test(told));
  if (shape) return `holds ${shape[0]}`;
  const person = people.find((one) => line.includes(one));
  return person === undefined ? null : `holds ${person} of the seed`;
}

/** The faults of all lines below a folder, each once, with the line: ten at most. Throws when nothing was written at all. */
export function logFaults(folder: string): string[] {
  const lines = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), "utf8").split("\n"));
  const written = lines.filter((line) => line.trim() !== "");
  if (written.length === 0) throw new Error("The run wrote no log, so nothing was checked.");
  const found = new Map<string, string>();
  for (const line of written) {
    const fault = lineFault(line);
    if (fault !== null && !found.has(fault)) found.set(fault, `A line ${fault}: ${line.slice(0, 400)}`);
  }
  return [...found.values()].slice(0, 10);
}
