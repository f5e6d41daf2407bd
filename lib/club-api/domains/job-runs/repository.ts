import { and, desc, eq, inArray, isNull, lte, max, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database";
import { ofClub } from "../../db/of-club";
import { jobRuns } from "../../db/tables";

export type JobRun = typeof jobRuns.$inferSelect;
export type RunKey = Pick<JobRun, "clubIdx" | "name" | "dueAt">;

const isRun = ({ clubIdx, name, dueAt }: RunKey) =>
  ofClub(jobRuns, clubIdx, eq(jobRuns.name, name), eq(jobRuns.dueAt, dueAt));

/** When each job of each club last fell due, by `clubIdx name`. */
export async function selectLastDues(db: Database): Promise<Map<string, Date>> {
  const rows = await db
    .select({ clubIdx: jobRuns.clubIdx, name: jobRuns.name, dueAt: max(jobRuns.dueAt) })
    .from(jobRuns)
    .groupBy(jobRuns.clubIdx, jobRuns.name);
  return new Map(
    rows.flatMap(({ clubIdx, name, dueAt }) => (dueAt ? [[`${clubIdx} ${name}`, dueAt] as const] : [])),
  );
}

/** Rows that exist already, and a second waiting run of a job, are left out. */
export async function insertRuns(
  db: Database,
  rows: readonly (typeof jobRuns.$inferInsert)[],
): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(jobRuns)
    .values([...rows])
    .onConflictDoNothing();
}

/** Takes one run that may be tried now, with a lease; one statement, so nothing stays locked. Null when none is free. */
export async function claimRun(
  db: Database,
  names: readonly string[],
  { now, leaseUntil, clubIdx }: { now: Date; leaseUntil: Date; clubIdx?: number | undefined },
): Promise<JobRun | null> {
  const isFree = and(
    eq(jobRuns.state, "DUE"),
    clubIdx === undefined ? undefined : eq(jobRuns.clubIdx, clubIdx),
    inArray(jobRuns.name, [...names]),
    lte(jobRuns.nextTryAt, now),
    or(isNull(jobRuns.leaseUntil), lte(jobRuns.leaseUntil, now)),
  );
  const free = db
    .select({ clubIdx: jobRuns.clubIdx, name: jobRuns.name, dueAt: jobRuns.dueAt })
    .from(jobRuns)
    .where(isFree)
    .orderBy(jobRuns.dueAt, jobRuns.clubIdx)
    .limit(1)
    .for("update", { skipLocked: true });
  const rows = await db
    .update(jobRuns)
    .set({ leaseUntil, tries: sql`${jobRuns.tries} + 1` })
    .where(sql`(${jobRuns.clubIdx}, ${jobRuns.name}, ${jobRuns.dueAt}) in (${free})`)
    .returning();
  return rows[0] ?? null;
}

export async function updateRun(db: Database, run: RunKey, change: Partial<JobRun>): Promise<void> {
  await db
    .update(jobRuns)
    .set(change)
    .where(and(isRun(run), eq(jobRuns.state, "DUE")));
}

export async function deleteOldRuns(db: Database): Promise<void> {
  const last = alias(jobRuns, "last");
  const lastDue = db
    .select({ dueAt: max(last.dueAt) })
    .from(last)
    .where(ofClub(last, jobRuns.clubIdx, eq(last.name, jobRuns.name)));
  await db
    .delete(jobRuns)
    .where(and(eq(jobRuns.state, "DONE"), sql`${jobRuns.dueAt} < (${lastDue}) - interval '2 days'`));
}

export async function selectRuns(
  db: Database,
  clubIdx: number,
  page: { state?: JobRun["state"] | undefined; name?: string | undefined; offset: number; limit: number },
): Promise<{ rows: JobRun[]; total: number }> {
  const isWanted = ofClub(
    jobRuns,
    clubIdx,
    page.state ? eq(jobRuns.state, page.state) : undefined,
    page.name ? eq(jobRuns.name, page.name) : undefined,
  );
  const total = await db.$count(jobRuns, isWanted);
  const rows = await db
    .select()
    .from(jobRuns)
    .where(isWanted)
    .orderBy(desc(jobRuns.dueAt), jobRuns.name)
    .offset(page.offset)
    .limit(page.limit);
  return { rows, total };
}
