import { eq, isNotNull, sql } from "drizzle-orm";
import type { Database } from "@/lib/club-api/db/database";
import { jsonRows } from "@/lib/club-api/db/json-rows";
import { addClub } from "@/lib/club-api/db/seed/add-club";
import { jobRuns } from "@/lib/club-api/db/tables";
import { readClubTables } from "@/lib/club-api/domains/clubs";
import type { Job } from "@/lib/club-api/jobs/job";
import { jobs } from "@/lib/club-api/jobs/registry";
import { clockMover } from "@/lib/club-api/jobs/runner";
import { sweepJob } from "@/lib/club-api/jobs/upkeep-jobs";
import { until } from "@/tests/support/runs/until";
import { startTestApi } from "../../support/api";
import { forFile } from "../../support/for-file";
import { jobContext } from "../../support/jobs";
import { notingJob, testRunner } from "../../support/runs/runner";

const api = await forFile(startTestApi);
beforeEach(async () => {
  await api.reset();
  await api.db.delete(jobRuns);
});

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const rowsOf = (name: string) => api.db.select().from(jobRuns).where(eq(jobRuns.name, name));

/** A hash of each table, without what belongs to the run of jobs itself and to the sign-in of the test. */
async function contentOf(db: Database): Promise<Record<string, string>> {
  const own = ["job_runs", "sessions", "login_log", "idempotency_keys"];
  const content: Record<string, string> = {};
  for (const { name } of await readClubTables(db)) {
    if (own.includes(name)) continue;
    const [row] = await jsonRows<{ hash: string }>(
      db,
      sql`select md5(coalesce(string_agg((to_jsonb(r) - 'request_id')::text, chr(10) order by r::text), '')) as hash from ${sql.identifier(name)} r`,
    );
    content[name] = row?.hash ?? "";
  }
  return content;
}

