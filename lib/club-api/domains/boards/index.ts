export { Board } from "./board-repository";
export { type BoardPage, type BoardScope, isNotDeleted, type SortPart, sortParts } from "./board-table";
export {
  adminPartOf,
  pick,
  priceRange,
  priceText,
  refuseOtherLanguages,
  refuseUnknownCodes,
  rowFacts,
} from "./facts";
export { betweenOfRows, pageOfRows } from "./found-rows";
export { type BoardOffice, type OfficeCall, officeOf, orderedOfficeOf, type Restored } from "./office";
export { type ListQuery, pageInput, type StateQuery, scopeOf } from "./read";
export { languagesOf, shownFieldOf, textsWithout } from "./shown-columns";
export { dayOf, statementContext, statementValues } from "./statement-context";
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
