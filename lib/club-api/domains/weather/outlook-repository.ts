import { asc, gte, lt } from "drizzle-orm";
import type { Database } from "../../db/database";
import { ofClub } from "../../db/of-club";
import { weatherOutlooks } from "../../db/tables";

type OutlookRow = typeof weatherOutlooks.$inferSelect;

/** The first outlook of a day for another one stays. */
export async function insertOutlooks(db: Database, rows: readonly OutlookRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(weatherOutlooks)
    .values([...rows])
    .onConflictDoNothing();
}

export function selectOutlooks(db: Database, clubIdx: number, from: string): Promise<OutlookRow[]> {
  return db
    .select()
    .from(weatherOutlooks)
    .where(ofClub(weatherOutlooks, clubIdx, gte(weatherOutlooks.playDate, from)))
    .orderBy(asc(weatherOutlooks.playDate), asc(weatherOutlooks.madeOn));
}

export async function deleteOutlooks(db: Database, clubIdx: number, before: string): Promise<void> {
  await db
    .delete(weatherOutlooks)
    .where(ofClub(weatherOutlooks, clubIdx, lt(weatherOutlooks.playDate, before)));
}
