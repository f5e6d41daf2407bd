import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { findMenu } from "./admin";
import { type LockedMenu, locksOf, shutLocks } from "./password";
import { type MenuRow, publicMenuRows } from "./repository";

/** Who wants to see a menu: `stranger` is signed in to another club. */
export type MenuVisitor = {
  kind: "anonymous" | "stranger" | "member" | "admin";
  /** `X-Menu-Token`. */
  pass: string | null;
};

/** Why a menu is not for a visitor. */
export type MenuClosure = "HIDDEN" | "SIGN_IN" | "FORBIDDEN" | "PASSWORD";

/**
 * Why content of a menu may not be shown: visibility, permit and password of the menu and of every menu above it (seed §5,
 * domain.md 6 and A34). Null when it may; a menu that the club does not have closes nothing.
 */
export async function menuClosure(
  db: Database,
  moment: Pick<Context, "club" | "now">,
  code: string,
  visitor: MenuVisitor,
): Promise<MenuClosure | null> {
  const rows = await chainOf(db, moment.club.clubIdx, code);
  if (rows.some(({ isVisible }) => !isVisible)) return "HIDDEN";
  const byPermit = rows.map(({ permit }) => permitClosure(permit, visitor));
  const refused = byPermit.find((one) => one !== null);
  if (refused) return refused;
  const shut = await shutLocks(db, moment, locksOf(rows), visitor.pass);
  return shut.length > 0 ? "PASSWORD" : null;
}

/** A menu by code or idx, and the locks before it, the outermost first; throws 2001. */
export async function findMenuLocks(
  db: Database,
  clubIdx: number,
  id: string,
): Promise<{ code: string; locks: LockedMenu[] }> {
  const { code } = await findMenu(db, clubIdx, id);
  return { code, locks: locksOf(await chainOf(db, clubIdx, code)) };
}

/** A sign-in that is missing is one thing, a sign-in that is of no use another (http/guard.ts). */
function permitClosure(permit: MenuRow["permit"], { kind }: MenuVisitor): "SIGN_IN" | "FORBIDDEN" | null {
  if (permit === "0" || permit === "1" || kind === "admin") return null;
  if (kind === "anonymous") return "SIGN_IN";
  return permit === "2" && kind === "member" ? null : "FORBIDDEN";
}

/** The menu and those above it, the topmost first; none for a menu that the club does not have. */
async function chainOf(db: Database, clubIdx: number, code: string): Promise<MenuRow[]> {
  const rows = await publicMenuRows(db, clubIdx);
  const chain: MenuRow[] = [];
  let next = rows.find((row) => row.code === code);
  while (next && !chain.includes(next)) {
    chain.unshift(next);
    const above = next.parentCode;
    next = rows.find((row) => row.code === above);
  }
  return chain;
}
