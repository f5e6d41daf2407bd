import type { CallOutput } from "@/lib/contract/routes";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import {
  adminPartOf,
  type BoardScope,
  dayOf,
  pageInput,
  rowFacts,
  type StateQuery,
  scopeOf,
  shownTexts,
} from "../boards";
import {
  daysLeft,
  eventBoard,
  eventColumns,
  eventTexts,
  isInProgress,
  type ListedEvent,
  listedColumns,
  type Progress,
  progressOf,
} from "./repository";

type EventList = CallOutput<"GET /event">;
type EventDetail = CallOutput<"GET /event/{id}">;

const publicSorts = ["startDate", "endDate", "viewCount"];
const adminSorts = [...publicSorts, "eventIdx", "title", "createdAt", "updatedAt"];

/** Events, newest first; for the back office hidden ones too. Throws 9001 `sort`. */
export async function readEvents(
  db: Database,
  ctx: Context,
  query: StateQuery & { progress?: Progress | undefined; scope?: "admin" | undefined },
): Promise<EventList> {
  const scope = scopeOf(query);
  const input = pageInput(query, scope, scope === "admin" ? adminSorts : publicSorts);
  const where = query.progress && isInProgress(query.progress, ctx);
  const page = { ...input, state: query.state, where };
  const { rows, total } = await eventBoard.pageOf(db, ctx, page, listedColumns);
  return { list: rows.map((row) => summaryOf(row, ctx, scope)), total, page: query.page, size: query.size };
}

/** One event with its neighbours; 2001 when the scope does not see it. */
export async function readEvent(
  db: Database,
  ctx: Context,
  eventIdx: number,
  scope: BoardScope,
): Promise<EventDetail> {
  const found = await eventBoard.findBetween(db, ctx, { idx: eventIdx, scope }, eventColumns);
  if (!found) throw new ClubFailure("NOT_FOUND");
  const { row, prev, next } = found;
  const { text, language, languages } = shownTexts(eventTexts, row.texts, ctx);
  return {
    ...factsOf(row, ctx),
    ...text,
    memberTypes: row.memberTypes,
    link: row.link,
    viewCount: row.viewCount,
    prev: prev && { eventIdx: prev.idx, title: prev.title },
    next: next && { eventIdx: next.idx, title: next.title },
    languages,
    language,
    ...(scope === "admin" ? { admin: adminPartOf(eventTexts, row, ctx) } : {}),
  };
}

function factsOf(row: ListedEvent, ctx: Context) {
  const { eventIdx, startDate, endDate, thumbUrl } = row;
  const today = dayOf(ctx);
  return {
    eventIdx,
    startDate,
    endDate,
    thumbUrl,
    progress: progressOf(today, row),
    dDay: daysLeft(today, row),
    createdAt: clubTimestamp(row.createdAt, ctx.club.zone),
    updatedAt: clubTimestamp(row.updatedAt, ctx.club.zone),
  };
}

function summaryOf(row: ListedEvent, ctx: Context, scope: BoardScope): EventList["list"][number] {
  const { memberTypes, link, viewCount } = row;
  const { text, languages } = shownTexts(eventTexts, row.texts, ctx);
  const { title, summary } = text;
  return {
    ...factsOf(row, ctx),
    title,
    summary,
    memberTypes,
    link,
    viewCount,
    languages,
    ...(scope === "admin" ? { admin: rowFacts(row, ctx) } : {}),
  };
}
