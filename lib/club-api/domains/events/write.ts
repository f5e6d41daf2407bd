import type { z } from "zod";
import type { eventCreateBody, eventUpdateBody } from "@/lib/contract/boards/events";
import { copyName } from "@/lib/shared/texts/copy-name";
import { ClubFailure } from "../../platform/failure";
import {
  type BoardWriter,
  changedTexts,
  changeRecord,
  cloneRecord,
  createRecord,
  mapTexts,
  pick,
  refuseUnknownCodes,
  removeRecords,
  type Saved,
  searchTexts,
  shownField,
} from "../boards";
import { type EventRow, eventBoard, eventTexts } from "./repository";

type NewEvent = z.output<typeof eventCreateBody>;
type EventChange = Omit<z.output<typeof eventUpdateBody>, "eventIdx">;

const maxTitleLength = 120;
const plainFields = ["startDate", "endDate", "memberTypes", "link", "isVisible"] as const;

/** Stores an event with its picture. Throws 3101 when it ends before it begins, 9001 for an unknown member type. */
export async function createEvent(writer: BoardWriter, input: NewEvent): Promise<{ eventIdx: number }> {
  const { db, ctx } = writer;
  refuseReversed(input);
  await refuseUnknownCodes(db, ctx, "memberTypes", "memberTypes", input.memberTypes);
  const row = await createRecord(eventBoard, writer, {
    ...pick(input, plainFields),
    ...changedTexts(eventTexts, {}, input, ctx),
  });
  return { eventIdx: row.eventIdx };
}

/** Changes the named fields. Throws 2001, 2002, 3101 and 9001; then nothing has changed. */
export async function changeEvent(
  writer: BoardWriter,
  eventIdx: number,
  input: EventChange,
): Promise<{ eventIdx: number } & Saved> {
  const saved = await changeRecord(eventBoard, writer, eventIdx, input, async (row, tx) => {
    refuseReversed({ startDate: input.startDate ?? row.startDate, endDate: input.endDate ?? row.endDate });
    await refuseUnknownCodes(tx, writer.ctx, "memberTypes", "memberTypes", input.memberTypes ?? []);
    return {
      ...pick(input, [...plainFields, "thumbUrl"]),
      ...changedTexts(eventTexts, row.texts, input, writer.ctx),
    };
  });
  return { eventIdx, ...saved };
}

/** Makes a hidden copy whose title says so. Throws 2001 for an unknown event. */
export async function cloneEvent(
  writer: BoardWriter,
  eventIdx: number,
): Promise<{ eventIdx: number; title: string; isVisible: boolean }> {
  const row = await cloneRecord(eventBoard, writer, eventIdx, copyOf);
  const title = shownField(row.texts, "title", writer.ctx);
  return { eventIdx: row.eventIdx, title, isVisible: row.isVisible };
}

/** Deletes events and their pictures; how many of the named ones there were. */
export function removeEvents(writer: BoardWriter, eventIdxs: readonly number[]) {
  return removeRecords(eventBoard, writer, eventIdxs);
}

function copyOf({ startDate, endDate, memberTypes, link, thumbUrl, texts: from }: EventRow) {
  const texts = mapTexts(from, (text, language) => ({
    ...text,
    title: copyName(text.title, language, maxTitleLength),
  }));
  return {
    startDate,
    endDate,
    memberTypes,
    link,
    thumbUrl,
    texts,
    searchTexts: searchTexts(eventTexts, texts),
  };
}

function refuseReversed({ startDate, endDate }: { startDate: string; endDate: string }): void {
  if (endDate < startDate) throw new ClubFailure("EVT_PERIOD");
}
