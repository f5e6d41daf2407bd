import type { AdminMenuPermission } from "@/lib/contract/site/menu-admins";
import { browserStorage, readJson, type TextStorage } from "../storage";

type Kept = { adminIdx: number; menus: AdminMenuPermission[] };

const key = "clubfront.adminMenus";

/**
 * The admin's menu entries in this browser, where the session itself is kept: lasting with `chk`, else for this tab
 * (seed §4). Another admin's entries are never read.
 */
export function createAdminMenuStore(local: TextStorage, session: TextStorage) {
  function clear() {
    local.removeItem(key);
    session.removeItem(key);
  }
  return {
    save(adminIdx: number, menus: AdminMenuPermission[], chk: boolean) {
      clear();
      const kept: Kept = { adminIdx, menus };
      (chk ? local : session).setItem(key, JSON.stringify(kept));
    },
    read(adminIdx: number): AdminMenuPermission[] | null {
      const kept = readJson(session, key) ?? readJson(local, key);
      return isKept(kept) && kept.adminIdx === adminIdx ? kept.menus : null;
    },
    clear,
  };
}

function isKept(value: unknown): value is Kept {
  return typeof value === "object" && value !== null && Array.isArray((value as Kept).menus);
}

export const adminMenuStore = createAdminMenuStore(browserStorage("local"), browserStorage("session"));
