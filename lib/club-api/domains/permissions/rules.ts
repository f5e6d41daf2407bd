import type { PermissionFlag } from "@/lib/contract/define-route";
import type { AdminMenuPermission } from "@/lib/contract/menu-admins";

export type MenuFlags = {
  code: string;
  isCreate: boolean;
  isRead: boolean;
  isUpdate: boolean;
  isDelete: boolean;
};

/** The admin menus of domain.md 10: each parent with its children. */
const menuTree: readonly { code: string; children: readonly string[] }[] = [
  { code: "900000", children: [] },
  {
    code: "910000",
    children: ["910100", "910200", "910300", "910400", "910500", "910600", "910700", "910800"],
  },
  { code: "920000", children: ["920100", "920200"] },
  { code: "930000", children: ["930100", "930200", "930300", "930400", "930500", "930600"] },
];

/**
 * The rights that count, as a tree: a child has none where its parent lacks read (seed §6), a menu without read
 * has none at all, a code that no menu has gives nothing, and an SSADMIN has every flag (domain.md 2.6).
 */
export function permissionTree(stored: readonly MenuFlags[], isSSAdmin: boolean): AdminMenuPermission[] {
  const byCode = new Map(stored.map((flags) => [flags.code, flags]));
  return menuTree.map((menu) => {
    const own = isSSAdmin ? allFlags(menu.code) : readableFlags(byCode.get(menu.code), menu.code);
    const children = menu.children.map((code) => {
      if (isSSAdmin) return { ...allFlags(code), children: [] };
      const flags = own.isRead ? readableFlags(byCode.get(code), code) : noFlags(code);
      return { ...flags, children: [] };
    });
    return { ...own, children };
  });
}

/** Whether a tree of `permissionTree` grants the flag on the menu. */
export function hasFlag(tree: readonly AdminMenuPermission[], menu: string, flag: PermissionFlag): boolean {
  const entry = tree.flatMap((parent) => [parent, ...parent.children]).find((item) => item.code === menu);
  if (!entry) return false;
  return { C: entry.isCreate, R: entry.isRead, U: entry.isUpdate, X: entry.isDelete }[flag];
}

/** The tree without menus that the admin cannot read, named. */
export function visibleMenus(
  tree: readonly AdminMenuPermission[],
  names: ReadonlyMap<string, string>,
): AdminMenuPermission[] {
  return tree.flatMap((menu) =>
    menu.isRead
      ? [{ ...menu, name: names.get(menu.code) ?? "", children: visibleMenus(menu.children, names) }]
      : [],
  );
}

function readableFlags(flags: MenuFlags | undefined, code: string): MenuFlags {
  return flags?.isRead ? { ...flags, code } : noFlags(code);
}

function noFlags(code: string): MenuFlags {
  return { code, isCreate: false, isRead: false, isUpdate: false, isDelete: false };
}

function allFlags(code: string): MenuFlags {
  return { code, isCreate: true, isRead: true, isUpdate: true, isDelete: true };
}
