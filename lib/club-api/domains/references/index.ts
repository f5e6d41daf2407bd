import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { orderedOfficeOf, shownField, windowOf } from "../boards";
import { type ReferenceRow, type ReferenceType, referenceBoard } from "./repository";

export { readAdminReferences, readReference, readReferences } from "./read";
export { changeReference, createReference, removeReferences } from "./write";

const titleOf = (row: ReferenceRow, ctx: Context) => shownField(row.texts, "title", ctx);

/** The kind of a reference, hidden or not; null when there is none. */
export async function referenceTypeOf(
  db: Database,
  ctx: Context,
  idx: number,
): Promise<ReferenceType | null> {
  return (await referenceBoard.find(db, ctx, idx, "admin"))?.type ?? null;
}

export const referenceWindow = windowOf(referenceBoard, titleOf);
export const referenceOffice = orderedOfficeOf(referenceBoard, titleOf);
