import type { AdminMenuPermission } from "@/lib/contract/site/menu-admins";
import { browserStorage, readJson, type TextStorage } from "../storage";

type Stored = { adminIdx: number; menus: AdminMenuPermission[] };

const key = "clubfront.adminMenus";

/**
 * The admin's menu entries in this browser, where the session itself is stored: lasting with `chk`, else for this tab
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
      const stored: Stored = { adminIdx, menus };
      (chk ? local : session).setItem(key, JSON.stringify(stored));
    },
    read(adminIdx: number): AdminMenuPermission[] | null {
      const stored = readJson(session, key) ?? readJson(local, key);
      return isStored(stored) && stored.adminIdx === adminIdx ? stored.menus : null;
    },
    clear,
  };
}

function isStored(value: unknown): value is Stored {
  return typeof value === "object" && value !== null && Array.isArray((value as Stored).menus);
}

export const adminMenuStore = createAdminMenuStore(browserStorage("local"), browserStorage("session"));
