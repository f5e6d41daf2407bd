import type { PermissionFlag } from "@/lib/contract/define-route";
import type { RefusedField } from "@/lib/contract/failure-texts/field-reasons";
import type { AdminMenuPermission } from "@/lib/contract/site/menu-admins";

export type MenuFlags = {
  code: string;
  isCreate: boolean;
  isRead: boolean;
  isUpdate: boolean;
  isDelete: boolean;
};

/** The admin menus of domain.md 10 and 11.8: each parent with its children. */
const menuTree: readonly { code: string; children: readonly string[] }[] = [
  { code: "900000", children: [] },
  {
    code: "910000",
    children: [
      ...["910100", "910200", "910300", "910400", "910500"],
      ...["910600", "910700", "910800", "910900", "911100"],
      ...["911200", "911300", "911400", "911500", "919000"],
    ],
  },
  { code: "920000", children: ["920100", "920200"] },
  { code: "930000", children: ["930100", "930200", "930300", "930400", "930500", "930600"] },
  {
    code: "940000",
    children: [
      ...["940100", "940200", "940300", "940400", "940500"],
      ...["940600", "940700", "940800", "940900"],
      ...["941000", "941100", "941200", "941300", "941400", "941500", "941600", "941700"],
    ],
  },
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

/** The menus on which `wanted` holds a flag that `own` lacks: nobody hands on what he does not have (domain.md 2.6). */
export function rightsBeyond(
  own: readonly AdminMenuPermission[],
  wanted: readonly AdminMenuPermission[],
): string[] {
  return wanted
    .flatMap((menu) => [menu, ...menu.children])
    .filter((menu) =>
      (["C", "R", "U", "X"] as const).some(
        (flag) => hasFlag([{ ...menu, children: [] }], menu.code, flag) && !hasFlag(own, menu.code, flag),
      ),
    )
    .map((menu) => menu.code);
}

/** Every code of the tree, parents first. */
export const menuCodes: readonly string[] = menuTree.flatMap((menu) => [menu.code, ...menu.children]);

/** The parent of a menu; null for a parent itself. */
export function parentMenu(code: string): string | null {
  return menuTree.find((menu) => menu.children.includes(code))?.code ?? null;
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

/** The first field of a table that cannot be saved: an unknown menu, or a right to write without the right to read. */
export function wrongFlags(requested: readonly MenuFlags[]): RefusedField | null {
  for (const [place, flags] of requested.entries()) {
    if (!menuCodes.includes(flags.code)) return [`menus.${place}.code`, "choice"];
    const isWriting = flags.isCreate || flags.isUpdate || flags.isDelete;
    if (isWriting && !flags.isRead) return [`menus.${place}.isRead`, "unread"];
  }
  return null;
}

/** A stored table with some rows replaced; children whose parent lacks read lose every flag (seed §6). */
export function mergeFlags(
  stored: readonly MenuFlags[],
  requested: readonly MenuFlags[],
): { flags: MenuFlags[]; cleared: string[] } {
  const byCode = new Map([...stored, ...requested].map((flags) => [flags.code, flags]));
  const cleared = menuCodes.filter((code) => {
    const parent = parentMenu(code);
    return parent !== null && byCode.get(code)?.isRead && !byCode.get(parent)?.isRead;
  });
  for (const code of cleared) byCode.set(code, noFlags(code));
  return { flags: menuCodes.flatMap((code) => byCode.get(code) ?? []), cleared };
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
