import { eq, gte, sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { ofClub } from "../../db/of-club";
import { lastMinuteNotices, lastMinuteOffers } from "../../db/tables";

/** Notices of last-minute offers since a moment, and about days of play from one on. */
export function selectNotices(db: Database, clubIdx: number, { since, from }: { since: Date; from: string }) {
  return db
    .select({
      memberIdx: lastMinuteNotices.memberIdx,
      notifiedAt: lastMinuteNotices.notifiedAt,
      playDate: lastMinuteOffers.playDate,
    })
    .from(lastMinuteNotices)
    .innerJoin(
      lastMinuteOffers,
      ofClub(
        lastMinuteOffers,
        lastMinuteNotices.clubIdx,
        eq(lastMinuteOffers.offerIdx, lastMinuteNotices.offerIdx),
      ),
    )
    .where(
      ofClub(
        lastMinuteNotices,
        clubIdx,
        sql`(${gte(lastMinuteNotices.notifiedAt, since)} or ${gte(lastMinuteOffers.playDate, from)})`,
      ),
    );
}

export async function insertNotices(
  tx: Database,
  rows: readonly (typeof lastMinuteNotices.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0)
    await tx
      .insert(lastMinuteNotices)
      .values([...rows])
      .onConflictDoNothing();
}
