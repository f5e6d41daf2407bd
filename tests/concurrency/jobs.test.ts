import { and, eq, sql } from "drizzle-orm";
import type { Database } from "@/lib/club-api/db/database";
import { databaseHits } from "@/lib/club-api/db/hit-store";
import { jobRuns, limits, outbox } from "@/lib/club-api/db/tables";
import { transaction } from "@/lib/club-api/db/transaction";
import { deliverDue, queueNotice } from "@/lib/club-api/domains/outbox";
import type { Job } from "@/lib/club-api/jobs/job";
import { demoNow, type TestApi } from "../support/api";
import { forFile } from "../support/for-file";
import { throughGate } from "../support/history/row-gate";
import { jobContext } from "../support/jobs";
import { notingJob, testRunner } from "../support/runs/runner";
import { startTwoProcesses } from "../support/scenes/race-scene";
import { stubSenders } from "../support/senders";

const { api, other } = await forFile(startTwoProcesses);
beforeEach(async () => {
  await api.reset();
  await api.db.delete(jobRuns);
  await api.db.delete(outbox);
});

const minute = 60_000;

describe("two processes", () => {
  test("run each due job once, whoever takes it", async () => {
    const jobs = Array.from({ length: 12 }, (_, at) => notingJob(`job${at}`, "minutely"));
    const all = jobs.map(({ job }) => job);
    const runners = [testRunner(api, all), testRunner(api, all, other.db), testRunner(api, all, other.db)];
    await Promise.all(runners.map((runner) => runner.round()));
    for (let turn = 0; turn < 5; turn += 1) {
      api.pass(minute);
      await Promise.all(runners.map((runner) => runner.round()));
    }
    expect(jobs.map(({ runs }) => runs.length)).toEqual(jobs.map(() => 5));
    const done = await api.db.select().from(jobRuns).where(eq(jobRuns.tries, 1));
    expect(done).toHaveLength(60);
  });

  test("never run one job beside itself, however long it takes", async () => {
    let running = 0;
    let most = 0;
    const slow: Job = {
      name: "slow",
      at: "minutely",
      async run() {
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setTimeout(resolve, 100));
        running -= 1;
      },
    };
    const runners = [testRunner(api, [slow]), testRunner(api, [slow], other.db)];
    await Promise.all(runners.map((runner) => runner.round()));
    api.pass(minute);
    const first = runners.map((runner) => runner.round());
    api.pass(minute);
    await Promise.all([...first, ...runners.map((runner) => runner.round())]);
    expect(most).toBe(1);
  });

  test("control: a claim that looks first and marks later lets both take the run", async () => {
    const key = { clubIdx: 1, name: "control", dueAt: demoNow };
    await api.db.insert(jobRuns).values({ ...key, nextTryAt: demoNow });
    let looked = 0;
    let open: () => void = () => undefined;
    const bothLooked = new Promise<void>((resolve) => {
      open = resolve;
    });
    const naive = async ({ db }: Pick<TestApi, "db">) => {
      const isFree = and(eq(jobRuns.name, "control"), sql`lease_until is null`);
      const free = await db.select().from(jobRuns).where(isFree);
      looked += 1;
      if (looked === 2) open();
      await bothLooked;
      if (free.length > 0)
        await db.update(jobRuns).set({ leaseUntil: demoNow }).where(eq(jobRuns.name, "control"));
      return free.length;
    };
    expect(await Promise.all([naive(api), naive(other)])).toEqual([1, 1]);
  });

  test("deliver each notice once while both send", async () => {
    const { ctx } = await jobContext(api, "test");
    const to = { memberIdx: null, lang: "ko" as const, phoneNo: null };
    for (let turn = 0; turn < 60; turn += 1) {
      await queueNotice(
        api.db,
        ctx,
        "penaltyReleased",
        { ...to, email: `m${turn}@club.example` },
        { club: "Mirsol" },
      );
    }
    const { senders, sent } = stubSenders();
    const deliver = ({ db }: Pick<TestApi, "db">) =>
      deliverDue({ db, senders, now: () => api.clock.now(), logger: api.deps.logger });
    const counts = await Promise.all([deliver(api), deliver(other), deliver(api), deliver(other)]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(60);
    expect(new Set(sent.map(({ to: address }) => address)).size).toBe(60);
    expect(sent).toHaveLength(60);
  });

  test("share one rate limit, and a hit outlives the transaction of a refused call", async () => {
    const [one, two] = [databaseHits(api.db), databaseHits(other.db)];
    const now = api.limitClock.now();
    await Promise.all(Array.from({ length: 40 }, (_, at) => (at % 2 ? one : two).add("shared", minute, now)));
    expect((await one.add("shared", minute, now)).hits).toBe(41);
    await transaction(api.db, async () => {
      await one.add("shared", minute, now);
      throw new Error("refused");
    }).catch(() => undefined);
    expect((await two.add("shared", minute, now)).hits).toBe(43);
    await api.db.delete(limits);
  });
});

