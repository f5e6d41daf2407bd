import type { Database } from "../../database";
import { menus } from "../../tables";
import type { ClubData } from "../club-data";
import type { Words } from "../schemas/texts";
import type { Seeding } from "../seeding";

type NewMenu = typeof menus.$inferInsert;
type MenuBase = Pick<NewMenu, "clubIdx" | "updatedAt" | "updatedBy">;

/** The public menus with their SEO texts, and the menus of the back office. */
export async function seedMenus(tx: Database, { clubIdx, now, data }: Seeding): Promise<void> {
  const base = { clubIdx, updatedAt: now, updatedBy: "ssadmin1" };
  await tx
    .insert(menus)
    .values([
      ...data.menus.flatMap((menu, order) => publicRows(base, menu, order)),
      ...data.common.officeMenus.map((menu, order) => officeRow(base, menu, order)),
    ]);
}

function publicRows(base: MenuBase, menu: ClubData["menus"][number], order: number): NewMenu[] {
  const { children, ...page } = menu;
  const isHome = menu.seoSlug === "/";
  const parent = { ...base, ...page, isExistBanner: isHome, isMainPage: isHome, order };
  return [
    parent,
    ...children.map(({ menuIdx, code, hash, permit, names }, childOrder) => ({
      ...base,
      menuIdx,
      code,
      parentCode: menu.code,
      seoSlug: `${menu.seoSlug}#${hash}`,
      texts: nameTexts(names),
      permit,
      order: childOrder,
    })),
  ];
}

function officeRow(
  base: MenuBase,
  { code, path, names }: ClubData["common"]["officeMenus"][number],
  order: number,
): NewMenu {
  return {
    ...base,
    menuIdx: officeIdx(code),
    code,
    parentCode: code.endsWith("0000") ? null : `${code.slice(0, 2)}0000`,
    seoSlug: path ?? null,
    texts: nameTexts(names),
    permit: "3",
    isAdminMenu: true,
    order,
  };
}

/** 910300 is 913; from the tenth child on all four digits are needed: 911100 is 9111. */
function officeIdx(code: string): number {
  const child = Number(code.slice(2, 4));
  return child > 9 ? Number(code.slice(0, 4)) : Number(code.slice(0, 2)) * 10 + child;
}

function nameTexts({ en, ko, ja, zh }: Words): NewMenu["texts"] {
  return { en: named(en), ko: named(ko), ja: named(ja), zh: named(zh) };
}

function named(name: string) {
  return { name, seoTag: "", seoMeta: "", seoKeyword: "", snsTitle: name, snsDesc: "" };
}
