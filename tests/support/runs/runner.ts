import type { Database } from "@/lib/club-api/db/database";
import type { Job } from "@/lib/club-api/jobs/job";
import { createRunner } from "@/lib/club-api/jobs/runner";
import type { TestApi } from "../api";

/** A runner over the test's database and clocks: another process, as far as jobs are concerned. */
export function testRunner(api: TestApi, jobs: readonly Job[], db: Database = api.db) {
  const { storage, logger } = api.deps;
  return createRunner({ db, storage, logger, clock: api.clock, limitClock: api.limitClock }, jobs);
}

/** A job that notes when it ran, and fails when it is told to. */
export function notingJob(name: string, at: Job["at"]) {
  const runs: string[] = [];
  let failures = 0;
  const job: Job = {
    name,
    at,
    async run({ ctx }) {
      runs.push(ctx.now.toISOString());
      if (failures > 0) {
        failures -= 1;
        throw new Error("the job gave up");
      }
    },
  };
  return {
    job,
    runs,
    failNext(times: number) {
      failures = times;
    },
  };
}
