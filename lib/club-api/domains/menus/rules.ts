import type { PlainCode } from "@/lib/contract/failures";
import { homeMenuCode } from "@/lib/contract/site/menus";
import { hasNestedSlugs, isReservedSlug } from "@/lib/shared/addresses/reserved-paths";

/** A menu as far as the rules of the tree need it. */
export type RuledMenu = {
  code: string;
  parentCode: string | null;
  seoSlug: string | null;
  isVisible: boolean;
  permit: "0" | "1" | "2" | "3";
  isMainPage: boolean;
};

/**
 * Why a club's public menus cannot stand like this (domain.md A27): the home menu is hidden from visitors, two menus have
 * one address, a page has an address that the site needs for itself or one below another page's (issue 4), or there is
 * not exactly one main page. Null when they can.
 */
export function menuFault(menus: readonly RuledMenu[]): PlainCode | null {
  const home = menus.find((menu) => menu.code === homeMenuCode);
  if (home && (!home.isVisible || home.permit === "2" || home.permit === "3")) return "MENU_HOME";
  const slugs = menus.flatMap((menu) => menu.seoSlug ?? []);
  if (new Set(slugs).size < slugs.length) return "MENU_SLUG";
  const pages = menus.flatMap(({ code, parentCode, seoSlug }) =>
    parentCode === null && seoSlug !== null ? [{ code, seoSlug }] : [],
  );
  if (pages.some(isReservedSlug) || hasNestedSlugs(pages)) return "MENU_SLUG";
  return menus.filter((menu) => menu.isMainPage).length === 1 ? null : "MENU_MAIN";
}
