import type { CallOutput } from "@/lib/contract/routes";
import { clubDate, clubTimestamp } from "@/lib/shared/club-time";
import { sanitizeRichText } from "@/lib/shared/rich-text";
import type { Database } from "../../db/database";
import { ClubFailure } from "../../platform/failure";
import { type LanguageChoice, pickLanguage, pickText, textLanguages } from "../../platform/texts";
import { listFiles } from "../files";
import {
  type ListedNotice,
  type NoticeRow,
  type NoticeTexts,
  type Sort,
  type SortField,
  selectForAdmin,
  selectNeighbours,
  selectNormal,
  selectNotice,
  selectPinned,
} from "./repository";
import { isNewNotice, sortParts } from "./rules";

export type NoticeReader = { clubIdx: number; zone: string; now: Date; choice: LanguageChoice };
export type NoticeQuery = {
  page: number;
  size: number;
  keyword?: string | undefined;
  sort?: string | undefined;
  state?: "visible" | "scheduled" | "ended" | "hidden" | undefined;
};
type NoticeList = CallOutput<"GET /notice/normal">;
type NoticeAdminList = CallOutput<"GET /notice/admin">;
type NoticeDetail = CallOutput<"GET /notice/{id}">;

const topSize = 5;
const publicSorts = new Set<SortField>(["createdAt", "viewCount"]);
const adminSorts = new Set<SortField>(["noticeIdx", "title", "createdAt", "updatedAt", "viewCount"]);

/** The pinned notices whose pin has not run out, newest first, at most five (domain.md 7.14). */
export async function readTopNotices(db: Database, reader: NoticeReader): Promise<NoticeList> {
  const rows = await selectPinned(db, reader.clubIdx, dayOf(reader));
  return { list: rows.map((row) => summaryOf(row, reader)), total: rows.length, page: 1, size: topSize };
}

/** The other notices that visitors see, a page of them. Throws 9001 `sort` for a field that cannot be sorted by. */
export async function readNormalNotices(
  db: Database,
  reader: NoticeReader,
  query: NoticeQuery,
): Promise<NoticeList> {
  const { rows, total } = await selectNormal(db, pageOf(reader, query, publicSorts));
  return { list: rows.map((row) => summaryOf(row, reader)), total, page: query.page, size: query.size };
}

/** All notices for the back office. Throws 9001 `sort` for a field that cannot be sorted by. */
export async function readAdminNotices(
  db: Database,
  reader: NoticeReader,
  query: NoticeQuery,
): Promise<NoticeAdminList> {
  const { rows, total } = await selectForAdmin(db, pageOf(reader, query, adminSorts));
  const list = rows.map((row) => ({
    noticeIdx: row.noticeIdx,
    title: pickText(row.texts, reader.choice)?.title ?? "",
    isTop: row.isTop,
    topUntil: row.topUntil,
    isVisible: row.isVisible,
    openFrom: row.openFrom,
    openTo: row.openTo,
    viewCount: row.viewCount,
    fileCount: row.fileCount,
    languages: textLanguages(row.texts),
    createdBy: row.createdBy,
    createdAt: clubTimestamp(row.createdAt, reader.zone),
    updatedAt: clubTimestamp(row.updatedAt, reader.zone),
  }));
  return { list, total, page: query.page, size: query.size };
}

/**
 * One notice with files and neighbours; 2001 when visitors must not see it. With `isAdmin` hidden ones too, among
 * all notices, and with the fields of the back office.
 */
export async function readNotice(
  db: Database,
  reader: NoticeReader,
  noticeIdx: number,
  isAdmin: boolean,
): Promise<NoticeDetail> {
  const shownOn = isAdmin ? null : dayOf(reader);
  const row = await selectNotice(db, reader.clubIdx, noticeIdx, shownOn);
  if (!row) throw new ClubFailure("NOT_FOUND");
  const { prev, next } = await selectNeighbours(db, row, shownOn);
  const language = pickLanguage(row.texts, reader.choice) ?? reader.choice.defaultLanguage;
  const texts = row.texts[language];
  const detail: NoticeDetail = {
    noticeIdx: row.noticeIdx,
    title: texts?.title ?? "",
    contents: sanitizeRichText(texts?.contents ?? ""),
    isTop: row.isTop,
    createdAt: clubTimestamp(row.createdAt, reader.zone),
    updatedAt: clubTimestamp(row.updatedAt, reader.zone),
    viewCount: row.viewCount,
    files: await listFiles(db, { clubIdx: reader.clubIdx, kind: "notice" }, noticeIdx),
    prev: neighbourOf(prev, reader),
    next: neighbourOf(next, reader),
    languages: textLanguages(row.texts),
    language,
  };
  return isAdmin ? { ...detail, admin: adminPartOf(row) } : detail;
}

/** Whether visitors see a notice now. */
export async function isNoticeShown(db: Database, reader: NoticeReader, noticeIdx: number): Promise<boolean> {
  return (await selectNotice(db, reader.clubIdx, noticeIdx, dayOf(reader))) !== null;
}

function dayOf(reader: NoticeReader): string {
  return clubDate(reader.now, reader.zone);
}

function pageOf(reader: NoticeReader, query: NoticeQuery, sortable: ReadonlySet<SortField>) {
  return {
    clubIdx: reader.clubIdx,
    today: dayOf(reader),
    choice: reader.choice,
    keyword: query.keyword,
    state: query.state,
    sorts: sortParts(query.sort).map(({ field, isDescending }): Sort => {
      const known = [...sortable].find((candidate) => candidate === field);
      if (!known) throw new ClubFailure("VAL_FIELD", ["sort"]);
      return { field: known, isDescending };
    }),
    offset: (query.page - 1) * query.size,
    limit: query.size,
  };
}

function summaryOf(row: ListedNotice, reader: NoticeReader): NoticeList["list"][number] {
  return {
    noticeIdx: row.noticeIdx,
    title: pickText(row.texts, reader.choice)?.title ?? "",
    isTop: row.isTop,
    createdAt: clubTimestamp(row.createdAt, reader.zone),
    viewCount: row.viewCount,
    hasFile: row.fileCount > 0,
    isNew: isNewNotice(row.createdAt, reader.now),
  };
}

function neighbourOf(row: NoticeRow | null, reader: NoticeReader): NoticeDetail["prev"] {
  return row && { noticeIdx: row.noticeIdx, title: pickText(row.texts, reader.choice)?.title ?? "" };
}

function adminPartOf(row: NoticeRow): NoticeDetail["admin"] {
  return {
    isVisible: row.isVisible,
    topUntil: row.topUntil,
    openFrom: row.openFrom,
    openTo: row.openTo,
    version: row.version,
    i18n: sanitizedTexts(row.texts),
  };
}

/** Contents as they may be shown: whatever is stored passes the allow-list (checklist S-74). */
function sanitizedTexts(texts: NoticeRow["texts"]): NoticeRow["texts"] {
  return Object.fromEntries(
    Object.entries(texts).map(([language, text]: [string, NoticeTexts]) => [
      language,
      { ...text, contents: sanitizeRichText(text.contents) },
    ]),
  );
}
