import type { AdminMenuPermission } from "@/lib/contract/menu-admins";
import { paths } from "@/lib/web/routing/paths";

/** The menus that have a screen. Codes of domain.md 10; a menu that is not here is not shown. */
export const officeMenus = {
  dashboard: { code: "900000", path: paths.office.home() },
  siteState: { code: "910300", path: paths.office.siteState() },
  notices: { code: "930100", path: paths.office.notices() },
  records: { code: "940800", path: paths.office.records() },
} as const;

const pathsByCode: ReadonlyMap<string, string> = new Map(
  Object.values(officeMenus).map((menu) => [menu.code, menu.path]),
);

export type OfficeMenuEntry = {
  code: string;
  name: string;
  /** Null for a group, which only opens and closes. */
  path: string | null;
  children: readonly OfficeMenuEntry[];
};

/** The side menu of an admin: readable menus that have a screen, and the groups that hold one. */
export function officeMenuEntries(tree: readonly AdminMenuPermission[]): OfficeMenuEntry[] {
  return tree.flatMap((menu) => {
    if (!menu.isRead) return [];
    const children = officeMenuEntries(menu.children);
    const path = pathsByCode.get(menu.code) ?? null;
    if (path === null && children.length === 0) return [];
    return [{ code: menu.code, name: menu.name ?? menu.code, path, children }];
  });
}

/** Where an address stands in the menu: the entry and the groups above it, outermost first; empty when nowhere. */
export function menuTrail(entries: readonly OfficeMenuEntry[], address: string): OfficeMenuEntry[] {
  for (const entry of entries) {
    const below = menuTrail(entry.children, address);
    if (below.length > 0) return [entry, ...below];
    if (entry.path !== null && isWithin(entry.path, address)) return [entry];
  }
  return [];
}

function isWithin(path: string, address: string): boolean {
  // The dashboard's address begins every other one.
  if (path === officeMenus.dashboard.path) return address === path;
  return address === path || address.startsWith(`${path}/`);
}
