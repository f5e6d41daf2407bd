import { setTimeout as wait } from "node:timers/promises";
import { until } from "@/tests/support/runs/until";
import { type Load, openLoad, standardRate } from "./load/load";
import type { Summary } from "./load/recorder";
import { isReady, type Stack } from "./stack/stack";
import { check } from "./verify";

/** Bounds of a drill; a drill without a bound of its own has those of `always`. */
export type Bounds = {
  /** Answers of 500 and above, and broken connections. */
  failures?: number;
  /** Answers that are no 2xx or 3xx, refusals too. */
  notGood?: number;
  answers?: number;
  bookingPauseS?: number;
  healthyS?: number;
};
export type Result = Summary & {
  name: string;
  title: string;
  acknowledged: number;
  lost: number;
  doubled: number;
  healthyS: number;
  restarts: number;
  /** Findings beside the figures. */
  notes: string[];
  /** Bounds that are missed; empty when all is well. */
  missed: string[];
};

/** Result of a fault; `faults` are the moments at which something was broken, when there were several. */
type Told = { notes?: string[]; faults?: readonly { from: number; to: number }[] };
/** A fault while the load runs: it begins by itself, and resolves when what was broken was mended. */
export type Fault = (scene: Scene) => Promise<Told>;
export type Scene = { stack: Stack; load: Load; warmUp: Summary };
export type Drill = {
  name: string;
  title: string;
  seconds: number;
  rate?: number;
  bounds: Bounds;
  fault: Fault;
  isPossible?(stack: Stack): boolean;
};

const warmUpSeconds = 10;
const longestSeconds = 900;

/** Breaks something under load and measures: what was answered, how long nothing went, what was lost. */
export async function runDrill(stack: Stack, drill: Drill): Promise<Result> {
  const load = await openLoad(stack);
  try {
    const start = performance.now();
    await load.run(warmUpSeconds);
    const from = performance.now();
    const warmUp = load.recorder.between(start, from);
    const restartsBefore = restartsOf(stack);
    let isMended = false;
    const running = load.run(drill.seconds, drill.rate);
    const mending = drill.fault({ stack, load, warmUp }).finally(() => {
      isMended = true;
    });
    mending.catch(() => undefined);
    await running;
    // A repair that takes longer than was planned stays under load.
    if (!isMended) await load.run(longestSeconds, standardRate, () => isMended);
    const { notes = [], faults } = await mending;
    const to = performance.now();
    await until(() => isHealthy(stack), "everything is ready again", 60_000);
    const unsettled = await load.settle();
    const checked = await check(stack.cluster.url("club"), load.ledger);
    const result: Result = {
      ...load.recorder.between(from, to),
      name: drill.name,
      title: drill.title,
      acknowledged: checked.acknowledged,
      lost: checked.lost,
      doubled: checked.doubled + checked.broken.length,
      healthyS: Math.max(
        ...(faults ?? [{ from, to }]).map((fault) => load.recorder.healthyAfter(fault.from, fault.to)),
      ),
      restarts: restartsOf(stack) - restartsBefore,
      notes: [...notes, ...load.recorder.faults(from, to).slice(0, 12)],
      missed: [],
    };
    result.missed = missedOf(result, drill.bounds, {
      unsettled,
      published: load.ledger.published,
      server: load.recorder,
    });
    return result;
  } finally {
    await load.close();
  }
}

function restartsOf(stack: Stack): number {
  const all = [...stack.apis, ...stack.webs].map(({ process }) => process);
  return [...all, stack.pooler.process, stack.redis, stack.nginx].reduce(
    (sum, one) => sum + one.restarts(),
    0,
  );
}

async function isHealthy(stack: Stack): Promise<boolean> {
  const ready = await Promise.all([...stack.apis, ...stack.webs].map(isReady));
  return ready.every(Boolean);
}

function missedOf(
  result: Result,
  bounds: Bounds,
  { unsettled, published, server }: { unsettled: number; published: number; server: Load["recorder"] },
): string[] {
  const missed: string[] = [];
  const atMost = (what: string, found: number, most: number | undefined) => {
    if (most !== undefined && found > most) missed.push(`${what}: ${found}, at most ${most}`);
  };
  atMost("acknowledged writes lost", result.lost, 0);
  atMost("double effects", result.doubled, 0);
  atMost("calls without a clear answer in the end", unsettled, 0);
  // Nobody knows what to do with them.
  atMost("answers that say 500", result.byStatus[500] ?? 0, 0);
  atMost("failed answers", result.failures, bounds.failures);
  atMost("answers that are no 2xx or 3xx", result.notGood, bounds.notGood);
  atMost("seconds without a booking", result.bookingPauseS, bounds.bookingPauseS);
  atMost("seconds until healthy", result.healthyS, bounds.healthyS);
  if (bounds.answers !== undefined && result.answers < bounds.answers)
    missed.push(`answers: ${result.answers}, at least ${bounds.answers}`);
  if (bounds.notGood === 0) atMost("refusals", result.refusals, 0);
  if (published === 0) missed.push("nothing was published");
  if (result.acknowledged === 0) missed.push("nothing was booked");
  if (server.late > 0 && bounds.notGood === 0)
    missed.push(`${server.late} requests could not be sent in time`);
  return missed;
}

export const seconds = (count: number) => wait(count * 1000);
