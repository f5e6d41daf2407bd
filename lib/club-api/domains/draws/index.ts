import type { Database } from "../../db/database";
import type { Act } from "../../platform/act";
import { hasOpen } from "./history-repository";
import { selectPostDates } from "./repository";

export { readApplication, readMyDraws } from "./applications";
export {
  type ApplicationState,
  type DrawApplication,
  type DrawPlayer,
  insertApplication,
  selectApplication as findApplication,
  selectApplicationOf as findApplicationOf,
  selectApplications as listApplications,
  updateApplication,
} from "./applications-repository";
export { readOdds } from "./demand";
export { countMonth, countUnconfirmed, selectPastResults as pastResults } from "./history-repository";
export { readOfficeDraw, readOfficeDraws } from "./office";
export { type DrawPolicy, readDrawPolicy } from "./policy";
export {
  selectCandidates as poolCandidates,
  selectFreePool as freePool,
  selectPool as poolOf,
} from "./pool-repository";
export { readPost, readPosts } from "./posts";
export { readProof } from "./proof";
export {
  type DrawAmendment,
  type DrawPost,
  insertPost,
  lockPost,
  type PostState,
  selectBases as weightBases,
  selectDuePosts as duePosts,
  selectPost as findPost,
  updatePost,
} from "./repository";
export {
  areChoicesGood,
  daysBefore,
  factorsOf,
  isAnnounced,
  isApplying,
  monthOf,
  reserveConfirmUntil,
  wrongTime,
} from "./rules";

/** Whether a member waits for a draw or stands on a reserve list (withdrawal reason B3, domain.md 7.13). */
export function hasOpenDrawEntry(db: Database, act: Act, memberIdx: number): Promise<boolean> {
  return hasOpen(db, act.club.clubIdx, memberIdx);
}

/** The posts, by play date, that hold some dates and are not over (calendar `hasDraw`, domain.md R2). */
export async function drawPostsOn(
  db: Database,
  clubIdx: number,
  dates: readonly string[],
): Promise<Map<string, number[]>> {
  const posts = await selectPostDates(db, clubIdx, dates);
  return new Map(
    dates.map((date) => [
      date,
      posts.flatMap((post) => (post.playDates.includes(date) ? [post.drawPostIdx] : [])),
    ]),
  );
}
