export { Board } from "./board-repository";
export { isKept } from "./board-table";
export { adminPartOf, copyName, refuseUnknownCodes, rowFacts } from "./facts";
export { type BoardScope, type SortPart, sortParts } from "./list-rules";
export { type BoardOffice, type OfficeCall, officeOf, orderedOfficeOf, type Restored } from "./office";
export { pick } from "./pick";
export { priceText } from "./prices";
export { dayOf, type ListQuery, pageInput, type StateQuery, scopeOf } from "./read";
export {
  type BoardTexts,
  cleanTexts,
  mapTexts,
  searchTexts,
  type TextChange,
} from "./text-rules";
export { changedTexts, shownField, shownTexts } from "./texts";
export { restoreRecords } from "./trash";
export { type BoardWindow, windowOf } from "./window";
export {
  type BoardWriter,
  changeRecord,
  cloneRecord,
  createRecord,
  removeRecords,
  type Saved,
} from "./write";
