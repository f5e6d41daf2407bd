import type { PermissionRow } from "@/lib/contract/admins/ops-permissions";
import type { AdminMenuPermission } from "@/lib/contract/site/menu-admins";
import { type OfficeMenuEntry, officeMenuEntries } from "@/lib/web/office/office-menus";

/** The side menu that an admin with these rights would have. */
export function previewEntries(table: readonly PermissionRow[]): OfficeMenuEntry[] {
  const below = (parentCode: string | null): AdminMenuPermission[] =>
    table
      .filter((row) => row.parentCode === parentCode)
      .map(({ parentCode: _parent, offers: _offers, ...menu }) => ({ ...menu, children: below(menu.code) }));
  return officeMenuEntries(below(null));
}
