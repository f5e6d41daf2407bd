export type { Counts, Limits, LimitWindow } from "./booking-rules";
export { hasCompanions } from "./booking-rules";
export {
  type BookingChange,
  insertBooking,
  type NewBooking,
  type NewPlayer,
  rewriteBooking,
  slotTaken,
} from "./bookings";
export {
  type CancelRule,
  type CancelTerms,
  cancelRule,
  cancelStage,
  freeCancelUntil,
  stageOfBooking,
} from "./cancel";
export { type BookingEnd, endBooking, moveState, notCancellable, openBookings } from "./ends";
export {
  dropHold,
  dropLock,
  type GrantedHold,
  holdSlot,
  isHeldByAnother,
  isOwnLockAlive,
  linkSlot,
  lockDayOfType,
  lookAtSlot,
  ownLock,
  type SlotLook,
  slotsOf,
  sweepLocks,
  takeLock,
  unlinkSlots,
} from "./holds";
export {
  clashFailure,
  limitFailure,
  lockMembers,
  readStanding,
  type Standing,
  standingFailure,
} from "./limits";
export { channelOf, writeLog } from "./logs";
export type { LockedMember } from "./member-repository";
export { type BookingNumbers, readNumbers, rosterDueAt } from "./numbers";
export { readOfficeBooking, searchBookings } from "./office";
export { replacements, type Seat } from "./player-rules";
export { namedMembers, type Party, playersOfSeats, seatsOf } from "./players";
export {
  answerOf,
  bookingsPerDay,
  countsOf,
  itemsOf,
  type ListQuery,
  readBookings,
  readCompanions,
  rosterOf,
} from "./read";
export { remindOfDeadlines } from "./remind";
export {
  type Booking,
  type BookingPlayer,
  type BookingState,
  selectBooking as findBooking,
  selectLiveBooking as liveBookingOf,
  selectOfDay as bookingsOfDay,
  selectOfSlots as bookingsOfSlots,
  selectPlayers as playersOf,
} from "./repository";
export { acceptSeat, leaveSeat } from "./seats";
export { selectSpan as slotsInSpan } from "./slot-repository";
export { type BookingEvent, tellPlayers } from "./tell";
export {
  type Bill,
  beginVisits,
  checkInWindowOf,
  hadCheckIns,
  missVisits,
  readFrontDesk,
  resetVisits,
  settleVisits,
  unsettledVisits,
  visitByIdx,
  visitOfToken,
  visitsOf,
} from "./visits";
