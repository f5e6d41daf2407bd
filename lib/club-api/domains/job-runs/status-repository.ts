import { and, asc, desc, eq, gte, lt } from "drizzle-orm";
import type { Database } from "../../db/database";
import { ofClub } from "../../db/of-club";
import { jobRuns } from "../../db/tables";

type Run = { name: string; dueAt: Date };

/** More than anybody reads. */
const mostRuns = 20;

/** Runs of a club that are due since before `lateBefore`, that were given up after `parkedSince`, and how many went well since `doneSince`. */
export async function selectStanding(
  db: Database,
  clubIdx: number,
  { lateBefore, parkedSince, doneSince }: { lateBefore: Date; parkedSince: Date; doneSince: Date },
): Promise<{ late: Run[]; parked: Run[]; done: number }> {
  const isLate = and(eq(jobRuns.state, "DUE"), lt(jobRuns.dueAt, lateBefore));
  const isParked = and(eq(jobRuns.state, "PARKED"), gte(jobRuns.dueAt, parkedSince));
  const isDone = and(eq(jobRuns.state, "DONE"), gte(jobRuns.dueAt, doneSince));
  const columns = { name: jobRuns.name, dueAt: jobRuns.dueAt };
  const late = await db
    .select(columns)
    .from(jobRuns)
    .where(ofClub(jobRuns, clubIdx, isLate))
    .orderBy(asc(jobRuns.dueAt))
    .limit(mostRuns);
  const parked = await db
    .select(columns)
    .from(jobRuns)
    .where(ofClub(jobRuns, clubIdx, isParked))
    .orderBy(desc(jobRuns.dueAt))
    .limit(mostRuns);
  return { late, parked, done: await db.$count(jobRuns, ofClub(jobRuns, clubIdx, isDone)) };
}

/** When a named run of a club last ended well; null when none has. */
export async function selectLastDone(db: Database, clubIdx: number, name: string): Promise<Date | null> {
  const [last] = await db
    .select({ finishedAt: jobRuns.finishedAt })
    .from(jobRuns)
    .where(ofClub(jobRuns, clubIdx, eq(jobRuns.name, name), eq(jobRuns.state, "DONE")))
    .orderBy(desc(jobRuns.dueAt))
    .limit(1);
  return last?.finishedAt ?? null;
}
