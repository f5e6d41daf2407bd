import { deleteOldLimits } from "../../db/hit-store";
import { sweepSessions } from "../../domains/auth";
import { sweepIdempotencyKeys } from "../../domains/idempotency";
import { sweepRuns } from "../../domains/job-runs";
import { sweepOpeningTickets } from "../../domains/opening";
import type { Clock } from "../../platform/clock";
import type { Job } from "../job";

/** Drops what has ended: sessions, login tries, keys of repeated calls, runs of jobs, tickets of openings, and counters (which count in real time). */
export function sweepJob(limitClock: Clock): Job {
  return {
    name: "sweep",
    at: "hourly",
    async run({ db, ctx }) {
      await sweepSessions(db, ctx.now);
      await sweepIdempotencyKeys(db, ctx.now);
      await sweepRuns(db);
      await sweepOpeningTickets(db, ctx.now);
      await deleteOldLimits(db, limitClock.now());
    },
  };
}
