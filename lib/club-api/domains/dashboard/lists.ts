import type { CallOutput } from "@/lib/contract/routes";
import { clubDate } from "@/lib/shared/club-time";
import type { Database } from "../../db/database";
import type { Act } from "../../platform/act";
import { readPlay } from "./play";
import { askedSpan, type PeriodQuery } from "./report";
import { selectDays } from "./report-repository";
import type { Span } from "./rules";

type Place = { page: number; size: number };
type ListQuery = PeriodQuery & Place;

/** The counters of a period day by day. These lists throw 9001 as the figures do. */
export async function readDays(
  db: Database,
  act: Act,
  query: ListQuery,
): Promise<CallOutput<"GET /ops/dashboard/days">> {
  const rows = await selectDays(db, act.club.clubIdx, spanOf(act, query));
  return pageOf(
    rows.map(({ clubIdx: _club, ...day }) => day),
    query,
  );
}

export async function readCourses(
  db: Database,
  act: Act,
  query: ListQuery,
): Promise<CallOutput<"GET /ops/dashboard/courses">> {
  return pageOf((await readPlay(db, act, spanOf(act, query))).byCourse, query);
}

export async function readChannels(
  db: Database,
  act: Act,
  query: ListQuery,
): Promise<CallOutput<"GET /ops/dashboard/channels">> {
  return pageOf((await readPlay(db, act, spanOf(act, query))).byChannel, query);
}

function spanOf(act: Act, query: PeriodQuery): Span {
  return askedSpan(query, clubDate(act.now, act.club.zone));
}

function pageOf<T>(rows: readonly T[], { page, size }: Place) {
  return { list: rows.slice((page - 1) * size, page * size), total: rows.length, page, size };
}
