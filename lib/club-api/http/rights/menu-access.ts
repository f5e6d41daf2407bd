import type { RouteDefinition } from "@/lib/contract/define-route";
import { menusOfCall } from "@/lib/contract/page-menus";
import type { Context } from "../../platform/context";
import { type MenuAccess, type MenuReader, menuAccess } from "../../workflows/site/menu-access";
import type { AppDeps } from "../deps";
import type { Caller } from "../handler";
import type { AppContext } from "../visit";

/** What the caller may see of the menus of a club. */
export function callerMenuAccess(deps: AppDeps, c: AppContext, { club }: Pick<Context, "club">): MenuAccess {
  const moment = { club, now: deps.clock.now() };
  const reader = menuReader(c.get("visit").caller, club.clubCode, c.req.header("x-menu-token") ?? null);
  return menuAccess(deps.db, moment, reader);
}

/**
 * Refuses content of a menu that is closed to the caller. Where the handler decides which menu a call is about
 * (`menu` is a list), it asks itself; who asks for hidden rows has shown the office's right already (domain.md A33).
 */
export async function requireMenus(c: AppContext, route: RouteDefinition, menus: MenuAccess): Promise<void> {
  const isForOffice = route.adminScopeMenu !== undefined && c.req.query("scope") === "admin";
  if (isForOffice || typeof route.menu === "object") return;
  for (const code of menusOfCall(route, (name) => c.req.param(name))) await menus.require(code);
}

function menuReader(caller: Caller, clubCode: string, pass: string | null): MenuReader {
  if (caller.kind === "anonymous") return { kind: "anonymous", pass, admin: null };
  if (caller.kind === "member") {
    return { kind: caller.clubCode === clubCode ? "member" : "stranger", pass, admin: null };
  }
  const isEntitled = caller.isSSAdmin || caller.authClub.includes(clubCode);
  return { kind: isEntitled ? "admin" : "stranger", pass, admin: isEntitled ? caller : null };
}
