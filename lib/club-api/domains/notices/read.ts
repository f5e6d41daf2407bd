import type { CallOutput } from "@/lib/contract/routes";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { sharedAnswer } from "../../platform/shared-answer";
import { inLanguageOrder } from "../../platform/texts";
import {
  type BoardPage,
  type BoardScope,
  cleanTexts,
  type ListQuery,
  pageInput,
  type StateQuery,
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
  officeColumns,
  selectNewest,
  selectNotice,
  selectViews,
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
  if (isPlain) return newestNotices(db, ctx, query);
  const { rows, total } = await summariesOf(db, ctx, { ...input, where: isNotAtTop(db, ctx) });
  return { list: rows, total, page: query.page, size: query.size };
}

/** The first page, which most visitors ask for: nothing of it is read again but the counts of views. */
async function newestNotices(
  db: Database,
  ctx: Context,
  { page, size }: Pick<ListQuery, "page" | "size">,
): Promise<NoticeList> {
  const found = await selectNewest(db, ctx, size);
  const views = await selectViews(
    db,
    ctx,
    found.rows.map(({ noticeIdx }) => noticeIdx),
  );
  const isNew = found.rows.map(({ createdAt }) => isNewNotice(createdAt, ctx.now));
  const name = `notices ${ctx.club.clubIdx} ${ctx.choice.language} ${size}`;
  return sharedAnswer(name, [found, ctx.club.zone, views.join(), isNew.join()], () => {
    const seen = found.rows.map((row, place) => ({ ...row, viewCount: views[place] ?? row.viewCount }));
    const { rows, total } = shownPage(ctx, { rows: seen, total: found.total });
    return { list: rows, total, page, size };
  });
}

/** All notices for the back office. Throws 9001 `sort` for a field that cannot be sorted by. */
export async function readAdminNotices(
  db: Database,
  ctx: Context,
  query: StateQuery,
): Promise<NoticeAdminList> {
  const input = { ...pageInput(query, "admin", adminSorts), state: query.state };
  const { rows, total } = await noticeBoard.pageOf(db, ctx, input, officeColumns(ctx));
  const files = await listFilesOf(
    db,
    owners(ctx),
    rows.map(({ noticeIdx }) => noticeIdx),
  );
  const list = rows.map(({ languages, createdAt, updatedAt, ...row }) => ({
    ...row,
    fileCount: files.get(row.noticeIdx)?.length ?? 0,
    languages: inLanguageOrder(languages),
    createdAt: clubTimestamp(createdAt, ctx.club.zone),
    updatedAt: clubTimestamp(updatedAt, ctx.club.zone),
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
  if (scope === "admin") return { ...detailOf(ctx, found), admin: adminPartOf(found.row) };
  const [viewCount = found.row.viewCount] = await selectViews(db, ctx, [noticeIdx]);
  const name = `notice ${ctx.club.clubIdx} ${ctx.choice.language} ${noticeIdx}`;
  return sharedAnswer(name, [found, ctx.club.zone, viewCount], () => ({
    ...detailOf(ctx, found),
    viewCount,
  }));
}

function detailOf(
  ctx: Context,
  { row, prev, next }: NonNullable<Awaited<ReturnType<typeof selectNotice>>>,
): NoticeDetail {
  const { text, language, languages } = shownTexts(noticeTexts, row.texts, ctx);
  return {
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
