import { inArray, sql } from "drizzle-orm";
import { drawPosts, teeSlots } from "@/lib/club-api/db/tables";
import { lockSweepJob, offerExpireJob } from "@/lib/club-api/jobs/booking-jobs";
import { drawJobs } from "@/lib/club-api/jobs/draw-jobs";
import { seedHash } from "@/lib/shared/draws/draw";
import { benchDate, benchNow } from "../../bench/api/scene";
import type { TestApi } from "../api";
import { jobContext } from "../jobs";
import type { Moment } from "./draw-model";

/** How a play is set: the waiting list, how wins are confirmed, and the seed that decides who wins. */
export type Play = { mode: "AUTO" | "OFFER"; isManual: boolean; seed: string };
export type PoolSlot = { sheetIdx: number; courseCode: string };

export const drawPostIdx = 900;
const firstDrawIdx = 9001;
const hour = 60 * 60_000;

/** The moment at which so many of the draw's moments have passed: they lie an hour apart, all on one day. */
function momentAt(passed: Moment): Date {
  return new Date(Date.parse(benchNow) + passed * hour);
}

export function goTo(api: TestApi, passed: Moment): void {
  api.clock.set(momentAt(passed));
}

export async function runJob(api: TestApi, name: string): Promise<void> {
  const job = [offerExpireJob, lockSweepJob, ...drawJobs].find((one) => one.name === name);
  if (!job) throw new Error(`no job ${name}`);
  await job.run(await jobContext(api, name));
}

/**
 * The draw before anybody has applied. Numbers begin again, and rule version 1 keys by the seed alone: a play has the same
 * winners each time it is played.
 */
export async function layDraw(api: TestApi, { isManual, seed }: Play, pool: readonly PoolSlot[]) {
  const { db } = api;
  await db.execute(sql`update tee_slots set draw_post_idx = null where draw_post_idx = ${drawPostIdx}`);
  await db.execute(sql`delete from draw_posts where draw_post_idx = ${drawPostIdx}`);
  await db.execute(
    sql`alter table draw_applications alter column draw_idx restart with ${sql.raw(String(firstDrawIdx))}`,
  );
  await db.execute(sql`update policies set value1 = ${isManual ? "Y" : "N"} where code = 'C0370'`);
  goTo(api, 0);
  await db.insert(drawPosts).values({
    ...(await postOf(seed)),
    clubIdx: 1,
    drawPostIdx,
    createdAt: momentAt(0),
    createdBy: "model",
    updatedAt: momentAt(0),
    updatedBy: "model",
  });
  await db
    .update(teeSlots)
    .set({ openType: "70", drawPostIdx })
    .where(
      inArray(
        teeSlots.sheetIdx,
        pool.map(({ sheetIdx }) => sheetIdx),
      ),
    );
}

async function postOf(seed: string) {
  return {
    texts: { en: { title: "Model", contents: "" } },
    playDates: [benchDate],
    periods: ["1"],
    courseCodes: ["1", "2"],
    memberTypes: ["10"],
    applyFrom: momentAt(0),
    applyTo: momentAt(1),
    drawAt: momentAt(2),
    announceAt: momentAt(3),
    confirmUntil: momentAt(4),
    releaseAt: momentAt(5),
    maxChoices: 2,
    minPlayers: 2,
    mode: "WEIGHTED" as const,
    ruleVersion: 1 as const,
    seed,
    seedHash: await seedHash(seed),
    state: "10" as const,
    amendments: [],
  };
}
