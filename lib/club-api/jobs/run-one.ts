import type { CacheTag } from "@/lib/contract/define-route";
import { currentTracer, withinScope } from "@/lib/shared/server/request-scope";
import type { Beacon } from "../adapters/beacon";
import type { PageChanges } from "../adapters/page-changes";
import type { FileStorage } from "../adapters/storage";
import type { Database } from "../db/database";
import { failRun, finishRun, type JobRun, renewRun } from "../domains/job-runs";
import type { Clock } from "../platform/clock";
import type { Club, Context } from "../platform/context";
import type { Logger } from "../platform/logger";
import { newRequestId } from "../platform/random";
import type { Job } from "./job";

export type RunDeps = {
  db: Database;
  storage: FileStorage;
  /** The club's time, which jobs act by. */
  clock: Clock;
  /** Real time, for leases and back-off. */
  limitClock: Clock;
  logger: Logger;
  beacon?: Beacon | null;
  /** Tells the webs what a job has changed. */
  changes?: PageChanges | null;
};

const renewEveryMs = 20_000;
/** A run that hangs loses its lease after this long, so that another process may try. */
const longestRunMs = 30 * 60_000;

/** Runs a claimed job of a club to its end and notes how it went; never rejects for what the job did. */
export async function runOne(deps: RunDeps, job: Job, club: Club, run: JobRun): Promise<void> {
  const { db, storage, limitClock } = deps;
  const ctx = contextOf(job, club, deps.clock.now());
  const logger = deps.logger.child({ job: job.name, club: club.clubCode, requestId: ctx.requestId });
  const startedAt = performance.now();
  const scope = {
    requestId: ctx.requestId,
    span: currentTracer()?.begin({
      name: `job ${job.name}`,
      kind: "internal",
      attributes: { "club.code": club.clubCode, "clubfront.request_id": ctx.requestId },
    }),
  };
  const renewing = setInterval(() => {
    if (performance.now() - startedAt > longestRunMs) clearInterval(renewing);
    else
      renewRun(db, run, limitClock.now()).catch((error: unknown) => logger.warn({ err: error }, "no lease"));
  }, renewEveryMs);
  try {
    const changed = new Set(job.tags ?? []);
    const noteChanged = (tag: CacheTag) => void changed.add(tag);
    await withinScope(scope, () =>
      job.run({ db, storage, ctx, logger, beacon: deps.beacon ?? null, noteChanged }),
    );
    await deps.changes?.mark(club.clubCode, [...changed]);
    await finishRun(db, run, limitClock.now());
    logger.debug({ dueAt: run.dueAt, ms: Math.round(performance.now() - startedAt) }, "a job ran");
  } catch (error) {
    scope.span?.fail(error instanceof Error ? error.name : "error");
    const isParked = await failRun(db, run, limitClock.now(), reasonOf(error));
    logger.error({ err: error, dueAt: run.dueAt, tries: run.tries, isParked }, "a job failed");
  } finally {
    clearInterval(renewing);
    scope.span?.end();
  }
}

function contextOf(job: Job, club: Club, now: Date): Context {
  return {
    club,
    now,
    choice: { language: club.defaultLanguage, defaultLanguage: club.defaultLanguage },
    by: { kind: "job", name: job.name },
    address: null,
    requestId: newRequestId(),
    trail: { records: 0 },
  };
}

/** The kind of fault, without the values that a database puts into its messages. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? `${cause.name}: ${cause.message}` : "unknown";
}
