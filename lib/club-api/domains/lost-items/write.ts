import type { z } from "zod";
import { lostState } from "@/lib/contract/code-values/lost-items";
import type { lostCreateBody, lostUpdateBody } from "@/lib/contract/lost-items/lost-items";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
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

/** The national police's lost-property line in Korea, where C0480 v3 names no other. */
const defaultPoliceContact = "182";

/** C0480 as it counts now: days that an item is kept, days until valuables go to the police, and their number. */
export async function readLostTerms(db: Database, ctx: Context) {
  const policy = (await readPolicies(db, ctx.club.clubIdx, ["C0480"])).get("C0480");
  return {
    keepDays: policyNumber(policy?.value1, 180),
    policeDays: policyNumber(policy?.value2, 7),
    policeContact: policy?.value3 || defaultPoliceContact,
  };
}

type NewItem = z.output<typeof lostCreateBody>;
type ItemChange = Omit<z.output<typeof lostUpdateBody>, "lostIdx">;

const plainFields = [
  ...(["lostType", "foundDate", "brand", "quantity"] as const),
  ...(["foundTime", "contact", "hiddenNote", "isVisible"] as const),
];

/** Notes an item; until when it is kept follows from C0480. Throws 9001 for an unknown type. */
export async function createLostItem(
  writer: BoardWriter,
  input: NewItem,
): Promise<{ lostIdx: number; keepUntil: string }> {
  const { db, ctx } = writer;
  await refuseUnknownCodes(db, ctx, "lostTypes", "lostType", [input.lostType]);
  const row = await createRecord(lostBoard, writer, async (tx) => ({
    ...pick(input, plainFields),
    state: lostState.kept,
    keepUntil: keptUntil(input.foundDate, (await readLostTerms(tx, ctx)).keepDays),
    ...changedTexts(lostTexts, {}, input, ctx),
  }));
  return { lostIdx: row.lostIdx, keepUntil: row.keepUntil };
}

/** Changes the named fields. Throws 2001, 2002 and 9001; then nothing has changed. */
export async function changeLostItem(
  writer: BoardWriter,
  lostIdx: number,
  input: ItemChange,
): Promise<{ lostIdx: number } & Saved> {
  const { ctx } = writer;
  const saved = await changeRecord(lostBoard, writer, lostIdx, input, async (row, tx) => {
    const types = input.lostType === undefined ? [] : [input.lostType];
    await refuseUnknownCodes(tx, ctx, "lostTypes", "lostType", types);
    const keepUntil =
      input.foundDate === undefined
        ? row.keepUntil
        : keptUntil(input.foundDate, (await readLostTerms(tx, ctx)).keepDays);
    return {
      ...pick(input, [...plainFields, "imageUrl"]),
      keepUntil,
      ...changedTexts(lostTexts, row.texts, input, ctx),
    };
  });
  return { lostIdx, ...saved };
}

/** Puts items into the trash with their pictures; how many of the named ones there were. */
export function removeLostItems(writer: BoardWriter, lostIdxs: readonly number[]) {
  return removeRecords(lostBoard, writer, lostIdxs);
}
