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
