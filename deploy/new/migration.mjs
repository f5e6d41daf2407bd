import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";

const folder = "lib/club-api/db/migrations";
const tables = "./lib/club-api/db/tables/index.ts";

/**
 * A step that makes the migration of the tables as they are written by then, and ends it with `sql`; without a change of
 * tables (`isCustom`) it is that SQL alone. It is made elsewhere, so that a failure leaves nothing in the checkout. The
 * snapshot before it goes: only the newest is compared.
 */
export function migrationStep({ name, sql, isCustom = false }) {
  return (tree) => {
    const place = mkdtempSync(join(tmpdir(), "clubfront-migration-"));
    try {
      cpSync(tree.at(folder), place, { recursive: true });
      const before = new Set(filesIn(place));
      const custom = isCustom ? ["--custom"] : [];
      const target = ["--dialect", "postgresql", "--schema", tables, "--out", relative(tree.at("."), place)];
      const said = tree.run("drizzle-kit", ["generate", ...target, "--name", name, ...custom]);
      const made = filesIn(place).filter((file) => !before.has(file));
      if (!made.some((file) => file.endsWith(".sql"))) throw new Error(`drizzle-kit made nothing:\n${said}`);
      for (const file of made) tree.put(`${folder}/${file}`, textOf(place, file, sql));
      tree.put(`${folder}/meta/_journal.json`, readFileSync(join(place, "meta/_journal.json"), "utf8"));
      for (const file of before) if (file.endsWith("_snapshot.json")) tree.put(`${folder}/${file}`, null);
    } finally {
      rmSync(place, { recursive: true, force: true });
    }
  };
}

const filesIn = (place) =>
  readdirSync(place, { recursive: true, encoding: "utf8" }).filter((file) => /\.(sql|json)$/.test(file));

const breakpoint = "--> statement-breakpoint\n";

function textOf(place, file, sql) {
  const text = readFileSync(join(place, file), "utf8");
  if (!file.endsWith(".sql")) return text;
  const own = text.startsWith("-- Custom SQL migration file") ? [] : [text.trimEnd()];
  return `${[...own, ...sql].join(breakpoint)}\n`;
}
