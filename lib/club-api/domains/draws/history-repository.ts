import { count, desc, eq, inArray, lt, ne, sql } from "drizzle-orm";
import { type ApplicationState, announcedStates, applicationState } from "@/lib/contract/code-values/draws";
import type { Database } from "../../db/database";
import { ofClub } from "../../db/of-club";
import { drawApplications, drawPosts } from "../../db/tables";

/** A past result that counts for a weight. */
export type PastResult = { memberIdx: number; state: ApplicationState; drawAt: Date };

/** How many other posts a member applied for whose first play date is in a month (`yyyy-MM`). */
export async function countMonth(
  db: Database,
  clubIdx: number,
  memberIdx: number,
  month: string,
  exceptPostIdx: number,
): Promise<number> {
  const rows = await db
    .select({ number: count() })
    .from(drawApplications)
    .innerJoin(drawPosts, isOfPost)
    .where(
      ofClub(
        drawApplications,
        clubIdx,
        eq(drawApplications.memberIdx, memberIdx),
        ne(drawApplications.state, applicationState.withdrawn),
        ne(drawPosts.drawPostIdx, exceptPostIdx),
        sql`left(${drawPosts.playDates}[1], 7) = ${month}`,
      ),
    );
  return rows[0]?.number ?? 0;
}

/** Results of announced draws that some members had before a moment, the latest first. */
export async function selectPastResults(
  db: Database,
  clubIdx: number,
  memberIdxs: readonly number[],
  before: Date,
): Promise<PastResult[]> {
  if (memberIdxs.length === 0) return [];
  return db
    .select({
      memberIdx: drawApplications.memberIdx,
      state: drawApplications.state,
      drawAt: drawPosts.drawAt,
    })
    .from(drawApplications)
    .innerJoin(drawPosts, isOfPost)
    .where(
      ofClub(
        drawApplications,
        clubIdx,
        inArray(drawApplications.memberIdx, [...memberIdxs]),
        inArray(drawPosts.state, [...announcedStates]),
        lt(drawPosts.drawAt, before),
      ),
    )
    .orderBy(desc(drawPosts.drawAt), desc(drawApplications.drawIdx));
}

/** How often a member let a win lapse since a moment. */
export async function countUnconfirmed(
  db: Database,
  clubIdx: number,
  memberIdx: number,
  since: Date,
): Promise<number> {
  const rows = await db
    .select({ number: count() })
    .from(drawApplications)
    .where(
      ofClub(
        drawApplications,
        clubIdx,
        eq(drawApplications.memberIdx, memberIdx),
        eq(drawApplications.state, applicationState.unconfirmed),
        sql`${drawApplications.confirmUntil} >= ${since.toISOString()}`,
      ),
    );
  return rows[0]?.number ?? 0;
}

const isOfPost = ofClub(
  drawPosts,
  drawApplications.clubIdx,
  eq(drawPosts.drawPostIdx, drawApplications.drawPostIdx),
);
