import type { CallOutput } from "@/lib/contract/routes";
import { clubTimestamp } from "@/lib/shared/club-time";
import type { Database } from "../../db/database";
import type { Act } from "../../platform/act";
import { ClubFailure } from "../../platform/failure";
import { textLanguages } from "../../platform/texts";
import {
  type BoardScope,
  cleanTexts,
  type ListQuery,
  pageWish,
  type StateQuery,
  shownField,
  shownTexts,
} from "../boards";
import { listFiles, listFilesOf } from "../files";
import { isNotAtTop, isPinned, type NoticeRow, noticeBoard } from "./repository";
import { isNewNotice, noticeTexts } from "./rules";

type NoticeList = CallOutput<"GET /notice/normal">;
type NoticeAdminList = CallOutput<"GET /notice/admin">;
type NoticeDetail = CallOutput<"GET /notice/{id}">;

const topSize = 5;
const publicSorts = ["createdAt", "viewCount"];
const adminSorts = ["noticeIdx", "title", "openFrom", "openTo", "createdAt", "updatedAt", "viewCount"];
const owners = (act: Act) => ({ clubIdx: act.club.clubIdx, kind: noticeBoard.kind });

/** The pinned notices whose pin has not run out, newest first, at most five (domain.md 7.14). */
export async function readTopNotices(db: Database, act: Act): Promise<NoticeList> {
  const place = { scope: "visitor" as const, page: 1, size: topSize };
  const { rows } = await noticeBoard.page(db, act, { ...place, where: isPinned(act) });
  return { list: await summariesOf(db, act, rows), total: rows.length, page: 1, size: topSize };
}

/** The other notices that visitors see, a page of them. Throws 9001 `sort` for a field that cannot be sorted by. */
export async function readNormalNotices(db: Database, act: Act, query: ListQuery): Promise<NoticeList> {
  const wish = { ...pageWish(query, "visitor", publicSorts), where: isNotAtTop(db, act) };
  const { rows, total } = await noticeBoard.page(db, act, wish);
  return { list: await summariesOf(db, act, rows), total, page: query.page, size: query.size };
}

/** All notices for the back office. Throws 9001 `sort` for a field that cannot be sorted by. */
export async function readAdminNotices(db: Database, act: Act, query: StateQuery): Promise<NoticeAdminList> {
  const wish = { ...pageWish(query, "admin", adminSorts), state: query.state };
  const { rows, total } = await noticeBoard.page(db, act, wish);
  const files = await listFilesOf(db, owners(act), rows.map(noticeBoard.idxOf));
  const list = rows.map((row) => ({
    noticeIdx: row.noticeIdx,
    title: shownField(row.texts, "title", act),
    isTop: row.isTop,
    topUntil: row.topUntil,
    isVisible: row.isVisible,
    openFrom: row.openFrom,
    openTo: row.openTo,
    viewCount: row.viewCount,
    fileCount: files.get(row.noticeIdx)?.length ?? 0,
    languages: textLanguages(row.texts),
    createdBy: row.createdBy,
    createdAt: clubTimestamp(row.createdAt, act.club.zone),
    updatedAt: clubTimestamp(row.updatedAt, act.club.zone),
  }));
  return { list, total, page: query.page, size: query.size };
}

/**
 * One notice with files and neighbours; 2001 when visitors must not see it. For the back office hidden ones too, among
 * all notices, and with its own fields.
 */
export async function readNotice(
  db: Database,
  act: Act,
  noticeIdx: number,
  scope: BoardScope,
): Promise<NoticeDetail> {
  const row = await noticeBoard.find(db, act, noticeIdx, scope);
  if (!row) throw new ClubFailure("NOT_FOUND");
  const { prev, next } = await noticeBoard.neighbours(db, act, row, scope);
  const { text, language, languages } = shownTexts(noticeTexts, row.texts, act);
  const detail: NoticeDetail = {
    noticeIdx: row.noticeIdx,
    ...text,
    isTop: row.isTop,
    createdAt: clubTimestamp(row.createdAt, act.club.zone),
    updatedAt: clubTimestamp(row.updatedAt, act.club.zone),
    viewCount: row.viewCount,
    files: await listFiles(db, owners(act), noticeIdx),
    prev: neighbourOf(prev, act),
    next: neighbourOf(next, act),
    languages,
    language,
  };
  return scope === "admin" ? { ...detail, admin: adminPartOf(row) } : detail;
}

async function summariesOf(db: Database, act: Act, rows: readonly NoticeRow[]): Promise<NoticeList["list"]> {
  const files = await listFilesOf(db, owners(act), rows.map(noticeBoard.idxOf));
  return rows.map((row) => ({
    noticeIdx: row.noticeIdx,
    title: shownField(row.texts, "title", act),
    isTop: row.isTop,
    createdAt: clubTimestamp(row.createdAt, act.club.zone),
    viewCount: row.viewCount,
    hasFile: files.has(row.noticeIdx),
    isNew: isNewNotice(row.createdAt, act.now),
    updatedAt: clubTimestamp(row.updatedAt, act.club.zone),
    languages: textLanguages(row.texts),
  }));
}

function neighbourOf(row: NoticeRow | null, act: Act): NoticeDetail["prev"] {
  return row && { noticeIdx: row.noticeIdx, title: shownField(row.texts, "title", act) };
}

function adminPartOf(row: NoticeRow): NoticeDetail["admin"] {
  const { isVisible, topUntil, openFrom, openTo, version } = row;
  return { isVisible, topUntil, openFrom, openTo, version, i18n: cleanTexts(noticeTexts, row.texts) };
}
