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

/** Menu codes of the screens (domain.md 10); an admin may change everything of a menu but its code. */
export const clubMenuCode = "020000";
export const guideMenuCode = "030000";
export const courseMenuCode = "040000";
export const reservationMenuCode = "050000";
export const communityMenuCode = "060000";
export const myPageMenuCode = "070000";
export const giftMenuCode = "080000";
export const weatherMenuCode = "090000";
export const pftMenuCode = "100000";

/** Sections with content of their own, which may have passwords of their own. */
export const drawMenuCode = "050300";
export const teamMenuCode = "050400";
export const feeMenuCode = "030200";
export const penaltyMenuCode = "030300";
export const liveMenuCode = "050100";
export const foodMenuCode = "030400";
export const faqMenuCode = "030500";
export const boardMenuCodes = {
  notice: "060100",
  event: "060200",
  reference: "060300",
  hof: "060400",
  "lost-item": "060500",
} as const;

/** The menus whose pages are in the sitemap; a new screen is added here. */
export const screenMenuCodes: readonly string[] = [
  homeMenuCode,
  clubMenuCode,
  guideMenuCode,
  courseMenuCode,
  reservationMenuCode,
  communityMenuCode,
  giftMenuCode,
  weatherMenuCode,
  pftMenuCode,
];

/** The menu of the page that contains a section. */
export const pageMenuCode = (menuCode: string) => `${menuCode.slice(0, 2)}0000`;

type Words = Pick<Menu, "name" | "isMainPage" | "snsTitle" | "snsDesc" | "seoMeta">;

/** The title of a menu's page: the club's own on the main page, the menu's before the club's name on others. */
export function menuTitle(menu: Words, clubName: string): string {
  return menu.isMainPage ? menu.snsTitle || clubName : `${menu.name} · ${clubName}`;
}

/** The description of a menu's page in search results; undefined when the menu has none. */
export function menuDescription(menu: Pick<Words, "seoMeta" | "snsDesc">): string | undefined {
  return menu.seoMeta || menu.snsDesc || undefined;
}
