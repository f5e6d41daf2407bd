import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/*
 * A migration runs while the release before it still serves: it adds what that release does not know and takes nothing that
 * it uses. What takes something away comes one release later and says so: `-- contract: what used it is gone since …`.
 */

const folder = "lib/club-api/db/migrations";
/** Before anybody ran two releases side by side. */
const firstChecked = 35;

const faults: readonly [RegExp, string][] = [
  [/\bdrop\s+(?:table|column|view|schema|type)\b/i, "takes away what the running release reads"],
  [/\brename\s+(?:column|to|constraint)?\b/i, "renames what the running release names"],
  [/\balter\s+column\s+\S+\s+set\s+not\s+null\b/i, "refuses rows that the running release writes"],
  [
    /\badd\s+column\s+(?!.*\bdefault\b)(?!.*\bgenerated\b).*\bnot\s+null\b/i,
    "refuses rows that the running release writes",
  ],
  [/\balter\s+column\s+\S+\s+(?:set\s+data\s+)?type\b/i, "writes the whole table anew under a lock"],
  [
    /\badd\s+constraint\b(?!.*\bnot\s+valid\b)(?=.*\b(?:foreign\s+key|check)\b)/i,
    "reads the whole table under a lock: NOT VALID first",
  ],
];
const ownTable = /\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?/gi;
const table = /\balter\s+table\s+(?:only\s+)?"?(\w+)"?/i;

/** Parts of a migration that the running release cannot stand; statements on tables that it makes itself are free. */
function faultsOf(sql: string): string[] {
  if (/^--\s*contract:\s*\S+/m.test(sql)) return [];
  const own = new Set([...sql.matchAll(ownTable)].map(([, name]) => name));
  return sql
    .split(/-->\s*statement-breakpoint|;/)
    .map((statement) => statement.replaceAll(/--.*$/gm, "").replaceAll(/\s+/g, " ").trim())
    .filter((statement) => !own.has(table.exec(statement)?.[1] ?? ""))
    .flatMap((statement) => {
      const fault = faults.find(([shape]) => shape.test(statement));
      return fault ? [`${statement.slice(0, 120)}: ${fault[1]}`] : [];
    });
}

test("no migration from now on breaks the release that runs beside it", () => {
  const names = readdirSync(folder).filter((name) => /^\d{4}_.*\.sql$/.test(name));
  expect(names.length).toBeGreaterThan(30);
  const checked = names.filter((name) => Number.parseInt(name, 10) >= firstChecked);
  const found = checked.flatMap((name) =>
    faultsOf(readFileSync(join(folder, name), "utf8")).map((fault) => `${name}: ${fault}`),
  );
  expect(found).toEqual([]);
});

test.each([
  ['ALTER TABLE "members" DROP COLUMN "fax";', 1],
  ['ALTER TABLE "members" RENAME COLUMN "fax" TO "fax_no";', 1],
  ['ALTER TABLE "members" ALTER COLUMN "fax" SET NOT NULL;', 1],
  ['ALTER TABLE "members" ADD COLUMN "fax" text NOT NULL;', 1],
  ['ALTER TABLE "members" ALTER COLUMN "fax" SET DATA TYPE integer;', 1],
  ['ALTER TABLE "members" ADD CONSTRAINT "m" FOREIGN KEY ("a") REFERENCES "b"("a");', 1],
  ['DROP TABLE "members";', 1],
  ['ALTER TABLE "members" ADD COLUMN "fax" text;', 0],
  ['ALTER TABLE "members" ADD COLUMN "fax" text DEFAULT \'\' NOT NULL;', 0],
  ['ALTER TABLE "members" ADD CONSTRAINT "m" FOREIGN KEY ("a") REFERENCES "b"("a") NOT VALID;', 0],
  [
    'CREATE TABLE "faxes" ("a" int NOT NULL);--> statement-breakpoint\nALTER TABLE "faxes" ADD CONSTRAINT "f" FOREIGN KEY ("a") REFERENCES "b"("a");',
    0,
  ],
  ['-- contract: nothing reads it since 1.4\nALTER TABLE "members" DROP COLUMN "fax";', 0],
])("%s has %i faults", (sql, count) => {
  expect(faultsOf(sql)).toHaveLength(count);
});

test("only the newest migration has its snapshot, which the next one is compared with", () => {
  const numbers = (place: string, shape: RegExp) =>
    readdirSync(place).flatMap((name) => shape.exec(name)?.[1] ?? []);
  const newest = numbers(folder, /^(\d{4})_.*\.sql$/)
    .sort()
    .at(-1);
  expect(numbers(join(folder, "meta"), /^(\d{4})_snapshot\.json$/)).toEqual([newest]);
});
