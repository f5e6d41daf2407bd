import { type Drill, runDrill } from "./drill";
import { databaseDrills } from "./drills/database";
import { processDrills } from "./drills/processes";
import { releasesDrill, releasesName } from "./drills/releases";
import { serviceDrills } from "./drills/services";
import { quietDrills, wholeDrills } from "./drills/whole";
import { prepareLoad } from "./load/load";
import { type Line, print, write } from "./report";
import { buildReleaseBefore } from "./stack/release";
import { abandon, type Stack, startStack } from "./stack/stack";

/*
 * Breaks a whole installation on this machine under load, in one way after the other, and measures what its visitors see.
 * `npm run drill` does all, `npm run drill NAME …` some; FALLS and STARTS say how often (20), MINUTES how long two releases stand
 * side by side (10), BEFORE which commit is the release before.
 */

const loaded = [...processDrills, ...databaseDrills, ...serviceDrills, ...wholeDrills];
const names = [...loaded.map(({ name }) => name), ...quietDrills.map(({ name }) => name), releasesName];
const drillLimitMs = 15 * 60_000;

function wanted(): readonly string[] {
  const asked = process.argv.slice(2);
  const unknown = asked.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    process.stderr.write(`There is no drill ${unknown}; there are ${names.join(", ")}.\n`);
    process.exit(2);
  }
  return asked.length > 0 ? asked : names;
}

async function lineOf(running: Stack, name: string): Promise<Line | null> {
  const quiet = quietDrills.find((one) => one.name === name);
  if (quiet) return { name, title: quiet.title, ...(await quiet.run(running)) };
  const drill = loaded.find((one) => one.name === name) as Drill;
  if (drill.isPossible?.(running) === false) {
    process.stdout.write(`\n${drill.title}: not run, since it needs a disk of its own (root on Linux)\n`);
    return null;
  }
  return measured(running, drill);
}

const measured = (running: Stack, drill: Drill): Promise<Line> =>
  runDrill(running, drill).catch((error: Error) => ({
    name: drill.name,
    title: drill.title,
    notes: [],
    missed: [error.message],
  }));

/** Processes and disks go also when the command is broken off, or hangs. */
function leave(code: number): never {
  abandon();
  process.exit(code);
}

/** Runs one drill within its time, prints and writes what it came to; whether it met its bounds. */
async function report(name: string, run: () => Promise<Line | null>): Promise<boolean> {
  const watchdog = setTimeout(() => {
    process.stderr.write(`The drill ${name} has not come to an end.\n`);
    leave(1);
  }, drillLimitMs);
  const line = await run();
  clearTimeout(watchdog);
  if (!line) return true;
  print(line);
  write([line], names);
  return line.missed.length === 0;
}

async function start(release?: string): Promise<Stack> {
  process.stdout.write("Starting the installation …\n");
  const stack = await startStack(release);
  await prepareLoad(stack);
  return stack;
}

/** The drills that break this release, on one installation, then the one that begins with the release before, on its own. */
async function main(): Promise<boolean> {
  const asked = wanted();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => leave(130));
  const shared = asked.filter((name) => name !== releasesName);
  let isWell = true;
  if (shared.length > 0) {
    const running = await start();
    for (const name of shared) isWell = (await report(name, () => lineOf(running, name))) && isWell;
    await running.close();
  }
  if (!asked.includes(releasesName)) return isWell;
  const before = await buildReleaseBefore();
  const running = await start(before.folder);
  isWell = (await report(releasesName, () => measured(running, releasesDrill(before)))) && isWell;
  await running.close();
  return isWell;
}

try {
  process.exit((await main()) ? 0 : 1);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
  leave(1);
}
