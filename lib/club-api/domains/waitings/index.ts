export { type Applicant, closedFailure, enter, entryFailure, holdWished } from "./enter";
export { readWaitingPolicy, type WaitingPolicy } from "./policy";
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
  shareOf,
} from "./queue";
export { readMyWaitings, readWaitingDay } from "./read";
export { lockWaiting, selectOwn as findOwnWaiting, type Waiting } from "./repository";
export { fitsWish, lastAssignment, waitingCloseAt } from "./rules";
