export { readCourses } from "./courses";
export { readCalendar } from "./days/calendar";
export { dayInfo, openAt, openingsNow, readSheetDays, readSlotsLedger, timeBands } from "./days/days";
export { readDaySheet, type SheetFilter } from "./days/sheet";
export { awaitSheetChange, sheetVersion } from "./days/sheet-version";
export { guest, type Viewer } from "./days/viewer";
export { quoteParty } from "./fees/fee-quote";
export { checkFees, compareFees, importFees, readFeeRows, readFees } from "./fees/fee-reading";
export { companionType, guestType } from "./fees/fee-rules";
export { readFeeCard, readFeeTable } from "./fees/fee-table";
export { changeFees, copyFees, createFees, removeFees, tryFees } from "./fees/fee-versions";
export { greenFeeIn, quoteFor, quoteIn, quoteOfParts, settleWeatherStop } from "./fees/fees";
export { limitRule } from "./limits";
export { firstPlanDate, replaceTeePlan } from "./plans/plan-repository";
export { readTeePlans, removeTeePlan, saveTeePlan } from "./plans/plans";
export { previewTeeDay } from "./plans/preview";
export { type PromisedSlot, promisedOffPlan } from "./plans/promised";
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
export { daysAhead, generateSheets, layMissingSheets, layOnRequest, slotsToLay } from "./slots/generation";
export { clearTeeSpan, layTeeSpan, readTeeSpan } from "./slots/laying";
export {
  bookingTerms,
  caddieModesOf,
  type DaySlot,
  holeCodesOf,
  offeredModeIn,
  readDaySlot,
} from "./slots/slot-detail";
export { isForSale } from "./slots/slot-rules";
export { assignSlots, lockSlots, readSlot, reopenSlots, type Slot } from "./slots/slots";
export { countOpenBookings, selectSlotsOfSpan as slotsOfSpan } from "./slots/slots-repository";
export { readStaffSheet } from "./slots/staff-sheet";
export { changeSlots, squeezeSlot } from "./slots/staff-slots";
export { doubtsIn, priceMarkIn } from "./slots/stranded";
