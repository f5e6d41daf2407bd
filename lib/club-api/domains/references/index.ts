import { shownField, windowOf } from "../boards";
import { referenceBoard } from "./repository";

export { readAdminReferences, readReference, readReferences } from "./read";
export { changeReference, createReference, removeReferences } from "./write";

export const referenceWindow = windowOf(referenceBoard, (row, act) => shownField(row.texts, "title", act));
