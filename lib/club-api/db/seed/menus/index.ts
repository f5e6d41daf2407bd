import { isLanguage } from "@/lib/shared/languages";
import type { Database } from "../../database";
import { menus } from "../../tables";
import { publicMenuTexts } from "./public-texts";
import { adminMenus, type PublicMenuSeed, publicMenus } from "./tree";

type NewMenu = typeof menus.$inferInsert;
type MenuBase = Pick<NewMenu, "clubIdx" | "updatedAt" | "updatedBy">;

/** The public menus with their SEO texts, and the menus of the back office. */
export async function seedMenus(tx: Database, clubIdx: number, now: Date): Promise<void> {
  const base = { clubIdx, updatedAt: now, updatedBy: "ssadmin1" };
  await tx
    .insert(menus)
    .values([
      ...publicMenus.flatMap((menu, order) => publicRows(base, menu, order)),
      ...tableRows(adminMenus).map((cells, order) => adminRow(base, cells, order)),
    ]);
}

function publicRows(base: MenuBase, menu: PublicMenuSeed, order: number): NewMenu[] {
  const isHome = menu.seoSlug === "/";
  const parent: NewMenu = {
    ...base,
    menuIdx: menu.idx,
    code: menu.code,
    seoSlug: menu.seoSlug,
    texts: pageTexts(publicMenuTexts[menu.code] ?? ""),
    permit: menu.permit,
    isExistBanner: isHome,
    isMainPage: isHome,
    order,
  };
  const children = menu.children.map(
    (child, childOrder): NewMenu => ({
      ...base,
      menuIdx: child.idx,
      code: child.code,
      parentCode: menu.code,
      seoSlug: `${menu.seoSlug}#${child.hash}`,
      texts: nameTexts(child.names),
      permit: child.permit,
      order: childOrder,
    }),
  );
  return [parent, ...children];
}

function adminRow(base: MenuBase, cells: readonly string[], order: number): NewMenu {
  const [code = "", slug = "", ...names] = cells;
  const parentCode = code.endsWith("0000") ? null : `${code.slice(0, 2)}0000`;
  return {
    ...base,
    menuIdx: adminIdx(code),
    code,
    parentCode,
    seoSlug: slug === "" ? null : slug,
    texts: nameTexts(names),
    permit: "3",
    isAdminMenu: true,
    order,
  };
}

/** 910300 is 913. */
function adminIdx(code: string): number {
  return Number(code.slice(0, 2)) * 10 + Number(code.slice(2, 4));
}

function nameTexts(names: readonly string[]): NewMenu["texts"] {
  const [en = "", ko = "", ja = "", zh = ""] = names;
  return { en: named(en), ko: named(ko), ja: named(ja), zh: named(zh) };
}

function named(name: string) {
  return { name, seoTag: "", seoMeta: "", seoKeyword: "", snsTitle: name, snsDesc: "" };
}

function pageTexts(table: string): NewMenu["texts"] {
  const texts: NewMenu["texts"] = {};
  for (const cells of tableRows(table)) {
    const [language, name = "", seoTag = "", seoMeta = "", seoKeyword = "", snsTitle = "", snsDesc = ""] =
      cells;
    if (isLanguage(language)) texts[language] = { name, seoTag, seoMeta, seoKeyword, snsTitle, snsDesc };
  }
  return texts;
}

function tableRows(table: string): string[][] {
  return table
    .trim()
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()));
}
