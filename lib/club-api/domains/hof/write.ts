import type { z } from "zod";
import type { hofCreateBody, hofUpdateBody } from "@/lib/contract/boards/hof";
import type { Database } from "../../db/database";
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
import { consentColumns } from "./consent";
import { hofBoard } from "./repository";
import { hofTexts } from "./rules";

type NewEntry = z.output<typeof hofCreateBody>;
type EntryChange = Omit<z.output<typeof hofUpdateBody>, "hofIdx">;

const plainFields = [
  ...(["type", "playDate", "memberName", "courseCode", "holeNo", "par", "distance", "ballBrand"] as const),
  ...(["score", "companions", "caddieName", "certNo", "isVisible"] as const),
];

/** Adds an entry with its picture. Throws 9001 for an unknown type or course. */
export async function createHofEntry(writer: BoardWriter, input: NewEntry): Promise<{ hofIdx: number }> {
  await refuseUnknown(writer.db, writer, input);
  const row = await createRecord(hofBoard, writer, {
    ...pick(input, plainFields),
    ...consentColumns(null, input, writer.ctx),
    ...changedTexts(hofTexts, {}, input, writer.ctx),
  });
  return { hofIdx: row.hofIdx };
}

/** Changes the named fields. Throws 2001, 2002 and 9001; then nothing has changed. */
export async function changeHofEntry(
  writer: BoardWriter,
  hofIdx: number,
  input: EntryChange,
): Promise<{ hofIdx: number } & Saved> {
  const saved = await changeRecord(hofBoard, writer, hofIdx, input, async (row, tx) => {
    await refuseUnknown(tx, writer, input);
    return {
      ...pick(input, [...plainFields, "imageUrl"]),
      ...consentColumns(row, input, writer.ctx),
      ...changedTexts(hofTexts, row.texts, input, writer.ctx),
    };
  });
  return { hofIdx, ...saved };
}

/** Puts entries into the trash with their pictures; how many of the named ones there were. */
export function removeHofEntries(writer: BoardWriter, hofIdxs: readonly number[]) {
  return removeRecords(hofBoard, writer, hofIdxs);
}

async function refuseUnknown(
  db: Database,
  { ctx }: BoardWriter,
  { type, courseCode }: { type?: string | undefined; courseCode?: string | undefined },
): Promise<void> {
  await refuseUnknownCodes(db, ctx, "hofTypes", "type", type === undefined ? [] : [type]);
  await refuseUnknownCodes(db, ctx, "courses", "courseCode", courseCode === undefined ? [] : [courseCode]);
}
