import type { z } from "zod";
import type { noticeCreateBody, noticeUpdateBody } from "@/lib/contract/boards/notices";
import { ClubFailure } from "../../platform/failure";
import {
  type BoardWriter,
  changedTexts,
  changeRecord,
  createRecord,
  pick,
  removeRecords,
  type Saved,
} from "../boards";
import { isReversedPeriod, noticeBoard, noticeTexts } from "./repository";

type NewNotice = z.output<typeof noticeCreateBody>;
type NoticeChange = Omit<z.output<typeof noticeUpdateBody>, "noticeIdx">;

const plainFields = ["isTop", "topUntil", "isVisible", "openFrom", "openTo"] as const;

/** Stores a notice with its files. Throws 9001 for a period that ends before it begins. */
export async function createNotice(writer: BoardWriter, input: NewNotice): Promise<{ noticeIdx: number }> {
  refuseReversed(input);
  const row = await createRecord(noticeBoard, writer, {
    ...pick(input, plainFields),
    ...changedTexts(noticeTexts, {}, input, writer.ctx),
  });
  return { noticeIdx: row.noticeIdx };
}

/**
 * Changes the named fields, adds and removes files. Throws 2001 for an unknown notice, 2002 when it was edited since
 * the given `version`, 9001 for a wrong period, a missing title or too many files; then nothing has changed.
 */
export async function changeNotice(
  writer: BoardWriter,
  noticeIdx: number,
  input: NoticeChange,
): Promise<{ noticeIdx: number } & Saved> {
  const saved = await changeRecord(noticeBoard, writer, noticeIdx, input, (row) => {
    const change = pick(input, plainFields);
    refuseReversed({ ...row, ...change });
    return { ...change, ...changedTexts(noticeTexts, row.texts, input, writer.ctx) };
  });
  return { noticeIdx, ...saved };
}

/** Deletes notices and their files; how many of the named ones there were. */
export function removeNotices(writer: BoardWriter, noticeIdxs: readonly number[]) {
  return removeRecords(noticeBoard, writer, noticeIdxs);
}

function refuseReversed({ openFrom, openTo }: { openFrom: string | null; openTo: string | null }): void {
  if (isReversedPeriod(openFrom, openTo)) throw new ClubFailure("VAL_FIELD", ["openTo", "not_before_start"]);
}
