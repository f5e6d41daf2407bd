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
  shareOf,
} from "./queue";
export { readMyWaitings, readWaitingDay } from "./read";
export { lockWaiting, selectOwn as findOwnWaiting, type Waiting } from "./repository";
