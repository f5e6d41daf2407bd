import type { PermissionFlag, RouteDefinition } from "@/lib/contract/define-route";
import type { Database } from "../db/database";
import { findAdmin, permissionSubject } from "../domains/admins";
import { isPermitted } from "../domains/permissions";
import { ClubFailure } from "../platform/failure";
import type { Caller } from "./handler";

/**
 * Refuses a caller that the declaration does not admit: 463 when a sign-in is missing, 9403 when it is of no use.
 * `asksForHidden` is `scope=admin` on a public read (domain.md A33).
 */
export async function guardRoute(
  db: Database,
  route: RouteDefinition,
  caller: Caller,
  clubCode: string,
  asksForHidden: boolean,
): Promise<void> {
  const hiddenMenu = asksForHidden ? route.adminScopeMenu : undefined;
  if (route.auth === "anonymous" && hiddenMenu === undefined) return;
  if (caller.kind === "anonymous") throw new ClubFailure("AUTH_INVALID_SESSION");
  refuseForeignClub(caller, clubCode);
  if (hiddenMenu !== undefined) return requireFlag(db, caller, hiddenMenu, "R");
  if (route.auth !== "admin") return;
  if (caller.kind !== "admin") throw new ClubFailure("REQ_FORBIDDEN");
  if (route.permission) await requireFlag(db, caller, route.permission.menu, route.permission.flag);
}

/** A member acts in the own club, an admin where the account is entitled, an SSADMIN everywhere (domain.md 2.6). */
function refuseForeignClub(caller: Exclude<Caller, { kind: "anonymous" }>, clubCode: string): void {
  const isEntitled =
    caller.kind === "member"
      ? caller.clubCode === clubCode
      : caller.isSSAdmin || caller.authClub.includes(clubCode);
  if (!isEntitled) throw new ClubFailure("REQ_FORBIDDEN");
}

async function requireFlag(db: Database, caller: Caller, menu: string, flag: PermissionFlag): Promise<void> {
  if (caller.kind !== "admin") throw new ClubFailure("REQ_FORBIDDEN");
  if (caller.isSSAdmin) return;
  const admin = await findAdmin(db, caller.adminIdx);
  if (!admin || !(await isPermitted(db, permissionSubject(admin), menu, flag))) {
    throw new ClubFailure("REQ_FORBIDDEN");
  }
}
