import { officeScreensOf } from "@/lib/contract/page-menus";
import type { Database } from "../../db/database";
import { findAdmin, permissionSubject } from "../../domains/admins";
import { type MenuClosure, type MenuVisitor, menuClosure } from "../../domains/menus";
import { hasFlag, readPermissions } from "../../domains/permissions";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";

/** Which menus of the site the caller of one call may see. */
export type MenuAccess = {
  closureOf(menuCode: string): Promise<MenuClosure | null>;
  isOpen(menuCode: string): Promise<boolean>;
  /** Whether anybody may see it, signed in or not: what caches may share. */
  isPublic(menuCode: string): Promise<boolean>;
  /** Refuses: 2001 for a hidden menu, 463 where a sign-in is missing, else 9403. */
  require(menuCode: string): Promise<void>;
};

export type MenuReader = MenuVisitor & { admin: { adminIdx: number; isSSAdmin: boolean } | null };

const anybody: MenuVisitor = { kind: "anonymous", pass: null };
const failures = {
  HIDDEN: "NOT_FOUND",
  SIGN_IN: "AUTH_INVALID_SESSION",
  FORBIDDEN: "REQ_FORBIDDEN",
  PASSWORD: "REQ_FORBIDDEN",
} as const;

/**
 * The rights of a caller on the menus of the site. Nothing is closed to an admin who reads what stands under the menu in
 * the office anyway, or the screen of the menus.
 */
export function menuAccess(
  db: Database,
  moment: Pick<Context, "club" | "now">,
  { admin, ...visitor }: MenuReader,
): MenuAccess {
  const closureOf = async (code: string) => {
    const closure = await menuClosure(db, moment, code, visitor);
    return closure && admin && (await readsOffice(db, admin, code)) ? null : closure;
  };
  return {
    closureOf,
    isOpen: async (code) => (await closureOf(code)) === null,
    isPublic: async (code) => (await menuClosure(db, moment, code, anybody)) === null,
    async require(code) {
      const closure = await closureOf(code);
      if (closure) throw new ClubFailure(failures[closure]);
    },
  };
}

async function readsOffice(
  db: Database,
  { adminIdx, isSSAdmin }: { adminIdx: number; isSSAdmin: boolean },
  menuCode: string,
): Promise<boolean> {
  if (isSSAdmin) return true;
  const admin = await findAdmin(db, adminIdx);
  const rights = admin ? await readPermissions(db, permissionSubject(admin)) : [];
  return officeScreensOf(menuCode).some((screen) => hasFlag(rights, screen, "R"));
}
