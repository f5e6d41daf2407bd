import { until } from "@/tests/support/runs/until";
import { type Drill, type Fault, seconds } from "../drill";
import { fillDisk, isSmallDisk } from "../stack/machine";
import { untilReady } from "../stack/stack";
import { watchPages } from "./page-watch";

/** A fault of Redis while pages are watched; its notes, and a throw when a page was wrong or slow. */
const withPages =
  (fault: Fault, most: number): Fault =>
  async (scene) => {
    let isOver = false;
    const watching = watchPages(scene, () => isOver);
    const from = performance.now();
    const { notes = [] } = await fault(scene).finally(() => {
      isOver = true;
    });
    const { pages, wrong } = await watching;
    const during = scene.load.recorder.between(from, performance.now());
    const times = `p99 ${during.p99Ms} ms, before ${scene.warmUp.p99Ms} ms`;
    if (wrong.length > 0) throw new Error(`${wrong.length} wrong pages of ${pages}: ${wrong[0]}`);
    if (during.p99Ms > Math.max(most * scene.warmUp.p99Ms, 300)) throw new Error(`too slow: ${times}`);
    return { notes: [...notes, `0 wrong pages of ${pages}; ${times}`] };
  };

const redisGone: Fault = async ({ stack }) => {
  await seconds(2);
  stack.redis.supervise(false);
  stack.redis.kill("SIGKILL");
  await seconds(20);
  stack.redis.supervise(true);
  stack.redis.start();
  await seconds(12);
  return { notes: ["Redis was away for 20 s"] };
};

const redisSlow: Fault = async ({ stack }) => {
  await seconds(2);
  stack.redisLine.delays(2_000);
  await seconds(20);
  stack.redisLine.delays(0);
  await seconds(12);
  return { notes: ["each answer of Redis took 2 s more for 20 s"] };
};

const bucketRefuses: Fault = async ({ stack }) => {
  await seconds(2);
  stack.bucket.refuses(true);
  await seconds(15);
  stack.bucket.refuses(false);
  await seconds(8);
  return { notes: ["the bucket answered 503 for 15 s"] };
};

const mailHangs: Fault = async ({ stack }) => {
  await seconds(2);
  const before = stack.mail.ids().length;
  stack.mail.hangs(true);
  await seconds(20);
  stack.mail.hangs(false);
  const then = stack.mail.ids().length;
  await until(() => stack.mail.ids().length > then, "mail goes out again", 60_000);
  return { notes: [`${then - before} mails went out while the server hung; afterwards they went on`] };
};

const uploadsFull: Fault = async ({ stack }) => {
  await seconds(2);
  const rooms = await Promise.all(stack.apis.map(({ dataDir }) => fillDisk(dataDir)));
  await seconds(15);
  for (const makeRoom of rooms) makeRoom();
  await seconds(8);
  return { notes: ["the disks for uploads were full for 15 s"] };
};

const offsetMs = 5 * 60_000;

/** One club API is started with a clock that is five minutes fast, then five slow, then right. */
const clockOff: Fault = async ({ stack }) => {
  const [one] = stack.apis;
  for (const offset of [offsetMs, -offsetMs, 0]) {
    one.process.setEnv({ TEST_CLOCK_OFFSET_MS: String(offset) });
    await one.process.restart();
    await untilReady([one], 60_000);
    if (offset !== 0) await seconds(15);
  }
  return { notes: ["a club API was five minutes fast, then five minutes slow"] };
};

const crowd: Fault = async () => {
  await seconds(30);
  return {};
};

export const serviceDrills: readonly Drill[] = [
  {
    name: "redis-gone",
    title: "`kill -9` of Redis, away for 20 s",
    seconds: 36,
    bounds: { failures: 0 },
    fault: withPages(redisGone, 3),
  },
  {
    name: "redis-slow",
    title: "Redis slow by 2 s for 20 s",
    seconds: 36,
    bounds: { failures: 0 },
    fault: withPages(redisSlow, 3),
  },
  {
    name: "bucket",
    title: "Object store answering 503",
    seconds: 25,
    bounds: { bookingPauseS: 3, healthyS: 20 },
    fault: bucketRefuses,
  },
  { name: "mail", title: "Mail server hanging", seconds: 30, bounds: { failures: 0 }, fault: mailHangs },
  {
    name: "uploads-full",
    title: "Disk for uploads full",
    seconds: 25,
    bounds: { bookingPauseS: 3, healthyS: 20 },
    fault: uploadsFull,
    isPossible: ({ apis }) => apis.every(({ dataDir }) => isSmallDisk(dataDir)),
  },
  {
    name: "clock",
    title: "Clock of one club API 5 minutes off",
    seconds: 50,
    bounds: { bookingPauseS: 3, failures: 0 },
    fault: clockOff,
  },
  {
    name: "crowd",
    title: "Ten times the load for 30 s",
    seconds: 30,
    rate: 500,
    bounds: { bookingPauseS: 10, healthyS: 45 },
    fault: crowd,
  },
];
