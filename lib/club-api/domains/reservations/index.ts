export {
  countBookings,
  fullWindow,
  hasCompanions,
  isChangeable,
  isClash,
  type Limits,
} from "./booking-rules";
export {
  insertBooking,
  type NewPlayer,
  reserveNumber,
  rewriteBooking,
  slotTaken,
} from "./bookings";
export {
  cancelRule,
  cancelTerms,
  freeCancelUntil,
  readCancelRules,
  stageOfBooking,
} from "./cancel";
export { visitOfToken } from "./check-in-token";
export { companionRefs, earlierCompanions, readCompanions } from "./companions";
export { readDeskDay, searchDesk } from "./desk";
export { scanCode } from "./desk-scan";
export { endBooking, moveState, notCancellable, openBookings } from "./ends";
export { readFrontDesk } from "./front-desk";
export {
  dropHold,
  dropLapsed,
  dropLock,
  forgetUses,
  type GrantedHold,
  heldNow,
  holdSlot,
  isHeldByAnother,
  isLapsed,
  isOwnLockAlive,
  linkSlot,
  listLapsed,
  lockDayOfType,
  onceBooked,
  ownLock,
  readSlotSnapshot,
  type SlotSnapshot,
  slotsOf,
  takeLock,
  unlinkSlots,
} from "./holds";
export {
  clashFailure,
  limitFailure,
  lockMembers,
  readStanding,
  standingFailure,
} from "./limits";
export { writeLog } from "./logs";
export type { LockedMember } from "./member-repository";
export { moveAsItIs, swapPlaces } from "./moves";
export { type BookingPolicy, readBookingPolicy, rosterDueAt } from "./numbers";
export { readOfficeBooking, searchBookings } from "./office";
export { countsForFine, paysOwnFee } from "./party-fees";
export { replacements } from "./player-rules";
export { namedMembers, type Party, playersOfSeats, seatsOf } from "./players";
export { countReachable } from "./reach";
export {
  answerOf,
  countsOf,
  itemsOf,
  nameFor,
  readBookings,
  rosterOf,
} from "./read";
export { remindOfDeadlines } from "./remind";
export {
  type Booking,
  type BookingPlayer,
  lockBookingRow as lockBooking,
  selectBooking as findBooking,
  selectLiveBooking as liveBookingOf,
  selectOfDay as bookingsOfDay,
  selectOfSlots as bookingsOfSlots,
  selectPlayers as playersOf,
  selectPlayersOf as playersOfAll,
} from "./repository";
export { acceptSeat, leaveSeat, markSeen, type SeatPrice, writePrice } from "./seats";
export { selectSpan as slotsInSpan } from "./slot-repository";
export { type Doubts, doubtsOfStanding } from "./stranded";
export { tellAll, tellPlayers, type Word, word } from "./tell";
export { saveVisitNumbers } from "./visit-numbers";
export {
  type Bill,
  beginVisits,
  followParty,
  missVisits,
  resetVisits,
  settleVisits,
} from "./visit-steps";
export { checkInWindowOf, hadCheckIns, visitByIdx } from "./visits";
