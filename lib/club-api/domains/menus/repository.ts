import { asc, eq, inArray } from "drizzle-orm";
import { cachedRead } from "../../db/cached-read";
import type { Database } from "../../db/database";
import { ofClub } from "../../db/of-club";
import { oneOfClub } from "../../db/one-of-club";
import { menus } from "../../db/tables";

export type MenuRow = typeof menus.$inferSelect;

/** The public or the admin menus of a club, in order. */
export function selectMenus(db: Database, clubIdx: number, isAdminMenu: boolean): Promise<MenuRow[]> {
  return db
    .select()
    .from(menus)
    .where(ofClub(menus, clubIdx, eq(menus.isAdminMenu, isAdminMenu)))
    .orderBy(asc(menus.order), asc(menus.code));
}

/** The public menus of a club, found in this process until one of them changes. */
export function publicMenuRows(db: Database, clubIdx: number): Promise<readonly MenuRow[]> {
  return cachedRead(db, `menus ${clubIdx}`, () => selectMenus(db, clubIdx, false));
}

export async function selectMenuByCode(db: Database, clubIdx: number, code: string): Promise<MenuRow | null> {
  return oneOfClub(db, menus, clubIdx, eq(menus.code, code));
}

/** The public menus under a lock, by idx: of two saves at once the second sees what the first wrote. */
export function lockPublicMenus(tx: Database, clubIdx: number): Promise<MenuRow[]> {
  return tx
    .select()
    .from(menus)
    .where(ofClub(menus, clubIdx, eq(menus.isAdminMenu, false)))
    .orderBy(asc(menus.menuIdx))
    .for("update");
}

/** Takes the addresses of some menus, so that they can be exchanged without two rows ever holding the same. */
export async function clearSlugs(tx: Database, clubIdx: number, menuIdxs: readonly number[]): Promise<void> {
  await tx
    .update(menus)
    .set({ seoSlug: null })
    .where(ofClub(menus, clubIdx, inArray(menus.menuIdx, [...menuIdxs])));
}

export async function updateMenu(
  tx: Database,
  { clubIdx, menuIdx }: Pick<MenuRow, "clubIdx" | "menuIdx">,
  change: Partial<typeof menus.$inferInsert>,
): Promise<void> {
  await tx
    .update(menus)
    .set(change)
    .where(ofClub(menus, clubIdx, eq(menus.menuIdx, menuIdx)));
}
