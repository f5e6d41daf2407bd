import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const hint = "//# allFunctionsCalledOnLoad\n";
const largeBytes = 100_000;

/**
 * Asks browsers to compile the framework's scripts while they load, off the main thread: nearly all of it runs at once
 * anyway, and compiled on demand it held a slow phone up for a tenth of a second. Browsers that do not know the comment
 * pass it over.
 */
export function hintFrameworkScripts(folder = ".next") {
  const { rootMainFiles } = JSON.parse(readFileSync(join(folder, "build-manifest.json"), "utf8"));
  for (const file of rootMainFiles) {
    const path = join(folder, file);
    if (statSync(path).size < largeBytes) continue;
    const code = readFileSync(path, "utf8");
    if (!code.startsWith(hint)) writeFileSync(path, hint + code);
  }
}
