import { sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { jsonRows, numberList } from "../../db/json-rows";
import { drawApplications, drawPosts } from "../../db/tables";
import type { ApplicationRow, PostRow, Span } from "./rows";

/** Draws that were drawn and have a play date in the month. */
export function selectDraws(db: Database, { clubIdx, from, to }: Span): Promise<PostRow[]> {
  const { drawPostIdx, drawAt, releaseAt, mode, ruleVersion, quotas } = drawPosts;
  const { seed, listHash, beaconValue, frame, outcome } = drawPosts;
  return db
    .select({
      ...{ drawPostIdx, drawAt, releaseAt, mode, ruleVersion, quotas },
      ...{ seed, listHash, beaconValue, frame, outcome },
    })
    .from(drawPosts)
    .where(
      sql`${drawPosts.clubIdx} = ${clubIdx} and ${drawPosts.state} in ('50', '60', '70')
        and exists (select 1 from unnest(${drawPosts.playDates}) as day where day between ${from} and ${to})`,
    )
    .orderBy(drawPosts.drawAt, drawPosts.drawPostIdx);
}

export function selectApplications(
  db: Database,
  clubIdx: number,
  drawPostIdxs: readonly number[],
): Promise<ApplicationRow[]> {
  return jsonRows(
    db,
    sql`select draw_idx as "drawIdx", member_idx as "memberIdx", member_type as "memberType",
        player_count as "playerCount", choices->0->>'playDate' as "playDate", created_at as "createdAt"
      from ${drawApplications} where club_idx = ${clubIdx} and state not in ('80', '90')
        and draw_post_idx in ${numberList(drawPostIdxs)} order by draw_idx`,
  );
}
