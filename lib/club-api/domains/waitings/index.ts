export { type Applicant, closedFailure, enter, entryFailure, holdRequested } from "./enter";
export { officeWaitings, readOfficeWaitings, readWaitingDemand } from "./office";
export { selectOfficeRow as findOfficeRow } from "./office-repository";
export { readWaitingPolicy, type WaitingPolicy } from "./policy";
export {
  assign,
  candidatesFor,
  earlierCandidates,
  leave,
  leaveAssigned,
  listClosed,
  listExpiredOffers,
  lockIfWaiting,
  offer,
  planByHand,
  planRelease,
  type SlotPlan,
  shareOf,
  withdrawOffer,
} from "./queue";
export { readMyWaitings, readWaitingDay } from "./read";
export {
  lockWaiting,
  selectDaySlots as waitingSlots,
  selectOffersOf as offersOf,
  selectOwn as findOwnWaiting,
  selectQueue as waitingQueue,
  type Waiting,
} from "./repository";
export { fitsRequest, inQueueOrder, lastAssignment, misfitsOf, waitingCloseAt } from "./rules";
