import type { z } from "zod";
import type { referenceCreateBody, referenceUpdateBody } from "@/lib/contract/boards/references";
import { ClubFailure } from "../../platform/failure";
import {
  type BoardWriter,
  changedTexts,
  changeRecord,
  createRecord,
  pick,
  priceText,
  removeRecords,
  type Saved,
} from "../boards";
import { misplacedField, referenceBoard, referenceTexts } from "./repository";

type NewReference = z.output<typeof referenceCreateBody>;
type ReferenceChange = Omit<z.output<typeof referenceUpdateBody>, "referenceIdx">;

const plainFields = ["type", "productLink", "stock", "order", "isVisible"] as const;

/** Stores one with files and a picture. Throws 9001 for a price below zero, or for one of what is not for sale. */
export async function createReference(
  writer: BoardWriter,
  input: NewReference,
): Promise<{ referenceIdx: number }> {
  refuseMisplaced(input);
  const row = await createRecord(referenceBoard, writer, {
    ...pick(input, plainFields),
    price: priceText(input.price),
    ...changedTexts(referenceTexts, {}, input, writer.ctx),
  });
  return { referenceIdx: row.referenceIdx };
}

/** Changes the named fields, files and picture. Throws 2001, 2002 and 9001; then nothing has changed. */
export async function changeReference(
  writer: BoardWriter,
  referenceIdx: number,
  input: ReferenceChange,
): Promise<{ referenceIdx: number } & Saved> {
  const saved = await changeRecord(referenceBoard, writer, referenceIdx, input, (row) => {
    const price = input.price === undefined ? {} : { price: priceText(input.price) };
    const change = { ...pick(input, [...plainFields, "imageUrl"]), ...price };
    refuseMisplaced({ ...row, ...change });
    return { ...change, ...changedTexts(referenceTexts, row.texts, input, writer.ctx) };
  });
  return { referenceIdx, ...saved };
}

/** Deletes them with their files; how many of the named ones there were. */
export function removeReferences(writer: BoardWriter, referenceIdxs: readonly number[]) {
  return removeRecords(referenceBoard, writer, referenceIdxs);
}

function refuseMisplaced(product: Parameters<typeof misplacedField>[0]): void {
  const field = misplacedField(product);
  if (field) throw new ClubFailure("VAL_FIELD", [field, "gift_only"]);
}
