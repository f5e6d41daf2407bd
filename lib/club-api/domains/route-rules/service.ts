import type { CallOutput } from "@/lib/contract/routes";
import { mostRouteRules, type RouteRuleChange, type RouteRuleInput } from "@/lib/contract/site/route-rules";
import { type Addressed, isAtOrBelow } from "@/lib/shared/addresses/menu-paths";
import { isSitesOwn } from "@/lib/shared/addresses/reserved-paths";
import { oldAddress, type RouteRule, routeClash } from "@/lib/shared/addresses/route-rules";
import { pageAt } from "@/lib/shared/addresses/site-pages";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { actorName, type Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { recordAudit } from "../audit";
import { type SortPart, sortParts } from "../boards";
import {
  addRouteHits,
  deleteRouteRules,
  insertRouteRule,
  isRouteRuleSort,
  lockClubRules,
  type RouteRuleFilter,
  type RouteRuleRow,
  selectActiveRules,
  selectClubRules,
  selectRouteRule,
  selectRouteRules,
  updateRouteRule,
} from "./repository";

type Listed = CallOutput<"GET /ops/route-rules/{id}">;
type ListQuery = RouteRuleFilter & { page: number; size: number; sort?: string | undefined };
/** The pages of the club's menus, with the names that the office calls them by. */
export type NamedPage = Addressed & { name: string };

/** The rules by which the club's site answers old addresses. */
export async function readActiveRules(
  db: Database,
  clubIdx: number,
): Promise<CallOutput<"GET /ext/route-rules">> {
  return { list: await selectActiveRules(db, clubIdx) };
}

/** One page of the club's rules. Throws 9001 `sort`. */
export async function readRouteRules(
  db: Database,
  ctx: Context,
  { page, size, sort, ...filter }: ListQuery,
): Promise<CallOutput<"GET /ops/route-rules">> {
  const { rows, total } = await selectRouteRules(db, ctx.club.clubIdx, filter, {
    sorts: sortParts(sort).map(knownSort),
    offset: (page - 1) * size,
    limit: size,
  });
  return { list: rows.map((row) => listed(row, ctx)), total, page, size };
}

/** One rule; throws 2001 for an unknown one. */
export async function readRouteRule(db: Database, ctx: Context, ruleIdx: number): Promise<Listed> {
  const row = await selectRouteRule(db, ctx.club.clubIdx, ruleIdx);
  if (!row) throw new ClubFailure("NOT_FOUND");
  return listed(row, ctx);
}

/**
 * Stores a rule. Throws 2511 for the address of a page, 2512 for one that has a rule, 2513 for a loop, 2514 for a chain,
 * 2515 beyond the most rules that a club has.
 */
export function createRouteRule(
  db: Database,
  ctx: Context,
  input: RouteRuleInput,
  pages: readonly NamedPage[],
): Promise<{ ruleIdx: number }> {
  return transaction(db, async (tx) => {
    const { clubIdx } = ctx.club;
    await lockClubRules(tx, clubIdx);
    const others = await selectClubRules(tx, clubIdx);
    if (others.length >= mostRouteRules) throw new ClubFailure("ROUTE_MANY", [String(mostRouteRules)]);
    const wanted = { ...input, ...soundRule(input) };
    refuseClash(wanted, others, pages);
    const row = await insertRouteRule(tx, {
      ...wanted,
      clubIdx,
      createdAt: ctx.now,
      createdBy: actorName(ctx.by),
      updatedAt: ctx.now,
      updatedBy: actorName(ctx.by),
    });
    await recordAudit(tx, ctx, {
      action: "CREATE",
      entity: "routeRule",
      entityKey: row.ruleIdx,
      after: audited(row),
    });
    return { ruleIdx: row.ruleIdx };
  });
}

/** Changes the named fields. Throws 2001, 2002, and what `createRouteRule` does. */
export function changeRouteRule(
  db: Database,
  ctx: Context,
  ruleIdx: number,
  { change: { version, ...input }, pages }: { change: RouteRuleChange; pages: readonly NamedPage[] },
): Promise<CallOutput<"PUT /ops/route-rules/{id}">> {
  return transaction(db, async (tx) => {
    await lockClubRules(tx, ctx.club.clubIdx);
    const all = await selectClubRules(tx, ctx.club.clubIdx);
    const row = all.find((one) => one.ruleIdx === ruleIdx);
    if (!row) throw new ClubFailure("NOT_FOUND");
    if (version !== row.version) throw new ClubFailure("STALE");
    const merged = { ...row, ...input };
    const change = {
      ...input,
      ...soundRule(merged),
      version: row.version + 1,
      updatedAt: ctx.now,
      updatedBy: actorName(ctx.by),
    };
    const after = { ...row, ...change };
    refuseClash(
      after,
      all.filter((one) => one !== row),
      pages,
    );
    await updateRouteRule(tx, row, change);
    await recordAudit(tx, ctx, {
      action: "UPDATE",
      entity: "routeRule",
      entityKey: ruleIdx,
      before: audited(row),
      after: audited(after),
    });
    return { ruleIdx, updatedAt: clubTimestamp(ctx.now, ctx.club.zone), version: after.version };
  });
}

/** Deletes rules; how many there were. */
export function removeRouteRules(
  db: Database,
  ctx: Context,
  ruleIdxs: readonly number[],
): Promise<{ deleted: number }> {
  return transaction(db, async (tx) => {
    await lockClubRules(tx, ctx.club.clubIdx);
    const gone = await deleteRouteRules(tx, ctx.club.clubIdx, ruleIdxs);
    const entityKey = gone.map((row) => row.ruleIdx).join(",") || ruleIdxs.join(",");
    await recordAudit(tx, ctx, {
      action: "DELETE",
      entity: "routeRule",
      entityKey,
      before: gone.map(audited),
    });
    return { deleted: gone.length };
  });
}

/** Adds what the web counted; how many of the rules there still are. */
export async function countRouteHits(
  db: Database,
  clubIdx: number,
  { hits, at }: { hits: readonly { from: string; count: number }[]; at: Date },
): Promise<{ counted: number }> {
  let counted = 0;
  for (const hit of hits) if (await addRouteHits(db, clubIdx, { ...hit, at })) counted += 1;
  return { counted };
}

/** A rule with its address in one form; an address that is gone leads nowhere. Throws 9001. */
function soundRule(rule: {
  fromPath: string;
  toPath: string | null;
  kind: RouteRule["kind"];
}): Pick<RouteRuleRow, "fromPath" | "toPath" | "kind"> {
  const fromPath = oldAddress(rule.fromPath);
  if (fromPath === null) throw new ClubFailure("VAL_FIELD", ["fromPath", "old_address"]);
  if (rule.kind === "410") return { fromPath, toPath: null, kind: rule.kind };
  if (rule.toPath === null) throw new ClubFailure("VAL_FIELD", ["toPath", "required"]);
  return { fromPath, toPath: rule.toPath, kind: rule.kind };
}

function refuseClash(
  rule: Pick<RouteRuleRow, "fromPath" | "toPath" | "kind" | "isActive">,
  others: readonly RouteRuleRow[],
  pages: readonly NamedPage[],
): void {
  const { fromPath } = rule;
  if (isSitesOwn(fromPath) || pageAt(pages, fromPath) !== null) {
    const page = pages.find(({ seoSlug }) => isAtOrBelow(fromPath, seoSlug));
    throw new ClubFailure("ROUTE_PAGE", [fromPath, page?.name ?? fromPath]);
  }
  if (others.some((other) => other.fromPath === fromPath)) throw new ClubFailure("ROUTE_TAKEN", [fromPath]);
  if (!rule.isActive) return;
  const active = others.filter((other) => other.isActive).map(plainRule);
  const clash = routeClash(plainRule(rule), active);
  if (clash?.kind === "loop") throw new ClubFailure("ROUTE_LOOP", [clash.way.join(" → ")]);
  if (clash) throw new ClubFailure("ROUTE_CHAIN", [clash.way.join(" → "), clash.way[0] ?? ""]);
}

const plainRule = ({
  fromPath,
  toPath,
  kind,
}: Pick<RouteRuleRow, "fromPath" | "toPath" | "kind">): RouteRule => ({
  from: fromPath,
  to: toPath,
  kind,
});

/** The audited fields of a rule: hits come and go without an editor. */
function audited({ fromPath, toPath, kind, memo, isActive }: RouteRuleRow) {
  return { fromPath, toPath, kind, memo, isActive };
}

function knownSort({ field, isDescending }: SortPart) {
  if (!isRouteRuleSort(field)) throw new ClubFailure("VAL_FIELD", ["sort", "sortable"]);
  return { field, isDescending };
}

function listed(row: RouteRuleRow, { club }: Context): Listed {
  return {
    ruleIdx: row.ruleIdx,
    fromPath: row.fromPath,
    toPath: row.toPath,
    kind: row.kind,
    memo: row.memo,
    isActive: row.isActive,
    hits: row.hits,
    lastHitAt: row.lastHitAt && clubTimestamp(row.lastHitAt, club.zone),
    updatedAt: clubTimestamp(row.updatedAt, club.zone),
    updatedBy: row.updatedBy,
    version: row.version,
  };
}
