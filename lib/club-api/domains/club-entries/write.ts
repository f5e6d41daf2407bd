import type { z } from "zod";
import type { entryCreateBody, entryUpdateBody } from "@/lib/contract/boards/club-entries";
import type { RefusedField } from "@/lib/contract/failure-texts/field-reasons";
import { ClubFailure } from "../../platform/failure";
import {
  type BoardWriter,
  changedTexts,
  changeRecord,
  createRecord,
  pick,
  refuseOtherLanguages,
  removeRecords,
  type Saved,
} from "../boards";
import { entryBoard, entryTexts, nextOrder } from "./repository";
import { entryFault } from "./rules";

type NewEntry = z.output<typeof entryCreateBody>;
type EntryChange = Omit<z.output<typeof entryUpdateBody>, "entryIdx">;

const settingFields = [
  ...(["phone", "fromMonth", "toMonth", "happenedOn"] as const),
  ...(["wayKind", "bearing", "km", "placeKind"] as const),
];
const none = {
  phone: null,
  fromMonth: null,
  toMonth: null,
  happenedOn: null,
  wayKind: null,
  bearing: null,
  km: null,
  placeKind: null,
};

/** Adds an entry behind those of its kind. Throws 9001 for what its kind lacks or must not have. */
export async function createClubEntry(writer: BoardWriter, input: NewEntry): Promise<{ entryIdx: number }> {
  const { ctx, uploads } = writer;
  const { kind, order, isVisible } = input;
  if (uploads.length > 0 && kind !== "FACILITY") throw new ClubFailure("VAL_FIELD", ["image", "unknown"]);
  refuseOtherLanguages(ctx, input.i18n);
  const settings = { ...none, ...pick(input as Partial<EntryChange>, settingFields) };
  const texts = changedTexts(entryTexts, {}, input, ctx);
  refuseFault(entryFault(kind, settings, texts.texts));
  const row = await createRecord(entryBoard, writer, async (tx) => ({
    ...settings,
    kind,
    isVisible,
    order: order ?? (await nextOrder(tx, ctx, kind)),
    ...texts,
  }));
  return { entryIdx: row.entryIdx };
}

/** Changes the named fields; the kind stays. Throws 2001, 2002 and 9001; then nothing has changed. */
export async function changeClubEntry(
  writer: BoardWriter,
  entryIdx: number,
  input: EntryChange,
): Promise<{ entryIdx: number } & Saved> {
  const saved = await changeRecord(entryBoard, writer, entryIdx, input, (row) => {
    if (writer.uploads.length > 0 && row.kind !== "FACILITY")
      throw new ClubFailure("VAL_FIELD", ["image", "unknown"]);
    refuseOtherLanguages(writer.ctx, input.i18n);
    const settings = pick(input, [...settingFields, "imageUrl"]);
    const texts = changedTexts(entryTexts, row.texts, input, writer.ctx);
    refuseFault(
      entryFault(row.kind, { ...pick(row, [...settingFields, "imageUrl"]), ...settings }, texts.texts),
    );
    return { ...settings, ...pick(input, ["order", "isVisible"]), ...texts };
  });
  return { entryIdx, ...saved };
}

/** Puts entries into the trash with their pictures; how many of the named ones there were. */
export function removeClubEntries(writer: BoardWriter, entryIdxs: readonly number[]) {
  return removeRecords(entryBoard, writer, entryIdxs);
}

function refuseFault(fault: RefusedField | null): void {
  if (fault) throw new ClubFailure("VAL_FIELD", fault);
}
