import type { CallOutput } from "@/lib/contract/routes";
import { clubDate } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { askedSpan, type PeriodQuery, readPlay } from "./report";
import { selectDays } from "./report-repository";
import type { Span } from "./rules";

type PageQuery = { page: number; size: number };
type ListQuery = PeriodQuery & PageQuery;

/** The counters of a period day by day. These lists throw 9001 as the figures do. */
export async function readDays(
  db: Database,
  ctx: Context,
  query: ListQuery,
): Promise<CallOutput<"GET /ops/dashboard/days">> {
  const rows = await selectDays(db, ctx.club.clubIdx, spanOf(ctx, query));
  return pageOf(
    rows.map(({ clubIdx: _club, ...day }) => day),
    query,
  );
}

export async function readCourses(
  db: Database,
  ctx: Context,
  query: ListQuery,
): Promise<CallOutput<"GET /ops/dashboard/courses">> {
  return pageOf((await readPlay(db, ctx, spanOf(ctx, query))).byCourse, query);
}

export async function readChannels(
  db: Database,
  ctx: Context,
  query: ListQuery,
): Promise<CallOutput<"GET /ops/dashboard/channels">> {
  return pageOf((await readPlay(db, ctx, spanOf(ctx, query))).byChannel, query);
}

function spanOf(ctx: Context, query: PeriodQuery): Span {
  return askedSpan(query, clubDate(ctx.now, ctx.club.zone));
}

function pageOf<T>(rows: readonly T[], { page, size }: PageQuery) {
  return { list: rows.slice((page - 1) * size, page * size), total: rows.length, page, size };
}
