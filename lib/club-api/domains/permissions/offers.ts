import { type PermissionFlagName, permissionFlags } from "@/lib/contract/admins/ops-permissions";
import type { MenuPermission, RouteDefinition } from "@/lib/contract/define-route";
import { contract } from "@/lib/contract/routes";
import { menuCodes, parentMenu } from "./rules";

const flagOf: Record<MenuPermission["flag"], PermissionFlagName> = {
  C: "isCreate",
  R: "isRead",
  U: "isUpdate",
  X: "isDelete",
};

const routes: readonly RouteDefinition[] = contract;

/** The rights that mean something on a menu: reading, and what some call asks for; of a parent what its children have. */
export function offeredFlags(code: string): PermissionFlagName[] {
  const below = menuCodes.filter((other) => other === code || parentMenu(other) === code);
  const asked = new Set<PermissionFlagName>(["isRead"]);
  for (const { permission } of routes) {
    if (!permission || ![permission.menu, ...(permission.orMenus ?? [])].some((menu) => below.includes(menu)))
      continue;
    asked.add(flagOf[permission.flag]);
    if (permission.flagOfNew) asked.add(flagOf[permission.flagOfNew]);
  }
  return permissionFlags.filter((flag) => asked.has(flag));
}
