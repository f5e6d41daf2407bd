export { type BookingTerms, bookingTerms } from "./booking-terms";
export { countOpenBookings } from "./bookings-repository";
export { readCalendar } from "./calendar";
export { readCourses } from "./courses";
export type { DayType, Season } from "./day-rules";
export { closeAt, dayInfo, openAt, timeBands } from "./days";
export { readFeeTable } from "./fee-page";
export { type QuoteWish, quoteFor, quoteIn, settleWeatherStop } from "./fees";
export { generateSheets, layAhead, layOnRequest, slotsToLay } from "./generation";
export { readSlotsLedger } from "./ledger";
export { type LimitRule, limitRule } from "./limits";
export { openingsNow } from "./openings";
export {
  closeAtIn,
  type DayInfo,
  dayIn,
  openAtIn,
  type RuleBook,
  readRuleBook,
  ruleOfType,
  type TimeBand,
} from "./rule-book";
export { type DaySheet, readDaySheet, type SheetFilter } from "./sheet";
export { caddieModesOf, type DaySlot, holeCodesOf, readDaySlot } from "./slot-detail";
export { assignSlots, lockSlots, readSlot, type Slot, type SlotPurpose } from "./slots";
export { readStaffSheet } from "./staff-sheet";
export { changeSlots, squeezeSlot } from "./staff-slots";
export { guest, type Viewer } from "./viewer";
