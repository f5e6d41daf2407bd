import { asc, sql } from "drizzle-orm";
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

/** The number of the next club, held until the transaction ends; null when its code is taken, in whatever case. */
export async function takeClubIdx(tx: Database, clubCode: string): Promise<number | null> {
  await tx.execute(sql`lock table ${clubs} in share row exclusive mode`);
  const all = await tx.select({ clubIdx: clubs.clubIdx, clubCode: clubs.clubCode }).from(clubs);
  if (all.some((club) => club.clubCode.toUpperCase() === clubCode.toUpperCase())) return null;
  return Math.max(0, ...all.map((club) => club.clubIdx)) + 1;
}

/** Makes the row of a club under the next number; null when its code is taken. */
export async function insertClub(
  tx: Database,
  { clubCode, createdAt, openedAt }: { clubCode: string; createdAt: string; openedAt: string | null },
): Promise<number | null> {
  const clubIdx = await takeClubIdx(tx, clubCode);
  if (clubIdx === null) return null;
  await tx.insert(clubs).values({
    clubIdx,
    clubCode,
    createdAt: new Date(createdAt),
    openedAt: openedAt === null ? null : new Date(openedAt),
  });
  return clubIdx;
}

export async function deleteClubRow(tx: Database, clubIdx: number): Promise<void> {
  await tx.delete(clubs).where(ofClub(clubs, clubIdx));
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
