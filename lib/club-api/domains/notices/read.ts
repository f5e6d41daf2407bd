import type { CallOutput } from "@/lib/contract/routes";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { inLanguageOrder, textLanguages } from "../../platform/texts";
import {
  type BoardPage,
  type BoardScope,
  cleanTexts,
  type ListQuery,
  pageInput,
  type StateQuery,
  shownField,
  shownTexts,
} from "../boards";
import { listFilesOf } from "../files";
import {
  isNewNotice,
  isNotAtTop,
  isPinned,
  type NoticeRow,
  noticeBoard,
  noticeTexts,
  selectNewest,
  selectNotice,
  summaryColumns,
} from "./repository";

type NoticeList = CallOutput<"GET /notice/normal">;
type NoticeAdminList = CallOutput<"GET /notice/admin">;
type NoticeDetail = CallOutput<"GET /notice/{id}">;

const topSize = 5;
const publicSorts = ["createdAt", "viewCount"];
const adminSorts = ["noticeIdx", "title", "openFrom", "openTo", "createdAt", "updatedAt", "viewCount"];
const owners = (ctx: Context) => ({ clubIdx: ctx.club.clubIdx, kind: noticeBoard.kind });

/** The pinned notices whose pin has not run out, newest first, at most five (domain.md 7.14). */
export async function readTopNotices(db: Database, ctx: Context): Promise<NoticeList> {
  const place = { scope: "visitor" as const, page: 1, size: topSize };
  const list = await summariesOf(db, ctx, { ...place, where: isPinned(ctx) });
  return { list: list.rows, total: list.rows.length, page: 1, size: topSize };
}

/** The other notices that visitors see, a page of them. Throws 9001 `sort` for a field that cannot be sorted by. */
export async function readNormalNotices(db: Database, ctx: Context, query: ListQuery): Promise<NoticeList> {
  const input = pageInput(query, "visitor", publicSorts);
  const isPlain = input.page === 1 && input.keyword === undefined && input.sorts.length === 0;
  const { rows, total } = isPlain
    ? shownPage(ctx, await selectNewest(db, ctx, input.size))
    : await summariesOf(db, ctx, { ...input, where: isNotAtTop(db, ctx) });
  return { list: rows, total, page: query.page, size: query.size };
}

/** All notices for the back office. Throws 9001 `sort` for a field that cannot be sorted by. */
export async function readAdminNotices(
  db: Database,
  ctx: Context,
  query: StateQuery,
): Promise<NoticeAdminList> {
  const input = { ...pageInput(query, "admin", adminSorts), state: query.state };
  const { rows, total } = await noticeBoard.page(db, ctx, input);
  const files = await listFilesOf(db, owners(ctx), rows.map(noticeBoard.idxOf));
  const list = rows.map((row) => ({
    noticeIdx: row.noticeIdx,
    title: shownField(row.texts, "title", ctx),
    isTop: row.isTop,
    topUntil: row.topUntil,
    isVisible: row.isVisible,
    openFrom: row.openFrom,
    openTo: row.openTo,
    viewCount: row.viewCount,
    fileCount: files.get(row.noticeIdx)?.length ?? 0,
    languages: textLanguages(row.texts),
    createdBy: row.createdBy,
    createdAt: clubTimestamp(row.createdAt, ctx.club.zone),
    updatedAt: clubTimestamp(row.updatedAt, ctx.club.zone),
  }));
  return { list, total, page: query.page, size: query.size };
}

/**
 * One notice with files and neighbours; 2001 when visitors must not see it. For the back office hidden ones too, among
 * all notices, and with its own fields.
 */
export async function readNotice(
  db: Database,
  ctx: Context,
  noticeIdx: number,
  scope: BoardScope,
): Promise<NoticeDetail> {
  const found = await selectNotice(db, ctx, noticeIdx, scope);
  if (!found) throw new ClubFailure("NOT_FOUND");
  const { row, prev, next } = found;
  const { text, language, languages } = shownTexts(noticeTexts, row.texts, ctx);
  const detail: NoticeDetail = {
    noticeIdx: row.noticeIdx,
    ...text,
    isTop: row.isTop,
    createdAt: clubTimestamp(row.createdAt, ctx.club.zone),
    updatedAt: clubTimestamp(row.updatedAt, ctx.club.zone),
    viewCount: row.viewCount,
    files: row.files,
    prev: prev && { noticeIdx: prev.idx, title: prev.title },
    next: next && { noticeIdx: next.idx, title: next.title },
    languages,
    language,
  };
  return scope === "admin" ? { ...detail, admin: adminPartOf(row) } : detail;
}

async function summariesOf(db: Database, ctx: Context, page: BoardPage) {
  return shownPage(ctx, await noticeBoard.pageOf(db, ctx, page, summaryColumns(ctx)));
}

function shownPage(ctx: Context, { rows, total }: Awaited<ReturnType<typeof selectNewest>>) {
  const list: NoticeList["list"] = rows.map(({ languages, createdAt, updatedAt, ...row }) => ({
    ...row,
    createdAt: clubTimestamp(createdAt, ctx.club.zone),
    updatedAt: clubTimestamp(updatedAt, ctx.club.zone),
    isNew: isNewNotice(createdAt, ctx.now),
    languages: inLanguageOrder(languages),
  }));
  return { rows: list, total };
}

function adminPartOf(row: Omit<NoticeRow, "searchTexts">): NoticeDetail["admin"] {
  const { isVisible, topUntil, openFrom, openTo, version } = row;
  return { isVisible, topUntil, openFrom, openTo, version, i18n: cleanTexts(noticeTexts, row.texts) };
}
