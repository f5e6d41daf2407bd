import type { AdminMenuPermission } from "@/lib/contract/site/menu-admins";

export type MenuAccess = { isCreate: boolean; isRead: boolean; isUpdate: boolean; isDelete: boolean };

const noAccess: MenuAccess = { isCreate: false, isRead: false, isUpdate: false, isDelete: false };

/**
 * The rights on one menu of an admin's tree (seed §6): an unknown code has none, and below a menu without read
 * nothing is left, whatever the children say.
 */
export function menuAccess(tree: readonly AdminMenuPermission[], code: string): MenuAccess {
  for (const menu of tree) {
    const { isCreate, isRead, isUpdate, isDelete } = menu;
    if (menu.code === code) return isRead ? { isCreate, isRead, isUpdate, isDelete } : noAccess;
    if (!isRead) continue;
    const below = menuAccess(menu.children, code);
    if (below.isRead) return below;
  }
  return noAccess;
}
