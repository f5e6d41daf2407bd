import type { z } from "zod";
import type { fnbBody } from "@/lib/contract/fnb";
import { ClubFailure } from "../../platform/failure";
import {
  type BoardWriter,
  changedTexts,
  changeRecord,
  createRecord,
  pick,
  priceText,
  refuseUnknownCodes,
  removeRecords,
  type Saved,
} from "../boards";
import { fnbBoard, nextOrder } from "./repository";
import { fnbTexts } from "./rules";

type FnbWish = z.output<typeof fnbBody>;

const plainFields = [
  ...(["outlet", "allergens", "isRecommended", "isSoldOut"] as const),
  ...(["spicy", "season", "order", "isVisible"] as const),
];

/** A new dish (idx 0) or a changed one (domain.md A25). Throws 9001 for what a new dish lacks; 2001 and 2002. */
export function saveFnbMenu(
  writer: BoardWriter,
  fnbIdx: number,
  wish: FnbWish,
): Promise<{ fnbIdx: number } & Partial<Saved>> {
  return fnbIdx === 0 ? createFnbMenu(writer, wish) : changeFnbMenu(writer, fnbIdx, wish);
}

/** Deletes dishes and their pictures; how many of the named ones there were. */
export function removeFnbMenus(writer: BoardWriter, fnbIdxs: readonly number[]) {
  return removeRecords(fnbBoard, writer, fnbIdxs);
}

async function createFnbMenu(writer: BoardWriter, wish: FnbWish): Promise<{ fnbIdx: number }> {
  const { db, act } = writer;
  const { outlet, price } = wish;
  if (outlet === undefined) throw new ClubFailure("VAL_FIELD", ["outlet"]);
  await refuseUnknownCodes(db, act, "fnbOutlets", "outlet", [outlet]);
  const stored = priceText(price ?? null);
  if (stored === null) throw new ClubFailure("VAL_FIELD", ["price"]);
  if (wish.name === undefined) throw new ClubFailure("VAL_FIELD", ["name"]);
  const row = await createRecord(fnbBoard, writer, async (tx) => ({
    outlet,
    price: stored,
    allergens: wish.allergens ?? [],
    isRecommended: wish.isRecommended ?? false,
    isSoldOut: wish.isSoldOut ?? false,
    spicy: wish.spicy ?? 0,
    season: wish.season ?? "ALL",
    order: wish.order ?? (await nextOrder(tx, act, outlet)),
    isVisible: wish.isVisible ?? true,
    ...changedTexts(fnbTexts, {}, wish, act),
  }));
  return { fnbIdx: row.fnbIdx };
}

/** A dish that goes to another outlet comes last there, unless a place is named. */
async function changeFnbMenu(
  writer: BoardWriter,
  fnbIdx: number,
  wish: FnbWish,
): Promise<{ fnbIdx: number } & Saved> {
  const saved = await changeRecord(fnbBoard, writer, fnbIdx, wish, async (row, tx) => {
    const { outlet = row.outlet } = wish;
    const isMoved = outlet !== row.outlet;
    if (isMoved) await refuseUnknownCodes(tx, writer.act, "fnbOutlets", "outlet", [outlet]);
    const price = wish.price === undefined ? {} : { price: priceText(wish.price) };
    return {
      ...(isMoved ? { order: await nextOrder(tx, writer.act, outlet) } : {}),
      ...pick(wish, [...plainFields, "imageUrl"]),
      ...price,
      ...changedTexts(fnbTexts, row.texts, wish, writer.act),
    };
  });
  return { fnbIdx, ...saved };
}