describe("the runner", () => {
  test("runs a daily job at its club time and not before", async () => {
    const closing = notingJob("closing", "17:00");
    const runner = testRunner(api, [closing.job]);
    await runner.round();
    api.pass(7 * hour - minute);
    await runner.round();
    expect(closing.runs).toEqual([]);
    api.pass(minute);
    await runner.round();
    await runner.round();
    expect(closing.runs).toEqual(["2026-11-23T08:00:00.000Z"]);
  });

  test("runs a minutely job each minute", async () => {
    const tick = notingJob("tick", "minutely");
    const runner = testRunner(api, [tick.job]);
    await runner.round();
    for (let turn = 0; turn < 6; turn += 1) {
      api.pass(minute / 2);
      await runner.round();
    }
    expect(tick.runs).toHaveLength(3);
  });

  test("asks once which clubs have work, and gives the others no run; a job of the server runs once for all", async () => {
    await addClub(api.db, { clubCode: "LK02", preset: "korean-public" }, api.clock.now());
    const asked: number[][] = [];
    const picky = notingJob("picky", "minutely");
    const serverWide = { ...notingJob("server", "minutely").job, isOfServer: true };
    const clubsWithWork: Job["clubsWithWork"] = async (_db, { clubs }) => {
      asked.push(clubs.map(({ clubIdx }) => clubIdx));
      return [2];
    };
    const runner = testRunner(api, [{ ...picky.job, clubsWithWork }, serverWide]);
    await runner.round();
    api.pass(minute);
    await runner.round();
    expect(asked).toEqual([
      [1, 2],
      [1, 2],
    ]);
    expect((await rowsOf("picky")).map(({ clubIdx, state }) => [clubIdx, state])).toEqual([
      [2, "DONE"],
      [2, "DONE"],
    ]);
    expect((await rowsOf("server")).map(({ clubIdx }) => clubIdx)).toEqual([1, 1]);
  });

  test("a club in which nothing waits gets no run of a job that looks each minute", async () => {
    await addClub(api.db, { clubCode: "LK02", preset: "korean-public" }, api.clock.now());
    const minutely = jobs.filter(({ at }) => at === "minutely");
    // No day opens at this minute.
    api.pass(7 * minute);
    const runner = testRunner(api, minutely);
    await runner.round();
    api.pass(minute);
    await runner.round();
    const rows = await api.db.select().from(jobRuns).orderBy(jobRuns.name);
    expect(rows.filter(({ clubIdx }) => clubIdx === 2)).toEqual([]);
    expect(new Set(rows.map(({ name }) => name))).toContain("waiting-close");
  });

  test("looks at no club in a beat in which nothing falls due, and at a new one in the next", async () => {
    const asked: number[] = [];
    const closing = notingJob("closing", "17:00");
    const picky = notingJob("picky", "minutely");
    const clubsWithWork: Job["clubsWithWork"] = async (_db, { clubs }) => {
      asked.push(clubs.length);
      return [];
    };
    const runner = testRunner(api, [closing.job, { ...picky.job, clubsWithWork }]);
    await runner.round();
    const seen = await api.db.select().from(jobRuns);
    await api.db.delete(jobRuns);
    await runner.round();
    // Noted runs are remembered: none is looked up again.
    expect(await api.db.$count(jobRuns)).toBe(0);
    await addClub(api.db, { clubCode: "LK02", preset: "korean-public" }, api.clock.now());
    await runner.round();
    const rows = await rowsOf("closing");
    expect([seen.length, rows.map(({ clubIdx }) => clubIdx).sort(), asked]).toEqual([1, [1, 2], [1, 1, 2]]);
  });

  test("a time that falls due while the earlier run goes on is run once that is over", async () => {
    const closing = notingJob("closing", "17:00");
    const runner = testRunner(api, [closing.job]);
    await runner.round();
    closing.failNext(1);
    api.pass(7 * hour);
    await runner.round();
    // A process has it for more than a day.
    const until = new Date(api.limitClock.now().getTime() + 2 * day);
    await api.db.update(jobRuns).set({ leaseUntil: until }).where(eq(jobRuns.state, "DUE"));
    api.pass(day);
    await runner.round();
    expect(closing.runs).toHaveLength(1);
    await api.db.update(jobRuns).set({ state: "DONE" }).where(eq(jobRuns.state, "DUE"));
    await runner.round();
    expect(closing.runs).toHaveLength(2);
  });

  test("what a job missed while no server ran, it runs once", async () => {
    const closing = notingJob("closing", "17:00");
    const tick = notingJob("tick", "minutely");
    await testRunner(api, [closing.job, tick.job]).round();
    api.pass(5 * day);
    await testRunner(api, [closing.job, tick.job]).round();
    expect([closing.runs.length, tick.runs.length]).toEqual([1, 1]);
  });

  test("what was due before a job was ever seen was not missed", async () => {
    const closing = notingJob("closing", "09:00");
    await testRunner(api, [closing.job]).round();
    expect(closing.runs).toEqual([]);
  });

  test("a failed run is tried again after a while, later each time, and holds up no other job", async () => {
    const broken = notingJob("broken", "minutely");
    const tick = notingJob("tick", "minutely");
    const runner = testRunner(api, [broken.job, tick.job]);
    await runner.round();
    broken.failNext(2);
    api.pass(minute);
    await runner.round();
    expect([broken.runs.length, tick.runs.length]).toEqual([1, 1]);
    await runner.round();
    expect(broken.runs).toHaveLength(1);
    api.pass(15_000);
    await runner.round();
    expect(broken.runs).toHaveLength(2);
    api.pass(30_000);
    await runner.round();
    expect(broken.runs).toHaveLength(3);
    const rows = await rowsOf("broken");
    expect(rows.every((row) => row.state === "DONE")).toBe(true);
    expect(rows.find((row) => row.tries === 3)?.lastError).toBeNull();
  });

  test("a run that fails five times is parked, visible to the back office, and the next one runs", async () => {
    const broken = notingJob("broken", "17:00");
    const runner = testRunner(api, [broken.job]);
    await runner.round();
    broken.failNext(5);
    api.pass(7 * hour);
    for (let turn = 0; turn < 6; turn += 1) {
      await runner.round();
      api.pass(15 * minute);
    }
    expect(broken.runs).toHaveLength(5);
    const { accessToken: token } = await api.signIn("ssadmin1", { isAdmin: true });
    const { json } = await api.request("GET", "/ops/jobs?state=PARKED", { token });
    expect(json.data.list).toEqual([
      expect.objectContaining({
        name: "broken",
        dueAt: "2026-11-23T17:00:00+09:00",
        tries: 5,
        isRunning: false,
        lastError: "Error: the job gave up",
      }),
    ]);
    api.pass(day);
    await runner.round();
    expect(broken.runs).toHaveLength(6);
  });

  test("a run whose process was killed is free again when its lease is over, and parked when it kills again and again", async () => {
    const deadly = notingJob("deadly", "17:00");
    const runner = testRunner(api, [deadly.job]);
    await runner.round();
    api.pass(7 * hour);
    const dueAt = api.clock.now();
    const lease = () => new Date(api.limitClock.now().getTime() + minute);
    const row = { clubIdx: 1, name: "deadly", dueAt, nextTryAt: dueAt, tries: 1, leaseUntil: lease() };
    await api.db.insert(jobRuns).values(row);
    await runner.round();
    expect(deadly.runs).toEqual([]);
    api.pass(minute);
    await runner.round();
    expect(deadly.runs).toHaveLength(1);
    await api.db.update(jobRuns).set({ state: "DUE", tries: 5 }).where(eq(jobRuns.dueAt, dueAt));
    await runner.round();
    expect(deadly.runs).toHaveLength(1);
    expect((await rowsOf("deadly")).find((one) => one.tries === 6)?.state).toBe("PARKED");
  });

  test("the sweep drops old runs and keeps the last of each job, which tells what was missed", async () => {
    const old = (name: string, days: number) => ({
      clubIdx: 1,
      name,
      state: "DONE" as const,
      nextTryAt: api.clock.now(),
      dueAt: new Date(api.clock.now().getTime() - days * day),
    });
    await api.db
      .insert(jobRuns)
      .values([old("seldom", 90), old("often", 1), old("often", 2), old("often", 4)]);
    await sweepJob(api.limitClock).run(await jobContext(api, "sweep"));
    const left = (await api.db.select().from(jobRuns)).map(({ name }) => name);
    expect(left.sort()).toEqual(["often", "often", "seldom"]);
  });

  test("stop waits for the run that is under way and starts no other", async () => {
    let finish: (() => void) | undefined;
    let isDone = false;
    const slow = {
      name: "slow",
      at: "minutely" as const,
      run: async () => {
        await new Promise<void>((resolve) => {
          finish = resolve;
        });
        isDone = true;
      },
    };
    const runner = testRunner(api, [slow]);
    await runner.round();
    api.pass(minute);
    runner.start();
    await until(() => finish !== undefined, "the job has begun", 10_000, 1);
    const stopped = runner.stop();
    finish?.();
    await stopped;
    expect(isDone).toBe(true);
    expect((await rowsOf("slow")).filter((row) => row.state === "DUE")).toEqual([]);
  });
});

