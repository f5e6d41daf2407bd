import type { RouteParsed } from "@/lib/contract/define-route";
import type { CallOutput, RouteOf } from "@/lib/contract/routes";
import { clubDate } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { recordAudit } from "../../domains/audit";
import { codeNames } from "../../domains/codes";
import { periodSpan, type Span, spanCompared } from "../../domains/dashboard";
import { figureRows, listCancellers, readFigures, type Scope } from "../../domains/fairness";
import type { Context } from "../../platform/context";
import { veilFor } from "../../platform/veil";

type Query = RouteParsed<RouteOf<"GET /ops/fairness">>["query"];
type PageQuery = RouteParsed<RouteOf<"GET /ops/fairness/figures">>["query"];
type CancellerQuery = RouteParsed<RouteOf<"GET /ops/fairness/cancellers">>["query"];

/** The committee's view of a span: figures beside those of the span before, of a running one as many days. */
export async function readFairness(
  db: Database,
  ctx: Context,
  query: Query,
): Promise<CallOutput<"GET /ops/fairness">> {
  const { span, compared } = spansOf(ctx, query);
  const { figures, deciles } = await readFigures(db, ctx, scopeOf(ctx, query, span));
  const before = await readFigures(db, ctx, scopeOf(ctx, query, compared));
  return { ...span, compared, choices: await choicesOf(db, ctx), figures, before: before.figures, deciles };
}

/** The same figures in rows. */
export async function readFigureRows(
  db: Database,
  ctx: Context,
  query: PageQuery,
): Promise<CallOutput<"GET /ops/fairness/figures">> {
  const { span, compared } = spansOf(ctx, query);
  const { figures } = await readFigures(db, ctx, scopeOf(ctx, query, span));
  const before = await readFigures(db, ctx, scopeOf(ctx, query, compared));
  return pageOf(figureRows(figures, before.figures, ctx.choice.language), query);
}

export async function readDeciles(
  db: Database,
  ctx: Context,
  query: PageQuery,
): Promise<CallOutput<"GET /ops/fairness/deciles">> {
  const { deciles } = await readFigures(db, ctx, scopeOf(ctx, query, spansOf(ctx, query).span));
  return pageOf(deciles, query);
}

/** Who cancelled repeatedly, as the veil shows them; the look goes on record. */
export async function readCancellers(
  db: Database,
  ctx: Context,
  query: CancellerQuery,
): Promise<CallOutput<"GET /ops/fairness/cancellers">> {
  const { page, size } = query;
  const { span } = spansOf(ctx, query);
  const veil = veilFor(query.reason);
  const place = { offset: (page - 1) * size, limit: size };
  const { rows, total } = await listCancellers(db, scopeOf(ctx, query, span), place);
  const names = await codeNames(db, ctx.club.clubIdx, "memberTypes", ctx.choice);
  const { isMasked, reason } = veil;
  const after = { ...span, cancels: query.cancels, isMasked };
  await recordAudit(db, ctx, { action: "VIEW", entity: "fairness", entityKey: "cancellers", after, reason });
  const list = rows.map((row) => ({
    ...row,
    memberName: veil.name(row.memberName),
    memberTypeName: names.get(row.memberType) ?? row.memberType,
  }));
  return { list, total, page, size };
}

function spansOf(ctx: Context, { period, date }: Query): { span: Span; compared: Span } {
  const today = clubDate(ctx.now, ctx.club.zone);
  const span = periodSpan(period, date ?? today);
  return { span, compared: spanCompared(period, span, today) };
}

function scopeOf(ctx: Context, query: Query, span: Span): Scope {
  const { memberTypes = null, primeDay, primePeriods, cancels } = query;
  return { clubIdx: ctx.club.clubIdx, ...span, memberTypes, primeDay, primePeriods, cancels };
}

async function choicesOf(db: Database, ctx: Context) {
  const list = async (group: string) =>
    [...(await codeNames(db, ctx.club.clubIdx, group, ctx.choice))].map(([key, name]) => ({ key, name }));
  return { memberTypes: await list("memberTypes"), periods: await list("periods") };
}

function pageOf<T>(rows: readonly T[], { page, size }: { page: number; size: number }) {
  return { list: rows.slice((page - 1) * size, page * size), total: rows.length, page, size };
}
