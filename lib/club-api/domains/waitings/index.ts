import type { Database } from "../../db/database";
import type { Act } from "../../platform/act";
import { selectOpenOf } from "./repository";

export { type Applicant, closedFailure, enter, entryFailure, holdWished } from "./enter";
export {
  assign,
  leave,
  leaveAssigned,
  listClosed,
  listExpiredOffers,
  lockIfWaiting,
  offer,
  planRelease,
  type SlotPlan,
  seekersFor,
} from "./queue";
export { readMyWaitings, readWaitingDay } from "./read";
export { lockWaiting, selectOwn as findOwnWaiting, type Waiting } from "./repository";

/** Whether a member waits for a time or has one offered; it blocks a withdrawal (B3, domain.md 7.13). */
export async function hasOpenWaiting(db: Database, act: Act, memberIdx: number): Promise<boolean> {
  return (await selectOpenOf(db, act.club.clubIdx, memberIdx)).length > 0;
}