describe("POST /ops/clock", () => {
  const move = (now: string, token: string) => api.request("POST", "/ops/clock", { token, body: { now } });
  const superAdmin = async () => (await api.signIn("ssadmin1", { isAdmin: true })).accessToken;

  test("runs what fell due on the way in time order, each at its time", async () => {
    const [opening, closing, tick] = [
      notingJob("opening", "09:00"),
      notingJob("closing", "17:00"),
      notingJob("tick", "minutely"),
    ];
    api.deps.moveClock = clockMover(api.clock, testRunner(api, [closing.job, tick.job, opening.job]));
    api.restart();
    const { json } = await move("2026-11-25T08:00:30+09:00", await superAdmin());
    expect(json.data).toEqual({
      now: "2026-11-25T08:00:30+09:00",
      jobsRun: expect.arrayContaining(["closing", "opening", "tick"]),
    });
    expect(closing.runs).toEqual(["2026-11-23T08:00:00.000Z", "2026-11-24T08:00:00.000Z"]);
    expect(opening.runs).toEqual(["2026-11-24T00:00:00.000Z"]);
    expect(tick.runs.at(-1)).toBe("2026-11-24T23:00:00.000Z");
    expect([...tick.runs].sort()).toEqual(tick.runs);
    expect(api.clock.now()).toEqual(new Date("2026-11-25T08:00:30+09:00"));
  });

  describe("over nine days, in which a draw runs from its closing to its end", () => {
    const leaves = async (some: readonly Job[]) => {
      await api.reset();
      api.deps.moveClock = clockMover(api.clock, testRunner(api, some));
      api.restart();
      const { json } = await move("2026-12-02T18:00:00+09:00", await superAdmin());
      const failed = await api.db.select().from(jobRuns).where(isNotNull(jobRuns.lastError));
      return {
        ran: [...(json.data.jobsRun as string[])].sort(),
        failed: failed.map(({ name, lastError }) => `${name}: ${lastError}`),
        content: await contentOf(api.db),
      };
    };

    test("every job of the product runs without one failing, and leaves the same behind when only clubs with work get a run", async () => {
      const everywhere = await leaves(jobs.map(({ clubsWithWork: _, ...job }) => job));
      expect(everywhere.failed).toEqual([]);
      expect(everywhere.ran).toEqual(jobs.map(({ name }) => name).sort());
      const withWork = await leaves(jobs);
      expect(withWork.failed).toEqual([]);
      expect(withWork.content).toEqual(everywhere.content);
    }, 240_000);
  });

  test("is not there without DEMO_NOW, only for an SSADMIN, and never backwards", async () => {
    delete api.deps.moveClock;
    api.restart();
    const token = await superAdmin();
    const later = "2026-11-24T00:00:00+09:00";
    expect((await move(later, token)).json.fail?.code).toBe(9404);
    api.deps.moveClock = clockMover(api.clock, testRunner(api, []));
    api.restart();
    const { accessToken: editor } = await api.signIn("contents1", { isAdmin: true });
    expect((await move(later, editor)).json.fail?.code).toBe(9403);
    expect((await move("2026-11-22T00:00:00+09:00", token)).json.fail?.msgVar[0]).toBe("now");
    expect(api.clock.now()).toEqual(new Date("2026-11-23T10:00:00+09:00"));
  });
});
