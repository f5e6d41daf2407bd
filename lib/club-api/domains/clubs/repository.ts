import { asc } from "drizzle-orm";
import type { Database } from "../../db/database";
import { ofClub } from "../../db/of-club";
import { clubs, siteInfos } from "../../db/tables";

export type ClubRow = typeof clubs.$inferSelect & { texts: typeof siteInfos.$inferSelect.texts | null };

/** Every club of the server with its names, in the order in which they came. */
export function selectEveryClub(db: Database): Promise<ClubRow[]> {
  return db
    .select({
      clubIdx: clubs.clubIdx,
      clubCode: clubs.clubCode,
      createdAt: clubs.createdAt,
      openedAt: clubs.openedAt,
      texts: siteInfos.texts,
    })
    .from(clubs)
    .leftJoin(siteInfos, ofClub(siteInfos, clubs.clubIdx))
    .orderBy(asc(clubs.clubIdx));
}

/** When a club was opened, under a lock: what is done to a club that is set up goes one after the other. Null for none. */
export async function lockOpening(tx: Database, clubIdx: number): Promise<{ openedAt: Date | null } | null> {
  const rows = await tx
    .select({ openedAt: clubs.openedAt })
    .from(clubs)
    .where(ofClub(clubs, clubIdx))
    .for("no key update");
  return rows[0] ?? null;
}

export async function selectOpening(db: Database, clubIdx: number): Promise<Date | null> {
  const rows = await db.select({ openedAt: clubs.openedAt }).from(clubs).where(ofClub(clubs, clubIdx));
  return rows[0]?.openedAt ?? null;
}

export async function updateOpening(tx: Database, clubIdx: number, openedAt: Date): Promise<void> {
  await tx.update(clubs).set({ openedAt }).where(ofClub(clubs, clubIdx));
}
