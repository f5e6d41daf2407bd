import type { CallOutput } from "@/lib/contract/routes";
import type { Database } from "../db/database";
import { checkPagePassword } from "../domains/auth";
import { findMenuLock, isMenuOpen, makeMenuPass } from "../domains/menus";
import type { Act } from "../platform/act";

type MenuPassword = CallOutput<"GET /menus/{id}/password">;

/**
 * Whether a page asks for a password and, when one is given, whether it fits; then with a pass for an hour (domain.md A26,
 * A34). Without one, whether the pass that the caller has still opens the page. Throws 2001 for an unknown menu, and 4290 after five wrong tries of one address.
 */
export async function openMenu(
  db: Database,
  act: Act,
  id: string,
  { password, pass }: { password: string | undefined; pass: string | null },
): Promise<MenuPassword> {
  const { clubIdx } = act.club;
  const { code: menuCode, lock } = await findMenuLock(db, clubIdx, id);
  if (!lock) return { menuCode, required: false, valid: false };
  if (password === undefined) {
    const valid = pass !== null && (await isMenuOpen(db, act, menuCode, pass));
    return { menuCode, required: true, valid };
  }
  const key = `${lock.code}:${act.address ?? "web"}`;
  const attempt = { clubIdx, key, password, passwordHash: lock.passwordHash };
  if (!(await checkPagePassword(db, attempt, act.now))) return { menuCode, required: true, valid: false };
  return { menuCode, required: true, valid: true, passToken: await makeMenuPass(db, act, lock) };
}
