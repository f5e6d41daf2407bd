import type { CallOutput } from "@/lib/contract/routes";
import type { Database } from "../../db/database";
import { checkPagePassword } from "../../domains/auth";
import { findMenuLocks, makeMenuPass, shutLocks } from "../../domains/menus";
import type { Context } from "../../platform/context";
import type { MenuAccess } from "./menu-access";

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
