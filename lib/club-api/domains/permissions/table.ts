import {
  type PermissionFlagName,
  type PermissionRow,
  type PermissionTable,
  permissionFlags,
} from "@/lib/contract/admins/ops-permissions";
import type { MenuPermission, RouteDefinition } from "@/lib/contract/define-route";
import { contract } from "@/lib/contract/routes";
import type { AdminMenuPermission } from "@/lib/contract/site/menu-admins";
import { fingerprint } from "../../platform/crypto";
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

/** A tree of rights as the table of the permission screen, every menu by its name. */
export function permissionTable(
  tree: readonly AdminMenuPermission[],
  names: ReadonlyMap<string, string>,
): PermissionTable {
  const rowOf = (menu: AdminMenuPermission, parentCode: string | null): PermissionRow => {
    const { code, isCreate, isRead, isUpdate, isDelete } = menu;
    const flags = { isCreate, isRead, isUpdate, isDelete };
    return { code, parentCode, name: names.get(code) ?? code, ...flags, offers: offeredFlags(code) };
  };
  const list = tree.flatMap((menu) => [
    rowOf(menu, null),
    ...menu.children.map((child) => rowOf(child, menu.code)),
  ]);
  return { list, total: list.length, version: tableVersion(tree) };
}

/** Changes with every right of a table, and with nothing else. */
export function tableVersion(tree: readonly AdminMenuPermission[]): string {
  return fingerprint(flat(tree).map((menu) => [menu.code, ...permissionFlags.map((flag) => menu[flag])]));
}

/** The menus on which two trees of the same menus differ. */
export function differingMenus(
  one: readonly AdminMenuPermission[],
  other: readonly AdminMenuPermission[],
): string[] {
  const others = new Map(flat(other).map((menu) => [menu.code, menu]));
  return flat(one)
    .filter((menu) => permissionFlags.some((flag) => menu[flag] !== others.get(menu.code)?.[flag]))
    .map((menu) => menu.code);
}

function flat(tree: readonly AdminMenuPermission[]): AdminMenuPermission[] {
  return tree.flatMap((menu) => [menu, ...menu.children]);
}
