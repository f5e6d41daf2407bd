import { asc, desc, gte, inArray, lt, lte, sql, sum } from "drizzle-orm";
import type { Database } from "../../db/database";
import { ofClub } from "../../db/of-club";
import { viewDays, viewVisitors } from "../../db/tables";

/** Notes a visitor of a record on a day; false when that visitor was there already. */
export async function insertVisitor(
  tx: Database,
  visitor: { clubIdx: number; date: string; visitorHash: string },
): Promise<boolean> {
  const rows = await tx
    .insert(viewVisitors)
    .values(visitor)
    .onConflictDoNothing()
    .returning({ date: viewVisitors.date });
  return rows.length === 1;
}

/** Forgets who came before a day. */
export async function deleteVisitorsBefore(tx: Database, clubIdx: number, date: string): Promise<void> {
  await tx.delete(viewVisitors).where(ofClub(viewVisitors, clubIdx, lt(viewVisitors.date, date)));
}

/** Forgets how often records were seen before a day. */
export async function deleteViewsBefore(db: Database, clubIdx: number, date: string): Promise<void> {
  await db.delete(viewDays).where(ofClub(viewDays, clubIdx, lt(viewDays.date, date)));
}

/** Adds one view to a record's day, in one statement. */
export async function addView(
  tx: Database,
  record: { clubIdx: number; date: string; kind: string; recordIdx: number },
): Promise<void> {
  await tx
    .insert(viewDays)
    .values({ ...record, views: 1 })
    .onConflictDoUpdate({
      target: [viewDays.clubIdx, viewDays.date, viewDays.kind, viewDays.recordIdx],
      set: { views: sql`${viewDays.views} + 1` },
    });
}

/** The records of some kinds that were seen most from `from` to `to`, both included. */
export async function selectMostSeen(
  db: Database,
  clubIdx: number,
  { kinds, from, to, size }: { kinds: readonly string[]; from: string; to: string; size: number },
): Promise<{ kind: string; recordIdx: number; views: number }[]> {
  const views = sum(viewDays.views).mapWith(Number);
  const rows = await db
    .select({ kind: viewDays.kind, recordIdx: viewDays.recordIdx, views })
    .from(viewDays)
    .where(
      ofClub(
        viewDays,
        clubIdx,
        inArray(viewDays.kind, [...kinds]),
        gte(viewDays.date, from),
        lte(viewDays.date, to),
      ),
    )
    .groupBy(viewDays.kind, viewDays.recordIdx)
    .orderBy(desc(views), asc(viewDays.kind), asc(viewDays.recordIdx))
    .limit(size);
  return rows.map((row) => ({ ...row, views: row.views ?? 0 }));
}
