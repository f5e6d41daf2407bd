import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Takes the sources out of the maps of the web's own scripts. Node keeps the map of every script that it has run, for stack traces, which
 * need places and names: the sources were an eighth of the memory of a web that has shown all its pages.
 */
export function leaveSourcesOut(folder = join(".next", "server")) {
  for (const file of readdirSync(folder, { recursive: true })) {
    if (!file.endsWith(".map")) continue;
    const path = join(folder, file);
    const map = JSON.parse(readFileSync(path, "utf8"));
    for (const part of [map, ...(map.sections ?? []).map((section) => section.map)])
      delete part.sourcesContent;
    writeFileSync(path, JSON.stringify(map));
  }
}
