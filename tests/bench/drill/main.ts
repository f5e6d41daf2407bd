import { type Drill, runDrill } from "./drill";
import { databaseDrills } from "./drills/database";
import { processDrills } from "./drills/processes";
import { serviceDrills } from "./drills/services";
import { quietDrills, wholeDrills } from "./drills/whole";
import { prepareLoad } from "./load/load";
import { type Line, print, write } from "./report";
import { abandon, type Stack, startStack } from "./stack/stack";

/*
 * Breaks a whole installation on this machine under load, in one way after the other, and measures what its visitors see.
 * `npm run drill` does all, `npm run drill NAME …` some; FALLS and STARTS say how often (20).
 */

const loaded = [...processDrills, ...databaseDrills, ...serviceDrills, ...wholeDrills];
const names = [...loaded.map(({ name }) => name), ...quietDrills.map(({ name }) => name)];
const drillLimitMs = 15 * 60_000;
let stack: Stack | null = null;

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
  return runDrill(running, drill).catch((error: Error) => ({
    name,
    title: drill.title,
    notes: [],
    missed: [error.message],
  }));
}

/** Processes and disks go also when the command is broken off, or hangs. */
function leave(code: number): never {
  abandon();
  process.exit(code);
}

async function main(): Promise<boolean> {
  const asked = wanted();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => leave(130));
  process.stdout.write("Starting the installation …\n");
  stack = await startStack();
  await prepareLoad(stack);
  let isWell = true;
  for (const name of asked) {
    const watchdog = setTimeout(() => {
      process.stderr.write(`The drill ${name} has not come to an end.\n`);
      leave(1);
    }, drillLimitMs);
    const line = await lineOf(stack, name);
    clearTimeout(watchdog);
    if (!line) continue;
    print(line);
    write([line], names);
    isWell &&= line.missed.length === 0;
  }
  return isWell;
}

try {
  const isWell = await main();
  await (stack as Stack | null)?.close();
  process.exit(isWell ? 0 : 1);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
  leave(1);
}
