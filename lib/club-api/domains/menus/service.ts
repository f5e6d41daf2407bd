import type { Menu } from "@/lib/contract/site/menus";
import type { Language } from "@/lib/shared/languages";
import type { Database } from "../../db/database";
import { type LanguageChoice, pickText } from "../../platform/texts";
import { type MenuRow, publicMenuRows, selectMenuByCode, selectMenus } from "./repository";

/** The public menus as a tree, invisible ones too: the site's own rules hide them (seed §5). */
export async function readPublicMenus(
  db: Database,
  clubIdx: number,
  choice: LanguageChoice,
): Promise<Menu[]> {
  return childrenOf(await publicMenuRows(db, clubIdx), null, choice);
}

/** Names of the admin menus by code. */
export async function adminMenuNames(
  db: Database,
  clubIdx: number,
  language: Language,
): Promise<Map<string, string>> {
  const rows = await selectMenus(db, clubIdx, true);
  const choice = { language, defaultLanguage: language };
  return new Map(rows.map((row) => [row.code, pickText(row.texts, choice)?.name ?? row.code]));
}

/** Whether the code names a page that shows terms notices (seed §4). */
export async function isMainPageMenu(db: Database, clubIdx: number, code: string): Promise<boolean> {
  return (await selectMenuByCode(db, clubIdx, code))?.isMainPage ?? false;
}

function childrenOf(rows: readonly MenuRow[], parentCode: string | null, choice: LanguageChoice): Menu[] {
  return rows
    .filter((row) => row.parentCode === parentCode)
    .map((row) => ({ ...menuOf(row, choice), children: childrenOf(rows, row.code, choice) }));
}

export function menuOf(row: MenuRow, choice: LanguageChoice): Omit<Menu, "children"> {
  const texts = pickText(row.texts, choice);
  return {
    idx: row.menuIdx,
    code: row.code,
    name: texts?.name ?? row.code,
    seoSlug: row.seoSlug ?? "",
    seoTag: texts?.seoTag ?? "",
    seoMeta: texts?.seoMeta ?? "",
    seoKeyword: texts?.seoKeyword ?? "",
    snsTitle: texts?.snsTitle ?? "",
    snsDesc: texts?.snsDesc ?? "",
    snsImageUrl: row.snsImageUrl,
    isVisible: row.isVisible,
    permit: row.permit,
    isExistBanner: row.isExistBanner,
    isMainPage: row.isMainPage,
    ...(row.passwordHash === null ? {} : { isLocked: true }),
  };
}
