import { spawn } from "node:child_process";
import { connect } from "node:net";
import { createRedisStore } from "@/lib/web/cache/redis-store";
import { startSlowLine } from "../../../support/drills/slow-line";
import { freePort } from "../../../support/web/stack.mjs";

/** The cache of several web instances while Redis is slow or away: slower, never wrong. */

let redis: ReturnType<typeof spawn>;
let port = 0;
let line: Awaited<ReturnType<typeof startSlowLine>>;
beforeAll(async () => {
  port = await freePort();
  const place = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
  redis = spawn("redis-server", place, { stdio: ["ignore", "ignore", "ignore"] });
  await untilOpen();
  line = await startSlowLine(port);
});
afterEach(() => line.delays(0));
afterAll(() => {
  line.close();
  redis.kill("SIGKILL");
});

async function untilOpen(): Promise<void> {
  for (;;) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => {
        socket.destroy();
        resolve(true);
      });
      socket.once("error", () => setTimeout(resolve, 20, false));
    });
    if (isOpen) return;
  }
}

const entry = { value: null, lastModified: 1, readFrom: 1, tags: ["notices"] };
/** Real clock: Redis has its own. */
const realNow = () => performance.timeOrigin + performance.now();
/** Times that no clock of this run reaches. */
const later = Math.round(realNow()) + 3_600_000;
let number = 0;
const open = () => {
  number += 1;
  const places = { entries: `test:${number}:build`, changes: `test:${number}:changes` };
  const near = createRedisStore(`redis://127.0.0.1:${port}`, places, () => undefined);
  const far = createRedisStore(`redis://127.0.0.1:${line.port}`, places, () => undefined);
  return { near, far };
};

test("a slow Redis is a miss within half a second, and nobody waits for it again right after", async () => {
  const { far } = open();
  await far.set("page", entry);
  expect(await far.get("page")).toEqual(entry);
  line.delays(5_000);
  const from = performance.now();
  expect(await far.get("page")).toBeNull();
  const first = performance.now() - from;
  expect(await far.get("page")).toBeNull();
  expect(first).toBeLessThan(1_000);
  // Waiting once more would take the bound of an answer again, 300 ms.
  expect(performance.now() - from - first).toBeLessThan(250);
});

test("whether something changed is never taken for a no where it is not known", async () => {
  const { far } = open();
  await far.set("page", entry);
  line.delays(5_000);
  expect(await far.lastChange(["notices"])).toBe(Number.POSITIVE_INFINITY);
});

test("two builds side by side keep pages apart and learn of each other's changes", async () => {
  const url = `redis://127.0.0.1:${port}`;
  const [one, other] = ["one", "other"].map((build) =>
    createRedisStore(url, { entries: `builds:${build}`, changes: "builds:changes" }, () => undefined),
  );
  await one?.set("page", entry);
  expect(await other?.get("page")).toBeNull();
  await one?.markChanged(["notices"], later);
  expect(await other?.lastChange(["notices"])).toBe(later);
});

test("a change of while Redis could not be reached is told before anything is read again", async () => {
  const { near, far } = open();
  await far.set("page", entry);
  expect(await far.get("page")).toEqual(entry);
  line.cuts(true);
  expect(await far.get("page")).toBeNull();
  await far.markChanged(["notices"], later);
  expect(await near.lastChange(["notices"])).toBe(0);
  line.cuts(false);
  while ((await far.get("page")) === null) await near.get("page");
  expect(await near.lastChange(["notices"])).toBe(later);
}, 60_000);

test("a change that is told again, or arrives late, sets no later one back", async () => {
  const { near, far } = open();
  await far.set("page", entry);
  line.delays(2_000);
  // It reaches Redis, but the answer does not come in time: it will be told again.
  await far.markChanged(["notices"], later);
  await near.markChanged(["notices"], later + 5_000);
  line.delays(0);
  await far.markChanged(["events"], later + 6_000);
  expect(await near.lastChange(["notices"])).toBe(later + 5_000);
  expect(await near.lastChange(["events"])).toBe(later + 6_000);
});

test("a change counts from when Redis heard of it: what was read until then is not trusted", async () => {
  const { near, far } = open();
  await far.set("page", entry);
  line.delays(2_000);
  const markedAt = realNow();
  await far.markChanged(["notices"], markedAt);
  const heard = async () => (await near.lastChange(["notices"])) > 0;
  while (!(await heard()));
  expect(await near.lastChange(["notices"])).toBeGreaterThanOrEqual(markedAt + 1_900);
});
