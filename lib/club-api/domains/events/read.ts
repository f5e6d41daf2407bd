import type { CallOutput } from "@/lib/contract/routes";
import { clubTimestamp } from "@/lib/shared/club-time";
import type { Database } from "../../db/database";
import type { Act } from "../../platform/act";
import { ClubFailure } from "../../platform/failure";
import {
  adminPartOf,
  type BoardScope,
  dayOf,
  pageWish,
  rowFacts,
  type StateQuery,
  scopeOf,
  shownField,
  shownTexts,
} from "../boards";
import { type EventRow, eventBoard, isInProgress } from "./repository";
import { daysLeft, eventTexts, type Progress, progressOf } from "./rules";

type EventList = CallOutput<"GET /event">;
type EventDetail = CallOutput<"GET /event/{id}">;

const publicSorts = ["startDate", "endDate", "viewCount"];
const adminSorts = [...publicSorts, "eventIdx", "title", "createdAt", "updatedAt"];

/** Events, newest first; for the back office hidden ones too. Throws 9001 `sort`. */
export async function readEvents(
  db: Database,
  act: Act,
  query: StateQuery & { progress?: Progress | undefined; scope?: "admin" | undefined },
): Promise<EventList> {
  const scope = scopeOf(query);
  const wish = pageWish(query, scope, scope === "admin" ? adminSorts : publicSorts);
  const where = query.progress && isInProgress(query.progress, act);
  const { rows, total } = await eventBoard.page(db, act, { ...wish, state: query.state, where });
  return { list: rows.map((row) => summaryOf(row, act, scope)), total, page: query.page, size: query.size };
}

/** One event with its neighbours; 2001 when the scope does not see it. */
export async function readEvent(
  db: Database,
  act: Act,
  eventIdx: number,
  scope: BoardScope,
): Promise<EventDetail> {
  const row = await eventBoard.find(db, act, eventIdx, scope);
  if (!row) throw new ClubFailure("NOT_FOUND");
  const { prev, next } = await eventBoard.neighbours(db, act, row, scope);
  const { text, language, languages } = shownTexts(eventTexts, row.texts, act);
  return {
    ...factsOf(row, act),
    ...text,
    memberTypes: row.memberTypes,
    link: row.link,
    viewCount: row.viewCount,
    prev: neighbourOf(prev, act),
    next: neighbourOf(next, act),
    languages,
    language,
    ...(scope === "admin" ? { admin: adminPartOf(eventTexts, row, act) } : {}),
  };
}

function factsOf(row: EventRow, act: Act) {
  const { eventIdx, startDate, endDate, thumbUrl } = row;
  const today = dayOf(act);
  return {
    eventIdx,
    startDate,
    endDate,
    thumbUrl,
    progress: progressOf(today, row),
    dDay: daysLeft(today, row),
    createdAt: clubTimestamp(row.createdAt, act.club.zone),
    updatedAt: clubTimestamp(row.updatedAt, act.club.zone),
  };
}

function summaryOf(row: EventRow, act: Act, scope: BoardScope): EventList["list"][number] {
  const { memberTypes, link, viewCount } = row;
  const { text, languages } = shownTexts(eventTexts, row.texts, act);
  const { title, summary } = text;
  return {
    ...factsOf(row, act),
    ...{ title, summary, memberTypes, link, viewCount, languages },
    ...(scope === "admin" ? { admin: rowFacts(row, act) } : {}),
  };
}

function neighbourOf(row: EventRow | null, act: Act): EventDetail["prev"] {
  return row && { eventIdx: row.eventIdx, title: shownField(row.texts, "title", act) };
}
