import { officeScreensOf } from "@/lib/contract/page-menus";
import type { CallOutput } from "@/lib/contract/routes";
import type { Database } from "../../db/database";
import { findAdmin, permissionSubject } from "../../domains/admins";
import { checkPagePassword } from "../../domains/auth";
import {
  findMenuLocks,
  type MenuClosure,
  type MenuVisitor,
  makeMenuPass,
  menuClosure,
  shutLocks,
} from "../../domains/menus";
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

type MenuPassword = CallOutput<"GET /menus/{id}/password">;

/**
 * Whether a page asks for a password and, when one is given, whether it fits; then with a pass for an hour (domain.md A26,
 * A34). Of a page behind two passwords the outer one is asked for first, and its pass is part of the second one. Without a
 * password, whether the page is open to the caller, and why not. Throws 2001 for an unknown menu, and 4290 after five wrong
 * tries of one address.
 */
export async function openMenu(
  db: Database,
  ctx: Context,
  menus: MenuAccess,
  { id, password, pass }: { id: string; password: string | undefined; pass: string | null },
): Promise<MenuPassword> {
  const { clubIdx } = ctx.club;
  const { code: menuCode, locks } = await findMenuLocks(db, clubIdx, id);
  const required = locks.length > 0;
  if (password === undefined || !required) {
    const closure = await menus.closureOf(menuCode);
    const closed = closure === null || closure === "PASSWORD" ? {} : { closed: closure };
    return { menuCode, required, valid: required && closure === null, ...closed };
  }
  const shut = await shutLocks(db, ctx, locks, pass);
  const lock = shut[0] ?? locks.at(-1);
  if (!lock) return { menuCode, required, valid: false };
  const source = { menuCode: lock.code, address: ctx.address ?? "web" };
  const attempt = { ...source, clubIdx, password, passwordHash: lock.passwordHash };
  if (!(await checkPagePassword(db, attempt, ctx.now))) return { menuCode, required, valid: false };
  const opened = locks.filter((one) => one === lock || !shut.includes(one));
  return { menuCode, required, valid: true, passToken: await makeMenuPass(db, ctx, opened) };
}
