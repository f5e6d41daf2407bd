import type { Menu } from "@/lib/contract/site/menus";

type Words = Pick<Menu, "name" | "isMainPage" | "snsTitle" | "snsDesc" | "seoMeta">;

/** The title of a menu's page: the club's own on the main page, the menu's before the club's name on others. */
export function menuTitle(menu: Words, clubName: string): string {
  return menu.isMainPage ? menu.snsTitle || clubName : `${menu.name} · ${clubName}`;
}

/** What search results say of a menu's page; nothing when the menu says nothing. */
export function menuDescription(menu: Pick<Words, "seoMeta" | "snsDesc">): string | undefined {
  return menu.seoMeta || menu.snsDesc || undefined;
}
