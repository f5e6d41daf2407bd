import "server-only";
import type { Language } from "@/lib/shared/languages";
import { pageVisitor } from "@/lib/web/api/server";
import { query } from "../api/server";
import { webEnv } from "../env";
import { blockedPass, refusedPass } from "../session/menu-passes";

/** Why a password is asked for: nobody asked yet, or it was wrong, or too often wrong. */
export type PasswordLock = "closed" | "refused" | "blocked";
/** Why a page or section stays closed; `hidden` opens for nobody, the others name what opens it. */
type MenuLock = PasswordLock | "hidden" | "sign-in" | "forbidden";

const closedLocks = { HIDDEN: "hidden", SIGN_IN: "sign-in", FORBIDDEN: "forbidden" } as const;

/** The lock before the content of a menu; null when it is open to everybody, or to this visitor. */
export async function getMenuLock(lang: Language, menuCode: string): Promise<MenuLock | null> {
  const { clubCode } = webEnv();
  const lock = await query("GET /menus/{id}/password", {
    params: { id: menuCode },
    query: { clubCode, lang },
  });
  if (!lock.ok) return null;
  const { closed, required, valid } = lock.value;
  if (closed) return closedLocks[closed];
  if (!required || valid) return null;
  const last = pageVisitor().passes.get(menuCode);
  if (last === blockedPass) return "blocked";
  return last === refusedPass ? "refused" : "closed";
}
