import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  lt,
  notInArray,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Database } from "../../db/database";
import { isStoredIdx } from "../../db/stored-idx";
import { files, notices } from "../../db/tables";
import type { LanguageChoice } from "../../platform/texts";
import { holdsKeyword, isInState, isPinnedOn, isShownOn, type NoticeState, shownTitle } from "./conditions";

export type NoticeRow = typeof notices.$inferSelect;
export type NewNotice = Omit<typeof notices.$inferInsert, "noticeIdx">;
export type { NoticeTexts } from "../../db/tables/notices";
export type ListedNotice = NoticeRow & { fileCount: number };
export type SortField = "noticeIdx" | "title" | "createdAt" | "updatedAt" | "viewCount";
export type Sort = { field: SortField; isDescending: boolean };
export type NoticePage = {
  clubIdx: number;
  today: string;
  choice: LanguageChoice;
  keyword?: string | undefined;
  state?: NoticeState | undefined;
  sorts: readonly Sort[];
  offset: number;
  limit: number;
};

const newestFirst = [desc(notices.createdAt), desc(notices.noticeIdx)];
const maxPinned = 5;

/** The pinned notices of a day, newest first, at most five. */
export function selectPinned(db: Database, clubIdx: number, today: string): Promise<ListedNotice[]> {
  return selectListed(db, and(eq(notices.clubIdx, clubIdx), isShownOn(today), isPinnedOn(today)))
    .orderBy(...newestFirst)
    .limit(maxPinned);
}

/** One page of the shown notices that are not among the pinned ones, and their number. */
export async function selectNormal(
  db: Database,
  page: NoticePage,
): Promise<{ rows: ListedNotice[]; total: number }> {
  const pinned = db
    .select({ noticeIdx: notices.noticeIdx })
    .from(notices)
    .where(and(eq(notices.clubIdx, page.clubIdx), isShownOn(page.today), isPinnedOn(page.today)))
    .orderBy(...newestFirst)
    .limit(maxPinned);
  const isWanted = and(
    eq(notices.clubIdx, page.clubIdx),
    isShownOn(page.today),
    notInArray(notices.noticeIdx, pinned),
    page.keyword ? holdsKeyword(page.keyword, page.choice) : undefined,
  );
  return selectPage(db, isWanted, page);
}

/** One page of all notices for the back office, and their number. */
export function selectForAdmin(
  db: Database,
  page: NoticePage,
): Promise<{ rows: ListedNotice[]; total: number }> {
  const isWanted = and(
    eq(notices.clubIdx, page.clubIdx),
    page.state ? isInState(page.state, page.today) : undefined,
    page.keyword ? holdsKeyword(page.keyword, page.choice) : undefined,
  );
  return selectPage(db, isWanted, page);
}

/** `shownOn` limits to what visitors see on that day; null takes every notice. */
export async function selectNotice(
  db: Database,
  clubIdx: number,
  noticeIdx: number,
  shownOn: string | null,
): Promise<NoticeRow | null> {
  if (!isStoredIdx(noticeIdx)) return null;
  const rows = await db
    .select()
    .from(notices)
    .where(
      and(
        eq(notices.clubIdx, clubIdx),
        eq(notices.noticeIdx, noticeIdx),
        shownOn === null ? undefined : isShownOn(shownOn),
      ),
    );
  return rows[0] ?? null;
}

/** The next older (`prev`) and newer (`next`) notice. */
export async function selectNeighbours(
  db: Database,
  notice: NoticeRow,
  shownOn: string | null,
): Promise<{ prev: NoticeRow | null; next: NoticeRow | null }> {
  const { createdAt, noticeIdx } = notice;
  const isCandidate = and(
    eq(notices.clubIdx, notice.clubIdx),
    shownOn === null ? undefined : isShownOn(shownOn),
  );
  const isOlder = or(
    lt(notices.createdAt, createdAt),
    and(eq(notices.createdAt, createdAt), lt(notices.noticeIdx, noticeIdx)),
  );
  const isNewer = or(
    gt(notices.createdAt, createdAt),
    and(eq(notices.createdAt, createdAt), gt(notices.noticeIdx, noticeIdx)),
  );
  const older = await db
    .select()
    .from(notices)
    .where(and(isCandidate, isOlder))
    .orderBy(...newestFirst)
    .limit(1);
  const newer = await db
    .select()
    .from(notices)
    .where(and(isCandidate, isNewer))
    .orderBy(asc(notices.createdAt), asc(notices.noticeIdx))
    .limit(1);
  return { prev: older[0] ?? null, next: newer[0] ?? null };
}

export async function insertNotice(db: Database, notice: NewNotice): Promise<number> {
  const rows = await db.insert(notices).values(notice).returning({ noticeIdx: notices.noticeIdx });
  const first = rows[0];
  if (!first) throw new Error("The notice was not stored.");
  return first.noticeIdx;
}

/** The row under a lock, so that of two edits at once the second sees what the first wrote. */
export async function lockNotice(
  db: Database,
  clubIdx: number,
  noticeIdx: number,
): Promise<NoticeRow | null> {
  if (!isStoredIdx(noticeIdx)) return null;
  const rows = await db
    .select()
    .from(notices)
    .where(and(eq(notices.clubIdx, clubIdx), eq(notices.noticeIdx, noticeIdx)))
    .for("update");
  return rows[0] ?? null;
}

/** Saves a change of the version that was read; false when another edit was faster. */
export async function updateNotice(
  db: Database,
  { clubIdx, noticeIdx, version }: Pick<NoticeRow, "clubIdx" | "noticeIdx" | "version">,
  change: Partial<NewNotice>,
): Promise<boolean> {
  const rows = await db
    .update(notices)
    .set({ ...change, version: version + 1 })
    .where(and(eq(notices.clubIdx, clubIdx), eq(notices.noticeIdx, noticeIdx), eq(notices.version, version)))
    .returning({ noticeIdx: notices.noticeIdx });
  return rows.length === 1;
}

/** Deletes the named notices that exist; their idxs. */
export async function deleteNotices(
  db: Database,
  clubIdx: number,
  noticeIdxs: readonly number[],
): Promise<number[]> {
  const rows = await db
    .delete(notices)
    .where(and(eq(notices.clubIdx, clubIdx), inArray(notices.noticeIdx, noticeIdxs.filter(isStoredIdx))))
    .returning({ noticeIdx: notices.noticeIdx });
  return rows.map((row) => row.noticeIdx);
}

function selectListed(db: Database, isWanted: SQL | undefined) {
  return db
    .select({ ...getTableColumns(notices), fileCount: fileCount() })
    .from(notices)
    .where(isWanted)
    .$dynamic();
}

async function selectPage(db: Database, isWanted: SQL | undefined, page: NoticePage) {
  const rows = await selectListed(db, isWanted)
    .orderBy(...page.sorts.map((sort) => orderOf(sort, page.choice)), ...newestFirst)
    .limit(page.limit)
    .offset(page.offset);
  const totals = await db.select({ total: count() }).from(notices).where(isWanted);
  return { rows, total: totals[0]?.total ?? 0 };
}

function orderOf({ field, isDescending }: Sort, choice: LanguageChoice): SQL {
  const column = field === "title" ? shownTitle(choice) : notices[field];
  return isDescending ? desc(column) : asc(column);
}

function fileCount(): SQL<number> {
  return sql<number>`(select count(*)::int from ${files} where ${files.clubIdx} = ${notices.clubIdx}
    and ${files.kind} = 'notice' and ${files.ownerIdx} = ${notices.noticeIdx})`;
}
