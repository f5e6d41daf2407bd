import type { z } from "zod";
import type { noticeCreateBody, noticeUpdateBody } from "@/lib/contract/notices";
import { clubTimestamp } from "@/lib/shared/club-time";
import { sanitizeRichText } from "@/lib/shared/rich-text";
import { stripTags } from "@/lib/shared/text";
import type { FileStorage } from "../../adapters/storage";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { ClubFailure } from "../../platform/failure";
import type { Logger } from "../../platform/logger";
import {
  attachFiles,
  detachAllFiles,
  detachFiles,
  listFiles,
  removeStored,
  type StoredUpload,
  type Upload,
  withStoredUploads,
} from "../files";
import { policyNumber, readPolicies } from "../policies";
import type { NoticeReader } from "./read";
import { deleteNotices, insertNotice, lockNotice, type NoticeRow, updateNotice } from "./repository";
import { isReversedPeriod, mergeTexts, type Texts } from "./rules";

/** Who writes, where, and with what. */
export type NoticeWriter = NoticeReader & {
  db: Database;
  storage: FileStorage;
  logger: Logger;
  by: string;
  uploads: readonly Upload[];
};
type NewNotice = z.output<typeof noticeCreateBody>;
type NoticeChange = Omit<z.output<typeof noticeUpdateBody>, "noticeIdx">;

const kind = "notice";

/** Stores a notice with its files. Throws 9001 for a period that ends before it begins. */
export async function createNotice(writer: NoticeWriter, wish: NewNotice): Promise<{ noticeIdx: number }> {
  const { db, storage, uploads, clubIdx, now, by, choice } = writer;
  refuseReversed(wish.openFrom, wish.openTo);
  const texts = cleanTexts({}, wish, choice.language);
  return withStoredUploads(storage, kind, uploads, (stored) =>
    transaction(db, async (tx) => {
      const noticeIdx = await insertNotice(tx, {
        clubIdx,
        ...texts,
        isTop: wish.isTop,
        topUntil: wish.topUntil,
        isVisible: wish.isVisible,
        openFrom: wish.openFrom,
        openTo: wish.openTo,
        createdAt: now,
        createdBy: by,
        updatedAt: now,
        updatedBy: by,
      });
      await attachFiles(tx, { clubIdx, kind }, noticeIdx, stored, now);
      return { noticeIdx };
    }),
  );
}

/**
 * Changes the named fields, adds and removes files. Throws 2001 for an unknown notice, 2002 when it was edited since
 * the given `version`, 9001 for a wrong period, a missing title or too many files; then nothing has changed.
 */
export async function changeNotice(
  writer: NoticeWriter,
  noticeIdx: number,
  wish: NoticeChange,
): Promise<{ noticeIdx: number; updatedAt: string; version: number }> {
  const { db, storage, logger, uploads } = writer;
  const { removed, version } = await withStoredUploads(storage, kind, uploads, (stored) =>
    transaction(db, (tx) => applyChange(tx, writer, noticeIdx, wish, stored)),
  );
  await removeStored(storage, logger, removed);
  return { noticeIdx, updatedAt: clubTimestamp(writer.now, writer.zone), version };
}

/** Deletes notices and their files; how many of the named ones there were. */
export async function removeNotices(
  { db, storage, logger, clubIdx }: Pick<NoticeWriter, "db" | "storage" | "logger" | "clubIdx">,
  noticeIdxs: readonly number[],
): Promise<{ deleted: number }> {
  const { deleted, removed } = await transaction(db, async (tx) => {
    const found = await deleteNotices(tx, clubIdx, noticeIdxs);
    return { deleted: found.length, removed: await detachAllFiles(tx, { clubIdx, kind }, found) };
  });
  await removeStored(storage, logger, removed);
  return { deleted };
}

async function applyChange(
  tx: Database,
  writer: NoticeWriter,
  noticeIdx: number,
  wish: NoticeChange,
  stored: readonly StoredUpload[],
): Promise<{ removed: string[]; version: number }> {
  const { clubIdx, now, by, choice } = writer;
  const row = await lockNotice(tx, clubIdx, noticeIdx);
  if (!row) throw new ClubFailure("NOT_FOUND");
  if (wish.version !== undefined && wish.version !== row.version) throw new ClubFailure("STALE");
  const period = periodOf(row, wish);
  refuseReversed(period.openFrom, period.openTo);
  const texts = cleanTexts(row.texts, wish, choice.language);
  const isSaved = await updateNotice(tx, row, { ...period, ...texts, updatedAt: now, updatedBy: by });
  if (!isSaved) throw new ClubFailure("STALE");
  const owners = { clubIdx, kind };
  const removed = await detachFiles(tx, owners, noticeIdx, wish.removeFiles ?? []);
  await attachFiles(tx, owners, noticeIdx, stored, now);
  if (stored.length > 0) await refuseTooManyFiles(tx, clubIdx, noticeIdx);
  return { removed, version: row.version + 1 };
}

/** The fields beside the texts: named ones from the wish, the others as they are. */
function periodOf(row: NoticeRow, wish: NoticeChange) {
  return {
    isTop: wish.isTop ?? row.isTop,
    topUntil: wish.topUntil === undefined ? row.topUntil : wish.topUntil,
    isVisible: wish.isVisible ?? row.isVisible,
    openFrom: wish.openFrom === undefined ? row.openFrom : wish.openFrom,
    openTo: wish.openTo === undefined ? row.openTo : wish.openTo,
  };
}

function refuseReversed(openFrom: string | null, openTo: string | null): void {
  if (isReversedPeriod(openFrom, openTo)) throw new ClubFailure("VAL_FIELD", ["openTo"]);
}

/** One request is bound by the upload limits; a notice that grows over several is bound here (C0500 v3). */
async function refuseTooManyFiles(tx: Database, clubIdx: number, noticeIdx: number): Promise<void> {
  const policy = (await readPolicies(tx, clubIdx, ["C0500"])).get("C0500");
  const all = await listFiles(tx, { clubIdx, kind }, noticeIdx);
  if (all.length > policyNumber(policy?.value3, 10)) throw new ClubFailure("VAL_FIELD", ["files"]);
}

/** Merged texts, sanitised, with what a keyword is looked for in. */
function cleanTexts(
  before: Texts,
  wish: Parameters<typeof mergeTexts>[1],
  language: Parameters<typeof mergeTexts>[2],
): Pick<NoticeRow, "texts" | "searchTexts"> {
  const merged = mergeTexts(before, wish, language);
  if ("missing" in merged) throw new ClubFailure("VAL_FIELD", [merged.missing]);
  const texts: NoticeRow["texts"] = {};
  const searchTexts: NoticeRow["searchTexts"] = {};
  for (const [key, text] of Object.entries(merged.texts)) {
    const contents = sanitizeRichText(text.contents);
    Object.assign(texts, { [key]: { title: text.title, contents } });
    Object.assign(searchTexts, { [key]: `${text.title} ${stripTags(contents)}`.normalize("NFC") });
  }
  return { texts, searchTexts };
}
