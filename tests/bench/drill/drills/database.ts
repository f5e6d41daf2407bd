import { until } from "@/tests/support/runs/until";
import { type Drill, type Fault, seconds } from "../drill";
import { answers } from "../stack/cluster";
import { fillDisk, isSmallDisk } from "../stack/machine";
import { type Stack, untilReady } from "../stack/stack";

const falls = Number(process.env.FALLS ?? 20);
/** How a tool for failover decides: asked each half second, fallen after two answers that did not come. */
const askedMs = 500;
const missedAnswers = 2;

/**
 * Fails over as Patroni, repmgr or pg_auto_failover do: sees the fall, promotes the replica, leads the pooler there.
 */
async function failOver(stack: Stack): Promise<number> {
  const from = performance.now();
  for (let missed = 0; missed < missedAnswers; ) {
    await seconds(askedMs / 1000);
    missed = (await answers(stack.cluster.url())) ? 0 : missed + 1;
  }
  await stack.cluster.promote();
  await stack.pooler.switchTo(stack.cluster.url());
  return (performance.now() - from) / 1000;
}

const failover: Fault = async ({ stack, load }) => {
  const pauses: number[] = [];
  const faults: { from: number; to: number }[] = [];
  for (let fall = 1; fall <= falls; fall += 1) {
    await seconds(1);
    const from = performance.now();
    stack.cluster.killPrimary();
    const tookS = await failOver(stack);
    await untilReady(stack.apis, 20_000);
    await seconds(3);
    faults.push({ from, to: performance.now() });
    pauses.push(load.recorder.between(from, performance.now()).bookingPauseS);
    process.stdout.write(`  fall ${fall}: promoted after ${tookS.toFixed(1)} s, pause ${pauses.at(-1)} s\n`);
    await stack.cluster.rejoin();
  }
  const sorted = pauses.toSorted((one, other) => one - other);
  const half = sorted[Math.floor(sorted.length / 2)];
  const notes = [
    `${falls} falls; time without a booking: ${half} s in the middle, ${sorted.at(-1)} s at the most`,
  ];
  return { notes, faults };
};

/** Space comes back after a while, as when somebody deletes old files. */
const fullSeconds = 10;

const databaseFull: Fault = async ({ stack }) => {
  await seconds(2);
  const primary = stack.cluster.primary();
  const makeRoom = await fillDisk(primary.folder);
  await seconds(fullSeconds);
  makeRoom();
  await until(() => answers(stack.cluster.url()), "the primary answers", 60_000);
  await untilReady(stack.apis, 60_000);
  await seconds(5);
  return { notes: [`the disk was full for ${fullSeconds} s`] };
};

export const databaseDrills: readonly Drill[] = [
  {
    name: "failover",
    title: "`kill -9` of the primary, promotion of the replica",
    seconds: 10,
    bounds: { bookingPauseS: 10 },
    fault: failover,
  },
  {
    name: "database-full",
    title: "Disk of the database full",
    seconds: 25,
    bounds: { bookingPauseS: fullSeconds + 15 },
    fault: databaseFull,
    isPossible: (stack) => isSmallDisk(stack.cluster.primary().folder),
  },
];
