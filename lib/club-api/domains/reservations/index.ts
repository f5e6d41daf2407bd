export {
  countBookings,
  fullWindow,
  hasCompanions,
  isChangeable,
  isClash,
  isTeamRound,
  type Limits,
} from "./bookings/booking-rules";
export {
  insertBooking,
  type NewPlayer,
  reserveNumber,
  rewriteBooking,
  slotTaken,
} from "./bookings/bookings";
export { selectForCalendar as roundsForCalendar } from "./bookings/calendar-repository";
export {
  cancelRule,
  cancelTerms,
  freeCancelUntil,
  readCancelRules,
  stageOfBooking,
} from "./bookings/cancel";
export { companionRefs, earlierCompanions, readCompanions } from "./bookings/companions";
export {
  endBooking,
  moveAsItIs,
  moveState,
  notCancellable,
  openBookings,
  swapPlaces,
} from "./bookings/end-booking";
export {
  clashFailure,
  limitFailure,
  limitUsageFailure,
  lockMembers,
  readLimitUsage,
} from "./bookings/limits";
export { writeLog } from "./bookings/logs";
export { type LockedMember, selectBindingRounds as bindingRounds } from "./bookings/member-repository";
export {
  countReachable,
  notifyAllPlayers,
  notifyPlayers,
  remindOfDeadlines,
  type Word,
  word,
} from "./bookings/notify-players";
export { readOfficeBooking, searchBookings } from "./bookings/office";
export { countsForFine, paysOwnFee, replacements } from "./bookings/player-rules";
export { namedMembers, type Party, playersOfSeats, seatsOf } from "./bookings/players";
export {
  answerOf,
  countsOf,
  itemsOf,
  nameFor,
  readBookings,
  rosterOf,
} from "./bookings/read";
export { type Doubts, doubtsOfUpcoming } from "./bookings/stranded";
export {
  atHeldPrice,
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
} from "./holds/holds";
export { acceptSeat, leaveSeat, markSeen, type SeatPrice, writePrice } from "./holds/seats";
export { selectHolders as slotsWithHolders, selectSpan as slotsInSpan } from "./holds/slot-repository";
export { type BookingPolicy, readBookingPolicy, rosterDueAt } from "./numbers";
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
export { selectNewestBookings as newestBookings } from "./taken-repository";
export { readDeskDay, scanCode, searchDesk } from "./visits/desk";
export { readFrontDesk } from "./visits/front-desk";
export { saveVisitNumbers } from "./visits/visit-numbers";
export {
  type Bill,
  beginVisits,
  followParty,
  missVisits,
  resetVisits,
  settleVisits,
} from "./visits/visit-steps";
export { checkInWindowOf, hadCheckIns, visitByIdx, visitOfToken } from "./visits/visits";
