import { draftMenus, isDraftEntity } from "@/lib/contract/boards/board-entities";
import type { PermissionFlag, RouteDefinition } from "@/lib/contract/define-route";
import { menusOfCall } from "@/lib/contract/page-menus";
import type { Database } from "../../db/database";
import { findAdmin, permissionSubject } from "../../domains/admins";
import { hasFlag, readPermissions } from "../../domains/permissions";
import type { Context, Delegate } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { type MenuAccess, type MenuReader, menuAccess } from "../../workflows/site/menu-access";
import type { AppDeps } from "../deps";
import type { Caller } from "../handler";
import type { AppContext } from "../visit";

/**
 * Refuses a caller that the declaration does not admit: 463 when a sign-in is missing, 9403 when it is of no use.
 * `entity` is the board that a path names (domain.md A35),
 * `forHidden` is `scope=admin` on a public read (domain.md A33), `forNew` an `{id}` of 0 (A25).
 */
export async function guardRoute(
  db: Database,
  route: RouteDefinition,
  caller: Caller,
  clubCode: string,
  asks: { forHidden: boolean; forNew: boolean; entity: string | undefined },
): Promise<void> {
  const hiddenMenu = asks.forHidden ? route.adminScopeMenu : undefined;
  if (route.auth === "anonymous" && hiddenMenu === undefined) return;
  if (caller.kind === "anonymous") throw new ClubFailure("AUTH_INVALID_SESSION");
  refuseForeignClub(caller, clubCode);
  if (caller.kind === "member") refuseUndelegated(route, caller.delegate);
  if (hiddenMenu !== undefined) return requireFlag(db, caller, hiddenMenu, "R");
  if (route.auth !== "admin") return;
  if (caller.kind !== "admin" || (route.onlySSAdmin && !caller.isSSAdmin)) {
    throw new ClubFailure("REQ_FORBIDDEN");
  }
  if (route.boardFlags && isDraftEntity(asks.entity)) {
    return requireAnyFlag(db, caller, [draftMenus[asks.entity]], route.boardFlags);
  }
  if (!route.permission) return;
  const { menu, flag, flagOfNew = flag, orMenus = [] } = route.permission;
  await requireAnyFlag(db, caller, [menu, ...orMenus], [asks.forNew ? flagOfNew : flag]);
}

/** A delegate makes the calls that one of the allowed acts needs, and no other (9403). */
function refuseUndelegated({ delegable }: RouteDefinition, delegate: Delegate | null): void {
  if (delegate && !delegate.acts.some((act) => delegable?.includes(act)))
    throw new ClubFailure("REQ_FORBIDDEN");
}

/**
 * Who calls, as a route may know it: where everybody may call, a delegate is a visitor, unless the call belongs to an allowed
 * act. So no call shows a delegate what is the member's own.
 */
export function callerFor({ auth, delegable }: RouteDefinition, caller: Caller): Caller {
  if (auth !== "anonymous" || caller.kind !== "member" || !caller.delegate) return caller;
  return caller.delegate.acts.some((act) => delegable?.includes(act)) ? caller : { kind: "anonymous" };
}

/** A member acts in the own club, an admin where the account is entitled, an SSADMIN everywhere (domain.md 2.6). */
export function refuseForeignClub(caller: Exclude<Caller, { kind: "anonymous" }>, clubCode: string): void {
  const isEntitled =
    caller.kind === "member"
      ? caller.clubCode === clubCode
      : caller.isSSAdmin || caller.authClub.includes(clubCode);
  if (!isEntitled) throw new ClubFailure("REQ_FORBIDDEN");
}

/**
 * Refuses a caller who is no admin or lacks the flag on the menu; for calls whose menu depends on what they are
 * about.
 */
export function requireFlag(db: Database, caller: Caller, menu: string, flag: PermissionFlag): Promise<void> {
  return requireAnyFlag(db, caller, [menu], [flag]);
}

async function requireAnyFlag(
  db: Database,
  caller: Caller,
  menus: readonly string[],
  flags: readonly PermissionFlag[],
): Promise<void> {
  if (caller.kind !== "admin") throw new ClubFailure("REQ_FORBIDDEN");
  if (caller.isSSAdmin) return;
  const admin = await findAdmin(db, caller.adminIdx);
  const rights = admin ? await readPermissions(db, permissionSubject(admin)) : [];
  const isAllowed = menus.some((menu) => flags.some((flag) => hasFlag(rights, menu, flag)));
  if (!isAllowed) throw new ClubFailure("REQ_FORBIDDEN");
}

/**
 * Whether an admin who is not calling may act in a club now: an active account, entitled there, with one of the
 * flags.
 */
export async function holdsAnyFlag(
  db: Database,
  { adminIdx, clubCode }: { adminIdx: number; clubCode: string },
  menu: string,
  flags: readonly PermissionFlag[],
): Promise<boolean> {
  const admin = await findAdmin(db, adminIdx);
  if (admin?.state !== "ACTIVE") return false;
  if (admin.isSSAdmin) return true;
  if (!admin.authClub.includes(clubCode)) return false;
  const rights = await readPermissions(db, permissionSubject(admin));
  return flags.some((flag) => hasFlag(rights, menu, flag));
}

/** Menu access of the caller in a club. */
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
