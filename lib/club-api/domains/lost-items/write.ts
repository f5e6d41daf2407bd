import type { z } from "zod";
import type { lostCreateBody, lostUpdateBody } from "@/lib/contract/lost-items";
import type { Database } from "../../db/database";
import type { Act } from "../../platform/act";
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
import { policyNumber, readPolicies } from "../policies";
import { lostBoard } from "./repository";
import { keptUntil, lostTexts } from "./rules";

type NewItem = z.output<typeof lostCreateBody>;
type ItemChange = Omit<z.output<typeof lostUpdateBody>, "lostIdx">;

const defaultKeepDays = 180;
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
    state: "10" as const,
    keepUntil: keptUntil(wish.foundDate, await keepDays(tx, act)),
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
      wish.foundDate === undefined ? row.keepUntil : keptUntil(wish.foundDate, await keepDays(tx, act));
    return {
      ...pick(wish, [...plainFields, "imageUrl"]),
      keepUntil,
      ...changedTexts(lostTexts, row.texts, wish, act),
    };
  });
  return { lostIdx, ...saved };
}

/** Deletes items and their pictures; how many of the named ones there were. */
export function removeLostItems(writer: BoardWriter, lostIdxs: readonly number[]) {
  return removeRecords(lostBoard, writer, lostIdxs);
}

async function keepDays(db: Database, act: Act): Promise<number> {
  const policy = (await readPolicies(db, act.club.clubIdx, ["C0480"])).get("C0480");
  return policyNumber(policy?.value1, defaultKeepDays);
}
