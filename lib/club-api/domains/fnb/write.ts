import type { z } from "zod";
import type { fnbBody } from "@/lib/contract/boards/fnb";
import { ClubFailure } from "../../platform/failure";
import {
  type BoardWriter,
  changedTexts,
  changeRecord,
  createRecord,
  pick,
  priceRange,
  priceText,
  refuseUnknownCodes,
  removeRecords,
  type Saved,
} from "../boards";
import { fnbBoard, fnbTexts, nextOrder } from "./repository";

type FnbInput = z.output<typeof fnbBody>;

const plainFields = [
  ...(["outlet", "allergens", "isRecommended", "isSoldOut"] as const),
  ...(["spicy", "season", "order", "isVisible"] as const),
];

/** A new dish (idx 0) or a changed one (domain.md A25). Throws 9001 for what a new dish lacks; 2001 and 2002. */
export function saveFnbMenu(
  writer: BoardWriter,
  fnbIdx: number,
  input: FnbInput,
): Promise<{ fnbIdx: number } & Partial<Saved>> {
  return fnbIdx === 0 ? createFnbMenu(writer, input) : changeFnbMenu(writer, fnbIdx, input);
}

/** Deletes dishes and their pictures; how many of the named ones there were. */
export function removeFnbMenus(writer: BoardWriter, fnbIdxs: readonly number[]) {
  return removeRecords(fnbBoard, writer, fnbIdxs);
}

async function createFnbMenu(writer: BoardWriter, input: FnbInput): Promise<{ fnbIdx: number }> {
  const { db, ctx } = writer;
  const { outlet, price } = input;
  if (outlet === undefined) throw new ClubFailure("VAL_FIELD", ["outlet", "required"]);
  await refuseUnknownCodes(db, ctx, "fnbOutlets", "outlet", [outlet]);
  if (price === undefined) throw new ClubFailure("VAL_FIELD", ["price", "required"]);
  const stored = priceText(price);
  if (stored === null) throw new ClubFailure("VAL_FIELD", ["price", "range", priceRange]);
  if (input.name === undefined) throw new ClubFailure("VAL_FIELD", ["name", "required"]);
  const row = await createRecord(fnbBoard, writer, async (tx) => ({
    outlet,
    price: stored,
    allergens: input.allergens ?? [],
    isRecommended: input.isRecommended ?? false,
    isSoldOut: input.isSoldOut ?? false,
    spicy: input.spicy ?? 0,
    season: input.season ?? "ALL",
    order: input.order ?? (await nextOrder(tx, ctx, outlet)),
    isVisible: input.isVisible ?? true,
    ...changedTexts(fnbTexts, {}, input, ctx),
  }));
  return { fnbIdx: row.fnbIdx };
}

/** A dish that goes to another outlet comes last there, unless a place is named. */
async function changeFnbMenu(
  writer: BoardWriter,
  fnbIdx: number,
  input: FnbInput,
): Promise<{ fnbIdx: number } & Saved> {
  const saved = await changeRecord(fnbBoard, writer, fnbIdx, input, async (row, tx) => {
    const { outlet = row.outlet } = input;
    const isMoved = outlet !== row.outlet;
    if (isMoved) await refuseUnknownCodes(tx, writer.ctx, "fnbOutlets", "outlet", [outlet]);
    const price = input.price === undefined ? {} : { price: priceText(input.price) };
    return {
      ...(isMoved ? { order: await nextOrder(tx, writer.ctx, outlet) } : {}),
      ...pick(input, [...plainFields, "imageUrl"]),
      ...price,
      ...changedTexts(fnbTexts, row.texts, input, writer.ctx),
    };
  });
  return { fnbIdx, ...saved };
}
