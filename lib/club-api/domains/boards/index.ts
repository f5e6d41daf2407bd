export { type Board, type BoardScope, createBoard, type NewRow, type RowOf } from "./board-repository";
export { adminPartOf, copyName, refuseUnknownCodes, rowFacts } from "./facts";
export { pick } from "./pick";
export { priceText } from "./prices";
export { dayOf, type ListQuery, pageWish, scopeOf } from "./read";
export {
  type BoardTexts,
  cleanTexts,
  mapTexts,
  searchTexts,
  type TextChange,
  type TextShape,
} from "./text-rules";
export { changedTexts, shownField, shownTexts } from "./texts";
export { type BoardWindow, windowOf } from "./window";
export {
  type BoardWriter,
  type ChangeWish,
  changeRecord,
  cloneRecord,
  createRecord,
  removeRecords,
  type Saved,
} from "./write";
