import { and, desc, eq, getTableColumns, gte, isNull, lte, notInArray, or, type SQL, sql } from "drizzle-orm";
import { cachedContent } from "../../db/cached-read";
import type { Database } from "../../db/database";
import { isStoredIdx } from "../../db/json-rows";
import { ofClub } from "../../db/of-club";
import { nameless, preparedRead } from "../../db/prepared-read";
import { sharedRead } from "../../db/shared-read";
import { notices } from "../../db/tables";
import type { Context } from "../../platform/context";
import {
  Board,
  type BoardScope,
  betweenOfRows,
  dayOf,
  isNotDeleted,
  languagesOf,
  pageOfRows,
  shownFieldOf,
  statementContext,
  statementValues,
} from "../boards";
import { hasListedFiles, listedFilesOf } from "../files";

export type NoticeRow = typeof notices.$inferSelect;

const maxPinned = 5;

export const noticeBoard = new Board({
  table: notices,
  kind: "notice",
  key: "noticeIdx",
  place: "createdAt",
  searchColumn: "searchTexts",
  period: { from: "openFrom", to: "openTo", in: "days" },
  isShown: isOpen,
});

const ownersOf = (ctx: Context) => ({ clubIdx: ctx.club.clubIdx, kind: noticeBoard.kind });

/** The part of a notice that every list shows: no contents. */
function titleColumns(ctx: Context) {
  const { noticeIdx, texts, isTop, viewCount, createdAt, updatedAt } = notices;
  return {
    noticeIdx,
    title: shownFieldOf(texts, "title", ctx.choice),
    isTop,
    viewCount,
    createdAt,
    updatedAt,
    languages: languagesOf(texts),
  };
}

/** The part of a notice that a list shows visitors. */
export function summaryColumns(ctx: Context) {
  return { ...titleColumns(ctx), hasFile: hasListedFiles(ownersOf(ctx), notices.noticeIdx) };
}

/** The part of a notice that a list shows the back office. */
export function officeColumns(ctx: Context) {
  const { topUntil, isVisible, openFrom, openTo, createdBy } = notices;
  return { ...titleColumns(ctx), topUntil, isVisible, openFrom, openTo, createdBy };
}

/** A notice with the files that it lists. */
export function detailColumns(ctx: Context) {
  const { searchTexts: _, ...own } = getTableColumns(notices);
  return { ...own, files: listedFilesOf(ownersOf(ctx), notices.noticeIdx) };
}

const pageForVisitors = preparedRead((db) => {
  const where = isNotAtTop(db, statementContext);
  const span = { limit: sql.placeholder("limit"), offset: 0 };
  const page = { scope: "visitor" as const, where, ...span };
  return noticeBoard
    .pageStatement(db, statementContext, page, summaryColumns(statementContext))
    .prepare(nameless);
});

/** The first page of what is not at the top, newest first: of all statements the one that is asked most. Its counts of views may be old. */
export async function selectNewest(db: Database, ctx: Context, limit: number) {
  const values = { ...statementValues(ctx), limit };
  const page = await cachedContent(db, `newest notices ${Object.values(values).join()}`, async () =>
    pageOfRows<ReturnType<typeof summaryColumns>>(await pageForVisitors(db, values)),
  );
  return page ?? { rows: [], total: 0 };
}

const noticeForVisitors = preparedRead((db) =>
  noticeBoard
    .betweenStatement(
      db,
      statementContext,
      { idx: sql.placeholder("idx"), scope: "visitor" },
      detailColumns(statementContext),
    )
    .prepare(nameless),
);

/** A notice with its neighbours; null for who must not see it. Its count of views may be old. */
export async function selectNotice(db: Database, ctx: Context, idx: number, scope: BoardScope) {
  if (scope === "admin") return noticeBoard.findBetween(db, ctx, { idx, scope }, detailColumns(ctx));
  if (!isStoredIdx(idx)) return null;
  const values = { ...statementValues(ctx), idx };
  return cachedContent(db, `notice ${Object.values(values).join()}`, async () =>
    betweenOfRows<ReturnType<typeof detailColumns>>(await noticeForVisitors(db, values)),
  );
}

const viewsOf = preparedRead((db) =>
  db
    .select({ noticeIdx: notices.noticeIdx, viewCount: notices.viewCount })
    .from(notices)
    .where(
      ofClub(
        notices,
        sql.placeholder("clubIdx"),
        sql`${notices.noticeIdx} = any(${sql.placeholder("idxs")})`,
        isNotDeleted(notices),
      ),
    )
    .prepare(nameless),
);

/** How often notices have been seen by now, in their order: the one thing of a notice that changes without an edit. */
export async function selectViews(db: Database, ctx: Context, idxs: readonly number[]): Promise<number[]> {
  if (idxs.length === 0) return [];
  const { clubIdx } = ctx.club;
  const found = await sharedRead(db, `views ${clubIdx} ${idxs.join()}`, () => viewsOf(db, { clubIdx, idxs }));
  return idxs.map((idx) => found.find(({ noticeIdx }) => noticeIdx === idx)?.viewCount ?? 0);
}

/** Within its days, both included. */
function isOpen(ctx: Context): SQL | undefined {
  const today = dayOf(ctx);
  return and(
    or(isNull(notices.openFrom), lte(notices.openFrom, today)),
    or(isNull(notices.openTo), gte(notices.openTo, today)),
  );
}

/** Pinned, and the pin has not run out. */
export function isPinned(ctx: Context): SQL | undefined {
  return and(eq(notices.isTop, true), or(isNull(notices.topUntil), gte(notices.topUntil, dayOf(ctx))));
}

/** Not among the pinned ones that stand at the top: a sixth pinned notice is in the list, not lost. */
export function isNotAtTop(db: Database, ctx: Context): SQL {
  const atTop = db
    .select({ noticeIdx: notices.noticeIdx })
    .from(notices)
    .where(
      ofClub(
        notices,
        ctx.club.clubIdx,
        eq(notices.isVisible, true),
        isNotDeleted(notices),
        isOpen(ctx),
        isPinned(ctx),
      ),
    )
    .orderBy(desc(notices.createdAt), desc(notices.noticeIdx))
    .limit(maxPinned);
  return notInArray(notices.noticeIdx, atTop);
}

const newDays = 7;

/** Text fields of a notice, per language. */
export const noticeTexts = {
  first: "title",
  fields: ["title", "contents"],
  rich: ["contents"],
} as const;

/** Whether the last day comes before the first; days are `yyyy-MM-dd`, null is open. */
export function isReversedPeriod(openFrom: string | null, openTo: string | null): boolean {
  return openFrom !== null && openTo !== null && openTo < openFrom;
}

/** Whether a notice still counts as new: created within seven days. */
export function isNewNotice(createdAt: Date, now: Date): boolean {
  const age = now.getTime() - createdAt.getTime();
  return age >= 0 && age < newDays * 86_400_000;
}
