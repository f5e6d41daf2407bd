export { bookingTerms } from "./booking-terms";
export { countOpenBookings } from "./bookings-repository";
export { readCalendar } from "./calendar";
export { readCourses } from "./courses";

export { dayInfo, openAt, timeBands } from "./days";
export { readFeeTable } from "./fee-page";
export { companionType, guestType } from "./fee-rules";
export { greenFeeIn, quoteFor, quoteIn, quoteOfParts, settleWeatherStop } from "./fees";
export { daysAhead, generateSheets, layAhead, layOnRequest, slotsToLay } from "./generation";
export { invalidField } from "./invalid-field";
export { readSlotsLedger } from "./ledger";
export { limitRule } from "./limits";
export { openingsNow } from "./openings";
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
export { readDaySheet, type SheetFilter } from "./sheet";
export { readSheetDays } from "./sheet-days";
export { awaitSheetChange, sheetVersion } from "./sheet-version";
export { caddieModesOf, type DaySlot, holeCodesOf, readDaySlot } from "./slot-detail";
export { assignSlots, lockSlots, readSlot, reopenSlots, type Slot } from "./slots";
export { selectSlotsOfSpan as slotsOfSpan } from "./slots-repository";
export { readStaffSheet } from "./staff-sheet";
export { changeSlots, squeezeSlot } from "./staff-slots";
export { doubtsIn, priceMarkIn } from "./stranded";
export { guest, type Viewer } from "./viewer";
