import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { openDatabase } from "@/lib/club-api/db/client";
import { jsonRows } from "@/lib/club-api/db/json-rows";
import { runOperator } from "@/lib/club-api/operator/run";
import { readEnv } from "@/lib/club-api/platform/env";
import { createLogger } from "@/lib/club-api/platform/logger";
import { startClubApi } from "@/lib/club-api/server";
import { bookingBody } from "../bench/api/client";
import { benchDate, firstMember, tokenOf } from "../bench/api/scene";
import { apiOver, demoNow, type TestApi } from "../support/api";
import { type Pooler, startPooler } from "../support/database/pooler";
import { createTestDatabase, runServerUrl } from "../support/database/postgres";
import { forFile } from "../support/for-file";
import { brokenRules } from "../support/history/invariants";
import { startRaceScene } from "../support/scenes/race-scene";

/** PostgreSQL behind PgBouncer in transaction mode: nothing that a session was told before counts. */

const memberCount = 120;
const scene = await forFile(() => startRaceScene(memberCount, benchDate));
let pooler: Pooler;
let folder = "";
const pooled = { pooler: "transaction", poolSize: 20 } as const;

beforeAll(async () => {
  pooler = await startPooler(runServerUrl());
  folder = await mkdtemp(join(tmpdir(), "pooler-"));
}, 90_000);
afterAll(async () => {
  await pooler.stop();
  await rm(folder, { recursive: true, force: true });
});

test("without the setting the start stops with the sentence that names it, and the doctor says so", async () => {
  const url = pooler.through(scene.url);
  await expect(openDatabase({ dataDir: folder, databaseUrl: url })).rejects.toThrow(
    "DATABASE_URL leads to a pooler such as PgBouncer: set DATABASE_POOLER=transaction.",
  );
  const said: string[] = [];
  const output = { say: (text: string) => void said.push(text), complain: () => undefined };
  expect(await runOperator(["doctor", "--json"], { DATABASE_URL: url, DATA_DIR: folder }, output)).toBe(1);
  expect(said.join()).toContain("DATABASE_POOLER=transaction");
});

test("the doctor names the timeouts that the role lacks there", async () => {
  const said: string[] = [];
  const output = { say: (text: string) => void said.push(text), complain: () => undefined };
  const variables = {
    DATABASE_URL: pooler.through(scene.url),
    DATABASE_POOLER: "transaction",
    DATA_DIR: folder,
  };
  await runOperator(["doctor", "--json"], variables, output);
  expect(said.join()).toMatch(
    /alter role … set statement_timeout = 30000; alter role … set lock_timeout = 3000/,
  );
});

/** Two processes' worth of the club API that reach their database through the pooler. */
async function overPooler(work: (apis: readonly [TestApi, TestApi]) => Promise<void>): Promise<void> {
  const place = { dataDir: folder, databaseUrl: pooler.through(scene.url), database: pooled };
  const [one, other] = [await openDatabase(place), await openDatabase(place)];
  try {
    await work([await apiOver(one, demoNow, folder), await apiOver(other, demoNow, folder)]);
  } finally {
    await other.close();
    await one.close();
  }
}

test("a crowd books through it: every answer is one of the club, and each time is sold once", async () => {
  await overPooler(async (apis) => {
    const answers = await Promise.all(
      Array.from({ length: memberCount }, async (_, place) => {
        const api = apis[place % 2 === 0 ? 0 : 1];
        const member = firstMember + place;
        const token = tokenOf(member);
        const sheetIdx = scene.slots[place % 40] ?? 0;
        const sheet = await api.request("GET", `/reservation/sheets/${member}/${benchDate}`, { token });
        await api.request("PUT", `/reservation/sheet/lock/${sheetIdx}`, {
          token,
          body: { clubCode: "MS01" },
        });
        const body = bookingBody(member, sheetIdx);
        const booked = await api.request("POST", "/reservation/booking", { token, body });
        return { sheet: sheet.status, booked: booked.status, isBooked: booked.json.result };
      }),
    );
    expect(answers.filter(({ sheet }) => sheet !== 200)).toEqual([]);
    expect(answers.filter(({ booked }) => booked >= 500)).toEqual([]);
    expect(answers.filter(({ isBooked }) => isBooked)).toHaveLength(40);
    expect(await brokenRules(apis[0].db)).toEqual([]);
  });
}, 60_000);

test("two processes start through it at once on one empty database: one fills it, both serve", async () => {
  const database = await createTestDatabase();
  const variables = {
    DATABASE_URL: pooler.through(database.url),
    DATABASE_POOLER: "transaction",
    DATA_DIR: folder,
    API_PORT: "0",
    CLUB_CODE: "LK02",
    CLUB_PRESET: "links",
  };
  const news: string[] = [];
  const start = () =>
    startClubApi(readEnv(variables), createLogger("silent"), (text) => void news.push(text));
  const apis = await Promise.all([start(), start()]);
  const answers = await Promise.all(
    apis.map(({ port }) => fetch(`http://127.0.0.1:${port}/hp/api/site/state?clubCode=LK02`)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(news).toHaveLength(1);
  for (const api of apis) await api.stop();
  const direct = await openDatabase({ dataDir: folder, databaseUrl: database.url });
  expect(await jsonRows(direct.db, sql`select club_code as code from clubs`)).toEqual([{ code: "LK02" }]);
  await direct.close();
  await database.drop();
}, 60_000);
