import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import { sql } from "drizzle-orm";
import { type PageChanges, redisChanges } from "@/lib/club-api/adapters/page-changes";
import { runOne } from "@/lib/club-api/jobs/run-one";
import { siteStateJob } from "@/lib/club-api/jobs/upkeep-jobs";
import { changesKey } from "@/lib/contract/page-changes";
import { createRedisStore } from "@/lib/web/cache/redis-store";
import { startTestApi, type TestApi } from "../../support/api";
import { addSecondClub } from "../../support/scenes/second-club";

/*
 * Pages that the webs of several clubs keep, on a real Redis: each learns of every change of its own club, whoever made it
 * (its own office, an office that works for it from another club's site, a job), and of no other club's.
 */

let api: TestApi;
let redis: ChildProcess;
let url: string;
let changes: PageChanges;
const faults: unknown[] = [];

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer();
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

beforeAll(async () => {
  const port = await freePort();
  redis = spawn("redis-server", ["--port", String(port), "--save", "", "--appendonly", "no"], {
    stdio: "pipe",
  });
  await new Promise<void>((resolve, reject) => {
    redis.once("error", reject);
    redis.stdout?.on("data", (text) => /Ready to accept/.test(String(text)) && resolve());
  });
  url = `redis://127.0.0.1:${port}`;
  api = await startTestApi();
  await addSecondClub(api);
  await api.db.execute(sql`insert into site_states select (jsonb_populate_record(null::site_states,
    to_jsonb(one) || '{"club_idx": 2}')).* from site_states one where club_idx = 1`);
  changes = redisChanges(url, (error) => void faults.push(error));
  api.deps.changes = changes;
  api.restart();
}, 60_000);
afterAll(async () => {
  await changes.close();
  redis.kill();
  await api.close();
});

/** The cache of a club's web, of some build. */
const webOf = (clubCode: string, build: string) =>
  createRedisStore(
    url,
    { entries: `clubfront:${clubCode}:${build}`, changes: changesKey(clubCode) },
    (error) => void faults.push(error),
  );

const stop = { state: "0", title: "", message: "" };

test("a write for another club is known to that club's webs, of any build, and to no other's", async () => {
  const own = webOf("MS01", "build-1");
  const others = [webOf("MS02", "build-1"), webOf("MS02", "build-2")];
  const token = (await api.signIn("ssadmin1", { isAdmin: true })).accessToken;
  const answer = await api.request("PUT", "/site/state?clubCode=MS02", { token, body: stop });
  expect([answer.status, answer.json.result]).toEqual([200, true]);
  for (const web of others) expect(await web.lastChange(["site-state"])).toBeGreaterThan(0);
  expect(await own.lastChange(["site-state"])).toBe(0);
});

test("a refusal and a read mark nothing; a write marks what its pages are cached under before it answers", async () => {
  const web = webOf("MS01", "build-1");
  const token = (await api.signIn("ssadmin1", { isAdmin: true })).accessToken;
  await api.request("GET", "/site/state?scope=admin", { token });
  const refused = await api.request("PUT", "/site/state", { token, body: { ...stop, version: 999 } });
  expect(refused.json.result).toBe(false);
  expect(await web.lastChange(["site-state"])).toBe(0);
  const done = await api.request("PUT", "/site/state", { token, body: stop });
  expect(done.json.result).toBe(true);
  expect(await web.lastChange(["site-state"])).toBeGreaterThan(0);
});

test("a job marks what it changes for its own club", async () => {
  const [web, other] = [webOf("LK02", "build-1"), webOf("JP03", "build-1")];
  const club = {
    clubIdx: 1,
    clubCode: "LK02",
    defaultLanguage: "en" as const,
    languages: ["en" as const],
    zone: "+09:00",
  };
  const run = { clubIdx: 1, name: "site-state", dueAt: api.clock.now() };
  await runOne({ ...api.deps, changes }, siteStateJob, club, run as never);
  expect(await web.lastChange(["site-state"])).toBeGreaterThan(0);
  expect(await other.lastChange(["site-state"])).toBe(0);
});

test("a Redis that is away holds no write up for long and fails none", async () => {
  const said: unknown[] = [];
  const away = redisChanges("redis://127.0.0.1:1", (error) => void said.push(error));
  const startedAt = performance.now();
  await away.mark("MS01", ["notices"]);
  expect(performance.now() - startedAt).toBeLessThan(1_500);
  expect(said.length).toBeGreaterThan(0);
  await away.close();
});
