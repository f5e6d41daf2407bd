import { until } from "@/tests/support/runs/until";
import { type Drill, type Fault, seconds } from "../drill";
import { isReady, type Served, untilReady } from "../stack/stack";

const restartLimitMs = 60_000;

/** One after the other, as a release does: told to stop, gone, started, ready, and only then the next. */
const rolling: Fault = async ({ stack }) => {
  const notes: string[] = [];
  for (const one of [...stack.apis, ...stack.webs, ...stack.apis, ...stack.webs]) {
    const from = performance.now();
    await one.process.restart();
    await until(() => isReady(one), one.process.name, restartLimitMs);
    notes.push(`${one.process.name} ${((performance.now() - from) / 1000).toFixed(1)} s`);
    // nginx tries one that could not be reached again after a second.
    await seconds(2);
  }
  stack.nginx.kill("SIGHUP");
  await seconds(2);
  return { notes: [`stopped, started and ready: ${notes.join(", ")}; nginx read its configuration anew`] };
};

/** `kill -9`; the supervisor starts it again after two seconds, as the units do. */
const killed =
  (pick: (served: { apis: readonly Served[]; webs: readonly Served[] }) => Served): Fault =>
  async ({ stack }) => {
    await seconds(2);
    const one = pick(stack);
    const faults: { from: number; to: number }[] = [];
    for (let fall = 0; fall < 3; fall += 1) {
      const from = performance.now();
      one.process.kill("SIGKILL");
      await until(async () => !(await isReady(one)), "it is gone", 5_000);
      await untilReady([one], restartLimitMs);
      await seconds(3);
      faults.push({ from, to: performance.now() });
    }
    return { notes: ["three falls"], faults };
  };

const poolerKilled: Fault = async ({ stack }) => {
  await seconds(2);
  stack.pooler.process.kill("SIGKILL");
  await until(() => stack.pooler.process.restarts() > 0, "PgBouncer was started again");
  await untilReady(stack.apis, restartLimitMs);
  await seconds(5);
  return {};
};

export const processDrills: readonly Drill[] = [
  {
    name: "rolling",
    title: "Rolling restart of both club APIs and both webs, twice",
    seconds: 115,
    bounds: { notGood: 0, answers: 5_000 },
    fault: rolling,
  },
  {
    name: "kill-api",
    title: "`kill -9` of a club API",
    seconds: 30,
    bounds: { bookingPauseS: 3, healthyS: 28 },
    fault: killed(({ apis }) => apis[0] as Served),
  },
  {
    name: "kill-web",
    title: "`kill -9` of a web",
    seconds: 30,
    bounds: { bookingPauseS: 3, healthyS: 28 },
    fault: killed(({ webs }) => webs[0] as Served),
  },
  {
    name: "kill-pooler",
    title: "`kill -9` of PgBouncer",
    seconds: 20,
    bounds: { bookingPauseS: 10, healthyS: 12 },
    fault: poolerKilled,
  },
];
