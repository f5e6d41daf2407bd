import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { redisHits } from "@/lib/club-api/adapters/redis-hits";
import { databaseHits } from "@/lib/club-api/db/hit-store";
import { limits } from "@/lib/club-api/db/tables";
import { type HitStore, withFallback } from "@/lib/club-api/platform/network/limits";
import { testNow } from "@/tests/support/runs/test-clock.mjs";
import { startTestApi } from "../../support/api";
import { forFile } from "../../support/for-file";

const api = await forFile(startTestApi);
beforeEach(() => api.reset());

const stranger = "203.0.113.7";
const read = () => api.request("GET", "/site/info", { from: stranger });
const reads = async (count: number) => {
  for (let turn = 0; turn < count; turn += 1) await read();
};
const use = (hits: HitStore) => {
  api.deps.hits = hits;
  api.restart();
};

test("a restart forgets no hit, and two processes count together", async () => {
  await reads(40);
  api.restart();
  await reads(20);
  expect((await read()).status).toBe(429);
  expect(await api.db.$count(limits)).toBe(1);
});

test("parallel calls are each counted", async () => {
  const answers = await Promise.all(Array.from({ length: 80 }, read));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
});

test("a counter costs one statement and little time", async () => {
  const store = databaseHits(api.db);
  const startedAt = performance.now();
  for (let turn = 0; turn < 300; turn += 1) await store.add("cost", 60_000, api.limitClock.now());
  const msPerHit = (performance.now() - startedAt) / 300;
  expect(msPerHit).toBeLessThan(20);
});

describe("Redis away", () => {
  test("the database counts on: a limit is never lifted", async () => {
    const faults: unknown[] = [];
    const away = redisHits("redis://127.0.0.1:1", (error) => void faults.push(error));
    use(withFallback(away, databaseHits(api.db), (error) => void faults.push(error)));
    await reads(60);
    expect((await read()).status).toBe(429);
    expect(faults.length).toBeGreaterThan(0);
    await away.close();
  });

  test("a Redis that takes the call and never answers holds a visitor up for half a second at most", async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
    const { port } = silent.address() as AddressInfo;
    const stuck = redisHits(`redis://127.0.0.1:${port}`, () => undefined);
    use(withFallback(stuck, databaseHits(api.db), () => undefined));
    const startedAt = performance.now();
    expect((await read()).status).toBe(200);
    expect(performance.now() - startedAt).toBeLessThan(2_000);
    await stuck.close();
    silent.close();
  });

  test("with neither store a call is refused with 503, never let through", async () => {
    const broken = {
      add: () => Promise.reject(new Error("Connection terminated")),
      close: async () => undefined,
    };
    use(withFallback(broken, broken, () => undefined));
    expect((await read()).status).toBe(503);
  });
});

const hasRedis = spawnSync("redis-server", ["--version"]).status === 0;
(hasRedis ? describe : describe.skip)("with a real Redis", () => {
  let redis: ChildProcess;
  let url: string;
  beforeAll(async () => {
    const probe = createServer();
    await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
    const { port } = probe.address() as AddressInfo;
    await new Promise<void>((resolve) => probe.close(() => resolve()));
    const options = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
    redis = spawn("redis-server", options, { stdio: ["ignore", "pipe", "ignore"] });
    await new Promise<void>((resolve) => {
      redis.stdout?.on("data", (text: Buffer) => {
        if (text.includes("Ready to accept connections")) resolve();
      });
    });
    url = `redis://127.0.0.1:${port}`;
  }, 20_000);
  afterAll(() => {
    redis.kill("SIGKILL");
  });

  test("two processes share the counters, and nothing is written to the database", async () => {
    const stores = [redisHits(url, () => undefined), redisHits(url, () => undefined)];
    const now = new Date(testNow());
    await new Promise((resolve) => setTimeout(resolve, 200));
    await Promise.all(Array.from({ length: 50 }, (_, at) => stores[at % 2]?.add("shared", 60_000, now)));
    const hit = await stores[0]?.add("shared", 60_000, now);
    expect(hit?.hits).toBe(51);
    expect((hit?.resetsAt.getTime() ?? 0) - now.getTime()).toBeLessThanOrEqual(60_000);
    expect(await api.db.$count(limits)).toBe(0);
    await Promise.all(stores.map((store) => store.close()));
  });

  test("a window ends by itself", async () => {
    const store = redisHits(url, () => undefined);
    await new Promise((resolve) => setTimeout(resolve, 200));
    await store.add("short", 150, new Date(testNow()));
    await store.add("short", 150, new Date(testNow()));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect((await store.add("short", 150, new Date(testNow()))).hits).toBe(1);
    await store.close();
  });
});
