export { readApplication, readMyDraws } from "./applications";
export {
  type DrawApplication,
  type DrawPlayer,
  insertApplication,
  selectApplicants as listApplicants,
  selectApplication as findApplication,
  selectApplicationOf as findApplicationOf,
  selectApplications as listApplications,
  selectUnconfirmed as unconfirmedWins,
  updateApplication,
} from "./applications-repository";
export { demandOf, readOdds } from "./demand";
export { countMonth, countUnconfirmed, selectPastResults as pastResults } from "./history-repository";
export { readOfficeDraw, readOfficeDraws } from "./office-detail";
export { type DrawPolicy, readDrawPolicy } from "./policy";
export {
  selectCandidates as poolCandidates,
  selectFreePool as freePool,
  selectPool as poolOf,
  selectWanted as wantedSlots,
} from "./pool-repository";
export { readPost, readPosts } from "./posts";
export { closingHashOf, readProof } from "./proof";
export {
  type DrawAmendment,
  type DrawFrame,
  type DrawOutcome,
  type DrawPost,
  insertPost,
  lockPost,
  selectBases as weightBases,
  selectDuePosts as duePosts,
  selectPost as findPost,
  selectShownPost as findShownPost,
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
} from "./rules";
