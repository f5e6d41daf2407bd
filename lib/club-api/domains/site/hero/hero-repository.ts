import { asc, eq, sql } from "drizzle-orm";
import type { Database } from "../../../db/database";
import { isStoredIdx } from "../../../db/json-rows";
import { ofClub } from "../../../db/of-club";
import { oneOfClub } from "../../../db/one-of-club";
import { siteHeroes, siteHeroPhotographs } from "../../../db/tables";

export type SiteHeroRow = typeof siteHeroes.$inferSelect;
export type PhotographRow = typeof siteHeroPhotographs.$inferSelect;
export type NewPhotograph = typeof siteHeroPhotographs.$inferInsert;

/** Two changes of a club's hero follow each other: the later one sees what the earlier one left. */
export async function lockHero(tx: Database, clubIdx: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`site hero ${clubIdx}`}, 0))`);
}

export async function selectHero(db: Database, clubIdx: number): Promise<SiteHeroRow | null> {
  return oneOfClub(db, siteHeroes, clubIdx);
}

/** Writes the choice of a club; under the lock of {@link lockHero}. */
export async function storeHero(tx: Database, { clubIdx, ...row }: SiteHeroRow): Promise<void> {
  await tx
    .insert(siteHeroes)
    .values({ clubIdx, ...row })
    .onConflictDoUpdate({ target: siteHeroes.clubIdx, set: row });
}

/** In the club's order. */
export function selectPhotographs(db: Database, clubIdx: number): Promise<PhotographRow[]> {
  return db
    .select()
    .from(siteHeroPhotographs)
    .where(ofClub(siteHeroPhotographs, clubIdx))
    .orderBy(asc(siteHeroPhotographs.order), asc(siteHeroPhotographs.photographIdx));
}

export async function selectPhotograph(
  db: Database,
  clubIdx: number,
  photographIdx: number,
): Promise<PhotographRow | null> {
  if (!isStoredIdx(photographIdx)) return null;
  const isIt = ofClub(siteHeroPhotographs, clubIdx, eq(siteHeroPhotographs.photographIdx, photographIdx));
  const rows = await db.select().from(siteHeroPhotographs).where(isIt);
  return rows[0] ?? null;
}

export async function insertPhotograph(tx: Database, row: NewPhotograph): Promise<PhotographRow> {
  const [stored] = await tx.insert(siteHeroPhotographs).values(row).returning();
  if (!stored) throw new Error("The photograph was not stored.");
  return stored;
}

export async function updatePhotograph(
  tx: Database,
  { clubIdx, photographIdx }: Pick<PhotographRow, "clubIdx" | "photographIdx">,
  change: Partial<PhotographRow>,
): Promise<void> {
  const isIt = ofClub(siteHeroPhotographs, clubIdx, eq(siteHeroPhotographs.photographIdx, photographIdx));
  await tx.update(siteHeroPhotographs).set(change).where(isIt);
}

export async function deletePhotograph(
  tx: Database,
  { clubIdx, photographIdx }: Pick<PhotographRow, "clubIdx" | "photographIdx">,
): Promise<void> {
  const isIt = ofClub(siteHeroPhotographs, clubIdx, eq(siteHeroPhotographs.photographIdx, photographIdx));
  await tx.delete(siteHeroPhotographs).where(isIt);
}
