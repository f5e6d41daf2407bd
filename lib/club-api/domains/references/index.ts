import type { Act } from "../../platform/act";
import { officeOf, shownField, windowOf } from "../boards";
import { type ReferenceRow, referenceBoard } from "./repository";

export { readAdminReferences, readReference, readReferences } from "./read";
export { changeReference, createReference, removeReferences } from "./write";

const titleOf = (row: ReferenceRow, act: Act) => shownField(row.texts, "title", act);

export const referenceWindow = windowOf(referenceBoard, titleOf);
export const referenceOffice = officeOf(referenceBoard, titleOf);
