import "server-only";
import type { Language } from "@/lib/shared/languages";
import { query } from "../api/server";
import { visitorPasses } from "../api/visitor-passes";
import { webEnv } from "../env";
import { blockedPass, refusedPass } from "../session/menu-passes";

/** Why a page, or a section of one, stays closed: nobody asked yet, or the password was wrong, or too often wrong. */
export type MenuLock = "closed" | "refused" | "blocked";

/** The lock before the content of a menu; null when it is open to everybody, or to this visitor. */
export async function getMenuLock(lang: Language, menuCode: string): Promise<MenuLock | null> {
  const { clubCode } = webEnv();
  const lock = await query("GET /menus/{id}/password", {
    params: { id: menuCode },
    query: { clubCode, lang },
  });
  if (!lock.ok || !lock.value.required || lock.value.valid) return null;
  const last = visitorPasses().get(menuCode);
  if (last === blockedPass) return "blocked";
  return last === refusedPass ? "refused" : "closed";
}
