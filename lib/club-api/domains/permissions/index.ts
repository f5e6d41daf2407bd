import type { PermissionFlag } from "@/lib/contract/define-route";
import type { AdminMenuPermission } from "@/lib/contract/site/menu-admins";
import type { Database } from "../../db/database";
import { selectMenuFlags } from "./repository";
import { hasFlag, permissionTree, rightsBeyond, visibleMenus } from "./rules";

export {
  changeGroup,
  copyGroup,
  createGroup,
  findGroup,
  groupTextsOf,
  listGroups,
  readGroup,
  removeGroups,
} from "./groups";
export { lockGroup } from "./repository";
export { clearOwnRights, copyFlags, saveFlags } from "./save";
export { differingMenus, permissionTable, tableVersion } from "./table";
export { hasFlag, rightsBeyond, visibleMenus };

/** Where an admin's rights come from: his group's rows, or his own (domain.md A30). */
export type PermissionSubject = {
  clubIdx: number;
  adminIdx: number;
  isSSAdmin: boolean;
  source: "GROUP" | "CUSTOM";
  groupIdx: number | null;
};

/** The rights of an admin as they count now, every menu included. */
export async function readPermissions(
  db: Database,
  subject: PermissionSubject,
): Promise<AdminMenuPermission[]> {
  if (subject.isSSAdmin) return permissionTree([], true);
  if (subject.source === "CUSTOM") {
    return permissionTree(await selectMenuFlags(db, subject.clubIdx, { adminIdx: subject.adminIdx }), false);
  }
  if (subject.groupIdx === null) return permissionTree([], false);
  return permissionTree(await selectMenuFlags(db, subject.clubIdx, { groupIdx: subject.groupIdx }), false);
}

/** Whether the admin holds a flag on a menu. */
export async function isPermitted(
  db: Database,
  subject: PermissionSubject,
  menu: string,
  flag: PermissionFlag,
): Promise<boolean> {
  return hasFlag(await readPermissions(db, subject), menu, flag);
}

/** The rights of a group, every menu included. */
export async function groupPermissions(
  db: Database,
  clubIdx: number,
  groupIdx: number,
): Promise<AdminMenuPermission[]> {
  return permissionTree(await selectMenuFlags(db, clubIdx, { groupIdx }), false);
}

/** The menus on which a group holds a flag that the admin lacks. */
export async function rightsOfGroupBeyond(
  db: Database,
  subject: PermissionSubject,
  { clubIdx, groupIdx }: { clubIdx: number; groupIdx: number },
): Promise<string[]> {
  const own = await readPermissions(db, subject);
  return rightsBeyond(own, await groupPermissions(db, clubIdx, groupIdx));
}