describe("two that queue a message under one key at once", () => {
  const to = { memberIdx: 1, lang: "en" as const, phoneNo: null, email: "m1@club.example" };
  const queue = async (tx: Database, key: string) => {
    const { ctx } = await jobContext(api, "race");
    await queueNotice(tx, ctx, "penaltyReleased", to, { club: "Mirsol" }, { dedupeKey: key });
  };
  /** A third has queued it and is not at its end when both come; how many messages there are when all are. */
  async function race(key: string, end: "commit" | "rollback"): Promise<number> {
    const queued = `insert into outbox (club_idx, channel, event, target, lang, vars, next_try_at, created_at, dedupe_key)
      values (1, 'MAIL', 'penaltyReleased', 'm1@club.example', 'en', '{}', now(), now(), '${key}:MAIL') on conflict do nothing`;
    const both = [api, other].map(
      ({ db }) =>
        () =>
          db.transaction((tx) => queue(tx, key)),
    );
    await throughGate(api.url, queued, both, async (gate) => {
      expect(await api.db.$count(outbox)).toBe(0);
      await gate.query(end);
    });
    return api.db.$count(outbox);
  }

  test("are left out where a third came first", async () => {
    expect(await race("race:commit", "commit")).toBe(1);
  });

  test("queue it once where the third is rolled back", async () => {
    expect(await race("race:rollback", "rollback")).toBe(1);
  });

  test("control: without the trigger there are two", async () => {
    await api.db.execute(sql`alter table outbox disable trigger outbox_once`);
    await queue(api.db, "race:control");
    await queue(other.db, "race:control");
    expect(await api.db.$count(outbox)).toBe(2);
    await api.db.execute(sql`alter table outbox enable trigger outbox_once`);
  });
});

describe("a job that crashes half-way", () => {
  test("is run again and leaves what one run leaves", async () => {
    let crashes = 1;
    const notify: Job = {
      name: "notify",
      at: "minutely",
      async run({ db, ctx }) {
        for (const memberIdx of [1, 2, 3, 4]) {
          await transaction(db, async (tx) => {
            const to = { memberIdx, lang: "en" as const, phoneNo: null, email: `m${memberIdx}@club.example` };
            const dedupeKey = `notify:${memberIdx}`;
            await queueNotice(tx, ctx, "penaltyReleased", to, { club: "Mirsol" }, { dedupeKey });
            if (memberIdx === 3 && crashes > 0) {
              crashes -= 1;
              throw new Error("killed");
            }
          });
        }
      },
    };
    const [first, second] = [testRunner(api, [notify]), testRunner(api, [notify], other.db)];
    await first.round();
    api.pass(minute);
    await first.round();
    expect(await api.db.$count(outbox)).toBe(2);
    api.pass(minute / 2);
    await second.round();
    const rows = await api.db.select().from(outbox);
    expect(rows.map((row) => row.memberIdx).sort()).toEqual([1, 2, 3, 4]);
    const runs = await api.db.select().from(jobRuns).where(eq(jobRuns.name, "notify"));
    expect(runs.map(({ state, tries }) => [state, tries])).toContainEqual(["DONE", 2]);
  });
});
