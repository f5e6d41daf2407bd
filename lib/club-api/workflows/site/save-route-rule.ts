import type { CallOutput } from "@/lib/contract/routes";
import type { RouteRuleChange, RouteRuleInput } from "@/lib/contract/site/route-rules";
import type { Database } from "../../db/database";
import { readPublicMenus } from "../../domains/menus";
import { changeRouteRule, createRouteRule } from "../../domains/route-rules";
import type { Context } from "../../platform/context";

/** Stores a rule for an old address, held against the pages of the club's menus. Throws as `createRouteRule` does. */
export async function addRouteRule(
  db: Database,
  ctx: Context,
  input: RouteRuleInput,
): Promise<{ ruleIdx: number }> {
  return createRouteRule(db, ctx, input, await readPublicMenus(db, ctx.club.clubIdx, ctx.choice));
}

/** Changes a rule, held against the pages of the club's menus. Throws as `changeRouteRule` does. */
export async function editRouteRule(
  db: Database,
  ctx: Context,
  ruleIdx: number,
  change: RouteRuleChange,
): Promise<CallOutput<"PUT /ops/route-rules/{id}">> {
  const pages = await readPublicMenus(db, ctx.club.clubIdx, ctx.choice);
  return changeRouteRule(db, ctx, ruleIdx, { change, pages });
}
