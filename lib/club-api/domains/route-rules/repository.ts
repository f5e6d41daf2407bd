import { asc, desc, eq, inArray, or, sql } from "drizzle-orm";
import type { RouteKind } from "@/lib/shared/addresses/route-rules";
import type { Database } from "../../db/database";
import { isStoredIdx } from "../../db/json-rows";
import { ofClub } from "../../db/of-club";
import { oneOfClub } from "../../db/one-of-club";
import { routeRules } from "../../db/tables";

export type RouteRuleRow = typeof routeRules.$inferSelect;
type NewRouteRule = Omit<typeof routeRules.$inferInsert, "ruleIdx">;

export type RouteRuleFilter = {
  keyword?: string | undefined;
  kind?: RouteKind | undefined;
  state?: "ON" | "OFF" | undefined;
};

const sortFields = {
  fromPath: sql`${routeRules.fromPath} collate "C"`,
  toPath: sql`coalesce(${routeRules.toPath}, '') collate "C"`,
  hits: sql`${routeRules.hits}`,
  lastHitAt: sql`coalesce(${routeRules.lastHitAt}, '-infinity'::timestamptz)`,
  updatedAt: sql`${routeRules.updatedAt}`,
};
export type RouteRuleSort = keyof typeof sortFields;

export function isRouteRuleSort(field: string): field is RouteRuleSort {
  return Object.hasOwn(sortFields, field);
}

type PageQuery = {
  sorts: readonly { field: RouteRuleSort; isDescending: boolean }[];
  offset: number;
  limit: number;
};

/** One page of a club's rules, the newest first unless sorted, and their number. */
export async function selectRouteRules(
  db: Database,
  clubIdx: number,
  { keyword, kind, state }: RouteRuleFilter,
  { sorts, offset, limit }: PageQuery,
): Promise<{ rows: RouteRuleRow[]; total: number }> {
  const holds = (column: typeof routeRules.fromPath | typeof routeRules.toPath | typeof routeRules.memo) =>
    sql`position(lower(${keyword}::text) in lower(coalesce(${column}, ''))) > 0`;
  const isWanted = ofClub(
    routeRules,
    clubIdx,
    keyword ? or(holds(routeRules.fromPath), holds(routeRules.toPath), holds(routeRules.memo)) : undefined,
    kind && eq(routeRules.kind, kind),
    state && eq(routeRules.isActive, state === "ON"),
  );
  const rows = await db
    .select()
    .from(routeRules)
    .where(isWanted)
    .orderBy(
      ...sorts.map(({ field, isDescending }) =>
        isDescending ? desc(sortFields[field]) : asc(sortFields[field]),
      ),
      desc(routeRules.updatedAt),
      desc(routeRules.ruleIdx),
    )
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(routeRules, isWanted) };
}

/** The rules by which a club's site answers. */
export function selectActiveRules(
  db: Database,
  clubIdx: number,
): Promise<{ from: string; to: string | null; kind: RouteKind }[]> {
  return db
    .select({ from: routeRules.fromPath, to: routeRules.toPath, kind: routeRules.kind })
    .from(routeRules)
    .where(ofClub(routeRules, clubIdx, eq(routeRules.isActive, true)))
    .orderBy(routeRules.ruleIdx);
}

/** All rules of a club; `lockClubRules` comes first where one of them is changed. */
export function selectClubRules(db: Database, clubIdx: number): Promise<RouteRuleRow[]> {
  return db.select().from(routeRules).where(ofClub(routeRules, clubIdx)).orderBy(routeRules.ruleIdx);
}

/** Holds back other changes of a club's rules until the transaction ends: a loop needs two of them. */
export async function lockClubRules(tx: Database, clubIdx: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`route rules ${clubIdx}`}, 0))`);
}

export async function selectRouteRule(
  db: Database,
  clubIdx: number,
  ruleIdx: number,
): Promise<RouteRuleRow | null> {
  if (!isStoredIdx(ruleIdx)) return null;
  return oneOfClub(db, routeRules, clubIdx, eq(routeRules.ruleIdx, ruleIdx));
}

export async function insertRouteRule(tx: Database, row: NewRouteRule): Promise<RouteRuleRow> {
  const rows = await tx.insert(routeRules).values(row).returning();
  const first = rows[0];
  if (!first) throw new Error("The rule was not stored.");
  return first;
}

export async function updateRouteRule(
  tx: Database,
  { clubIdx, ruleIdx }: { clubIdx: number; ruleIdx: number },
  change: Partial<NewRouteRule>,
): Promise<void> {
  await tx
    .update(routeRules)
    .set(change)
    .where(ofClub(routeRules, clubIdx, eq(routeRules.ruleIdx, ruleIdx)));
}

export function deleteRouteRules(
  tx: Database,
  clubIdx: number,
  ruleIdxs: readonly number[],
): Promise<RouteRuleRow[]> {
  return tx
    .delete(routeRules)
    .where(ofClub(routeRules, clubIdx, inArray(routeRules.ruleIdx, ruleIdxs.filter(isStoredIdx))))
    .returning();
}

/** Adds to the hits of a rule, in one statement that waits for no editor; whether there is such a rule. */
export async function addRouteHits(
  db: Database,
  clubIdx: number,
  { from, count: times, at }: { from: string; count: number; at: Date },
): Promise<boolean> {
  const rows = await db
    .update(routeRules)
    .set({ hits: sql`${routeRules.hits} + ${times}`, lastHitAt: at })
    .where(ofClub(routeRules, clubIdx, eq(routeRules.fromPath, from)))
    .returning({ ruleIdx: routeRules.ruleIdx });
  return rows.length > 0;
}
