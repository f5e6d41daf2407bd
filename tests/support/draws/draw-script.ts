import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const drawScript = "public/draw-check/draw-check.mjs";

/** Result of the script that visitors download, for a record. */
export function checkByScript(record: object) {
  const folder = mkdtempSync(join(tmpdir(), "draw-check-"));
  try {
    const file = join(folder, "draw.json");
    writeFileSync(file, JSON.stringify(record));
    const { status, stdout, stderr } = spawnSync(process.execPath, [drawScript, file], { encoding: "utf8" });
    const said = [...stdout.matchAll(/(secret|list|order): (true|false)/g)];
    return {
      status,
      stderr,
      checks: Object.fromEntries(said.map(([, what, isRight]) => [what ?? "", isRight === "true"])),
      table: stdout.split("\n").filter((line) => line.startsWith("│")),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
