import type { z } from "zod";
import { lostState } from "@/lib/contract/code-values/lost-items";
import type { lostCreateBody, lostUpdateBody } from "@/lib/contract/lost-items";
import {
  type BoardWriter,
  changedTexts,
  changeRecord,
  createRecord,
  pick,
  refuseUnknownCodes,
  removeRecords,
  type Saved,
} from "../boards";
import { lostBoard } from "./repository";
import { keptUntil, lostTexts } from "./rules";
import { readLostTerms } from "./terms";

type NewItem = z.output<typeof lostCreateBody>;
type ItemChange = Omit<z.output<typeof lostUpdateBody>, "lostIdx">;

const plainFields = [
  ...(["lostType", "foundDate", "brand", "quantity"] as const),
  ...(["foundTime", "contact", "hiddenNote", "isVisible"] as const),
];

/** Notes an item; until when it is kept follows from C0480. Throws 9001 for an unknown type. */
export async function createLostItem(
  writer: BoardWriter,
  wish: NewItem,
): Promise<{ lostIdx: number; keepUntil: string }> {
  const { db, act } = writer;
  await refuseUnknownCodes(db, act, "lostTypes", "lostType", [wish.lostType]);
  const row = await createRecord(lostBoard, writer, async (tx) => ({
    ...pick(wish, plainFields),
    state: lostState.kept,
    keepUntil: keptUntil(wish.foundDate, (await readLostTerms(tx, act)).keepDays),
    ...changedTexts(lostTexts, {}, wish, act),
  }));
  return { lostIdx: row.lostIdx, keepUntil: row.keepUntil };
}

/** Changes the named fields. Throws 2001, 2002 and 9001; then nothing has changed. */
export async function changeLostItem(
  writer: BoardWriter,
  lostIdx: number,
  wish: ItemChange,
): Promise<{ lostIdx: number } & Saved> {
  const { act } = writer;
  const saved = await changeRecord(lostBoard, writer, lostIdx, wish, async (row, tx) => {
    const types = wish.lostType === undefined ? [] : [wish.lostType];
    await refuseUnknownCodes(tx, act, "lostTypes", "lostType", types);
    const keepUntil =
      wish.foundDate === undefined
        ? row.keepUntil
        : keptUntil(wish.foundDate, (await readLostTerms(tx, act)).keepDays);
    return {
      ...pick(wish, [...plainFields, "imageUrl"]),
      keepUntil,
      ...changedTexts(lostTexts, row.texts, wish, act),
    };
  });
  return { lostIdx, ...saved };
}

/** Puts items into the trash with their pictures; how many of the named ones there were. */
export function removeLostItems(writer: BoardWriter, lostIdxs: readonly number[]) {
  return removeRecords(lostBoard, writer, lostIdxs);
}
