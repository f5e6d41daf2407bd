import type { Database } from "../../db/database";
import { backOffMs } from "../../platform/backoff";
import {
  claimRun,
  deleteOldRuns,
  insertRuns,
  type JobRun,
  type RunKey,
  selectLastDues,
  selectRuns,
  updateRun,
} from "./repository";

export { lastBackup, noteBackup } from "./backups";
export { selectStanding as runStanding } from "./status-repository";
export {
  clubsOpeningAt,
  clubsWithDraws,
  clubsWithForecast,
  clubsWithHolds,
  clubsWithJoins,
  clubsWithLastMinute,
  clubsWithStateChange,
  clubsWithWaitings,
} from "./work-repository";
export type { JobRun, RunKey };

const maxTries = 5;
const leaseMs = 60_000;
const firstBackOffMs = 15_000;
const longestBackOffMs = 15 * 60_000;
const maxErrorLength = 500;

type Due = RunKey & { hasWork: boolean };

/** So many dues at once: 200 clubs that come anew have some thousand. */
const planSize = 500;

/**
 * Notes what is due: per club and job the latest time, once; with a run of it still waiting or going on, nothing. A job that
 * was never seen before is noted as done, unless it is known to have work: what was due before the club existed was not
 * missed. `realNow` is real time. Answers what was not noted: its run is another one's by now, or an earlier one is not over.
 */
export async function planRuns(db: Database, dues: readonly Due[], realNow: Date): Promise<RunKey[]> {
  const unnoted: RunKey[] = [];
  for (let from = 0; from < dues.length; from += planSize) {
    unnoted.push(...(await planSome(db, dues.slice(from, from + planSize), realNow)));
  }
  return unnoted;
}

async function planSome(db: Database, dues: readonly Due[], realNow: Date): Promise<RunKey[]> {
  const known = await selectLastDues(db, dues);
  const rows = dues.flatMap(({ clubIdx, name, dueAt, hasWork }) => {
    const last = known.get(keyOf({ clubIdx, name }));
    if (last === undefined && !hasWork) {
      return [{ clubIdx, name, dueAt, state: "DONE" as const, nextTryAt: realNow, finishedAt: realNow }];
    }
    return last === undefined || last < dueAt ? [{ clubIdx, name, dueAt, nextTryAt: realNow }] : [];
  });
  const inserted = new Set((await insertRuns(db, rows)).map(keyOf));
  return rows.filter((row) => !inserted.has(keyOf(row)));
}

const keyOf = ({ clubIdx, name }: Omit<RunKey, "dueAt">) => `${clubIdx} ${name}`;

/** Notes one run as due, unless it is known or an earlier one of the job still waits. */
export async function planRun(db: Database, run: RunKey, realNow: Date): Promise<void> {
  await insertRuns(db, [{ ...run, nextTryAt: realNow }]);
}

/**
 * Takes a run for this process for one minute, which `renewRun` prolongs; null when nothing is free. A lease, not a
 * lock held by a transaction: a job opens transactions of its own, and the embedded database has one connection. A run
 * that killed its process too often is parked instead. With `clubIdx` only runs of that club are looked at.
 */
export async function takeRun(
  db: Database,
  names: readonly string[],
  realNow: Date,
  clubIdx?: number,
): Promise<JobRun | null> {
  const leaseUntil = new Date(realNow.getTime() + leaseMs);
  const run = await claimRun(db, names, { now: realNow, leaseUntil, clubIdx });
  if (!run || run.tries <= maxTries) return run;
  await park(db, run, realNow, "The run never came to an end.");
  return takeRun(db, names, realNow, clubIdx);
}

/** Keeps a running run for another minute. */
export function renewRun(db: Database, run: RunKey, realNow: Date): Promise<void> {
  return updateRun(db, run, { leaseUntil: new Date(realNow.getTime() + leaseMs) });
}

export async function finishRun(db: Database, run: JobRun, realNow: Date): Promise<void> {
  await updateRun(db, run, { state: "DONE", leaseUntil: null, lastError: null, finishedAt: realNow });
}

/** Drops runs that went well two days before the last of their job, which stays: it tells what was missed. */
export const sweepRuns = deleteOldRuns;

/** A failed run is tried again later, five times in all; then it is parked. True when it was parked. */
export async function failRun(db: Database, run: JobRun, realNow: Date, reason: string): Promise<boolean> {
  if (run.tries >= maxTries) {
    await park(db, run, realNow, reason);
    return true;
  }
  const waitMs = backOffMs(run.tries, firstBackOffMs, longestBackOffMs);
  const nextTryAt = new Date(realNow.getTime() + waitMs);
  await updateRun(db, run, { leaseUntil: null, nextTryAt, lastError: reason.slice(0, maxErrorLength) });
  return false;
}

function park(db: Database, run: RunKey, realNow: Date, reason: string): Promise<void> {
  const lastError = reason.slice(0, maxErrorLength);
  return updateRun(db, run, { state: "PARKED", leaseUntil: null, finishedAt: realNow, lastError });
}

/** A page of a club's runs, newest first. */
export const listRuns = selectRuns;
