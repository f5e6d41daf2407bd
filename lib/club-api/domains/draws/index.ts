export { readApplication, readMyDraws } from "./applications";
export {
  type ApplicationState,
  type DrawApplication,
  type DrawPlayer,
  insertApplication,
  selectApplication as findApplication,
  selectApplicationOf as findApplicationOf,
  selectApplications as listApplications,
  selectUnconfirmed as unconfirmedWins,
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
  usualTimes,
  wrongTime,
} from "./rules";
