import { homeMenuCode, type Menu } from "@/lib/contract/menus";

/** The menus that the header names: visible, without home (the name leads there) and without what only admins see. */
export function siteMenus(menus: readonly Menu[]): Menu[] {
  return menus.filter((menu) => menu.isVisible && menu.code !== homeMenuCode && menu.permit !== "3");
}

/** A menu by its code; screens know their menu by it, whatever address an admin gave it. */
export function menuByCode(menus: readonly Menu[], code: string): Menu | undefined {
  return menus.find((menu) => menu.code === code);
}
