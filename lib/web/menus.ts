import { homeMenuCode, type Menu } from "@/lib/contract/site/menus";
import { type Addressed, menuPaths } from "@/lib/shared/addresses/menu-paths";

/** The menus that the header names: visible, without home (the name leads there) and without what only admins see. */
export function siteMenus(menus: readonly Menu[]): Menu[] {
  return menus.filter((menu) => menu.isVisible && menu.code !== homeMenuCode && menu.permit !== "3");
}

/** The menus with a screen that the club gave another address than the screen's own path. */
export function movedMenus(menus: readonly Menu[]): Addressed[] {
  return menus
    .filter(({ code, seoSlug }) => menuPaths[code] !== undefined && menuPaths[code] !== seoSlug)
    .map(({ code, seoSlug }) => ({ code, seoSlug }));
}

/** The menus that may announce something, at the own paths of their pages; the terms notice is the main page's. */
export function popupMenus(menus: readonly Menu[]) {
  return menus
    .filter((menu) => menu.isExistBanner || menu.isMainPage)
    .map((menu) => ({ code: menu.code, path: menuPath(menu), isMainPage: menu.isMainPage }));
}

/** The own path of a menu's page, which every link is built from; where the club moved it is the link's business. */
export function menuPath(menu: Menu): string {
  return menuPaths[menu.code] ?? menu.seoSlug;
}

/** A menu by its code; screens know their menu by it, whatever address an admin gave it. */
export function menuByCode(menus: readonly Menu[], code: string): Menu | undefined {
  return menus.find((menu) => menu.code === code);
}
