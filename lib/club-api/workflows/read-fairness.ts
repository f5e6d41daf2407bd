import type { RouteParsed } from "@/lib/contract/define-route";
import type { CallOutput, RouteOf } from "@/lib/contract/routes";
import { clubDate } from "@/lib/shared/club-time";
import type { Database } from "../db/database";
import { recordDeed } from "../domains/audit";
import { codeNames } from "../domains/codes";
import { periodSpan, type Span, spanCompared } from "../domains/dashboard";
import { figureRows, listCancellers, readFigures, type Scope } from "../domains/fairness";
import type { Act } from "../platform/act";
import { veilFor } from "../platform/veil";

type Query = RouteParsed<RouteOf<"GET /ops/fairness">>["query"];
type PageQuery = RouteParsed<RouteOf<"GET /ops/fairness/figures">>["query"];
type CancellerQuery = RouteParsed<RouteOf<"GET /ops/fairness/cancellers">>["query"];

/** The committee's view of a span: figures beside those of the span before, of a running one as many days. */
export async function readFairness(
  db: Database,
  act: Act,
  query: Query,
): Promise<CallOutput<"GET /ops/fairness">> {
  const { span, compared } = spansOf(act, query);
  const { figures, deciles } = await readFigures(db, act, scopeOf(act, query, span));
  const before = await readFigures(db, act, scopeOf(act, query, compared));
  return { ...span, compared, choices: await choicesOf(db, act), figures, before: before.figures, deciles };
}

/** The same figures in rows. */
export async function readFigureRows(
  db: Database,
  act: Act,
  query: PageQuery,
): Promise<CallOutput<"GET /ops/fairness/figures">> {
  const { span, compared } = spansOf(act, query);
  const { figures } = await readFigures(db, act, scopeOf(act, query, span));
  const before = await readFigures(db, act, scopeOf(act, query, compared));
  return pageOf(figureRows(figures, before.figures, act.choice.language), query);
}

export async function readDeciles(
  db: Database,
  act: Act,
  query: PageQuery,
): Promise<CallOutput<"GET /ops/fairness/deciles">> {
  const { deciles } = await readFigures(db, act, scopeOf(act, query, spansOf(act, query).span));
  return pageOf(deciles, query);
}

/** Who cancelled repeatedly, as the veil shows them; the look goes on record. */
export async function readCancellers(
  db: Database,
  act: Act,
  query: CancellerQuery,
): Promise<CallOutput<"GET /ops/fairness/cancellers">> {
  const { page, size } = query;
  const { span } = spansOf(act, query);
  const veil = veilFor(query.reason);
  const place = { offset: (page - 1) * size, limit: size };
  const { rows, total } = await listCancellers(db, scopeOf(act, query, span), place);
  const names = await codeNames(db, act.club.clubIdx, "memberTypes", act.choice);
  const { isMasked, reason } = veil;
  const after = { ...span, cancels: query.cancels, isMasked };
  await recordDeed(db, act, { action: "VIEW", entity: "fairness", entityKey: "cancellers", after, reason });
  const list = rows.map((row) => ({
    ...row,
    memberName: veil.name(row.memberName),
    memberTypeName: names.get(row.memberType) ?? row.memberType,
  }));
  return { list, total, page, size };
}

function spansOf(act: Act, { period, date }: Query): { span: Span; compared: Span } {
  const today = clubDate(act.now, act.club.zone);
  const span = periodSpan(period, date ?? today);
  return { span, compared: spanCompared(period, span, today) };
}

function scopeOf(act: Act, query: Query, span: Span): Scope {
  const { memberTypes = null, primeDay, primePeriods, cancels } = query;
  return { clubIdx: act.club.clubIdx, ...span, memberTypes, primeDay, primePeriods, cancels };
}

async function choicesOf(db: Database, act: Act) {
  const list = async (group: string) =>
    [...(await codeNames(db, act.club.clubIdx, group, act.choice))].map(([key, name]) => ({ key, name }));
  return { memberTypes: await list("memberTypes"), periods: await list("periods") };
}

function pageOf<T>(rows: readonly T[], { page, size }: { page: number; size: number }) {
  return { list: rows.slice((page - 1) * size, page * size), total: rows.length, page, size };
}
