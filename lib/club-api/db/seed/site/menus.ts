import { eq } from "drizzle-orm";
import type { Database } from "../../database";
import { clubs, menus } from "../../tables";
import { readCommon } from "../preset-data";
import type { Words } from "../schemas/texts";
import type { FrameSeeding } from "../seeding";
import { filledWith } from "../tools/club-words";
import { inItsLanguages } from "../tools/in-languages";

type NewMenu = typeof menus.$inferInsert;

/** A statement has so many parameters at most: two hundred clubs have thousands of menus. */
const rowsAtOnce = 500;

/**
 * Gives every club the menus of the back office that a newer release brought; only super admins see them until a group is
 * given them. Menus that are there stay as the club has them.
 */
export async function addMissingOfficeMenus(db: Database, now: Date): Promise<void> {
  const all = await db.select({ clubIdx: clubs.clubIdx }).from(clubs);
  const known = await db
    .select({ clubIdx: menus.clubIdx, code: menus.code })
    .from(menus)
    .where(eq(menus.isAdminMenu, true));
  const there = new Set(known.map(({ clubIdx, code }) => `${clubIdx} ${code}`));
  const { officeMenus } = readCommon();
  const rows = all.flatMap(({ clubIdx }) =>
    officeMenus
      .map((menu, order) => officeRow({ clubIdx, updatedAt: now, updatedBy: "system" }, menu, order))
      .filter(({ code }) => !there.has(`${clubIdx} ${code}`)),
  );
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await db
      .insert(menus)
      .values(rows.slice(from, from + rowsAtOnce))
      .onConflictDoNothing();
  }
}

type MenuBase = Pick<NewMenu, "clubIdx" | "updatedAt" | "updatedBy">;

/** The public menus with their SEO texts, and the menus of the back office. */
export async function seedMenus(
  tx: Database,
  { clubIdx, clubCode, now, data, authors }: FrameSeeding,
): Promise<void> {
  const base = { clubIdx, updatedAt: now, updatedBy: authors.site };
  await tx
    .insert(menus)
    .values(
      shownBy(data.club.hiddenMenus, [
        ...data.menus.flatMap((menu, order) => publicRows(base, ownMenu(menu, data, clubCode), order)),
        ...data.common.officeMenus.map((menu, order) => officeRow(base, menu, order)),
      ]),
    );
}

/** The menus that a preset hides are there, for the office to show. */
function shownBy(hidden: readonly string[], rows: NewMenu[]): NewMenu[] {
  return rows.map((row) => ({ ...row, isVisible: !hidden.includes(row.code) }));
}

type PublicMenu = FrameSeeding["data"]["menus"][number];

/** A menu that speaks of this club; where the club has no name yet its place stays open. */
function ownMenu(menu: PublicMenu, { club }: FrameSeeding["data"], clubCode: string): PublicMenu {
  const spoken = inItsLanguages(club.info.texts, (_name, language) => menu.texts[language]);
  const texts = inItsLanguages(
    spoken,
    (text, language) => text && filledWith(text, club.info, { language, clubCode }),
  );
  return { ...menu, texts };
}

function publicRows(base: MenuBase, menu: PublicMenu, order: number): NewMenu[] {
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
  { code, path, names }: FrameSeeding["data"]["common"]["officeMenus"][number],
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

function nameTexts(names: Words): NewMenu["texts"] {
  return inItsLanguages(names, named);
}

function named(name: string) {
  return { name, seoTag: "", seoMeta: "", seoKeyword: "", snsTitle: name, snsDesc: "" };
}
