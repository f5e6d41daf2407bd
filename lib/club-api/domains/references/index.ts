import type { Database } from "../../db/database";
import type { Act } from "../../platform/act";
import { officeOf, shownField, windowOf } from "../boards";
import { type ReferenceRow, referenceBoard } from "./repository";
import type { ReferenceType } from "./rules";

export { readAdminReferences, readReference, readReferences } from "./read";
export { changeReference, createReference, removeReferences } from "./write";

const titleOf = (row: ReferenceRow, act: Act) => shownField(row.texts, "title", act);

/** The kind of a reference, hidden or not; null when there is none. */
export async function referenceTypeOf(db: Database, act: Act, idx: number): Promise<ReferenceType | null> {
  return (await referenceBoard.find(db, act, idx, "admin"))?.type ?? null;
}

export const referenceWindow = windowOf(referenceBoard, titleOf);
export const referenceOffice = officeOf(referenceBoard, titleOf);
