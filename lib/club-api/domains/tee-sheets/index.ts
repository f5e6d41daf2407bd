export { readCourses } from "./courses";
export { readCalendar } from "./days/calendar";
export { dayInfo, openAt, timeBands } from "./days/days";
export { readSlotsLedger } from "./days/ledger";
export { openingsNow } from "./days/openings";
export { readDaySheet, type SheetFilter } from "./days/sheet";
export { readSheetDays } from "./days/sheet-days";
export { awaitSheetChange, sheetVersion } from "./days/sheet-version";
export { guest, type Viewer } from "./days/viewer";
export { bookingTerms } from "./fees/booking-terms";
export { readFeeTable } from "./fees/fee-page";
export { companionType, guestType } from "./fees/fee-rules";
export { greenFeeIn, quoteFor, quoteIn, quoteOfParts, settleWeatherStop } from "./fees/fees";
export { invalidField } from "./invalid-field";
export { limitRule } from "./limits";
export {
  closeAtIn,
  dayIn,
  isSameDayPhoned,
  openAtIn,
  type RuleBook,
  readRuleBook,
  ruleOfType,
  timeBandsIn,
} from "./rule-book";
export { countOpenBookings } from "./slots/bookings-repository";
export { daysAhead, generateSheets, layAhead, layOnRequest, slotsToLay } from "./slots/generation";
export { caddieModesOf, type DaySlot, holeCodesOf, readDaySlot } from "./slots/slot-detail";
export { assignSlots, lockSlots, readSlot, reopenSlots, type Slot } from "./slots/slots";
export { selectSlotsOfSpan as slotsOfSpan } from "./slots/slots-repository";
export { readStaffSheet } from "./slots/staff-sheet";
export { changeSlots, squeezeSlot } from "./slots/staff-slots";
export { doubtsIn, priceMarkIn } from "./slots/stranded";
