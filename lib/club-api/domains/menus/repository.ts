import { and, asc, eq } from "drizzle-orm";
import type { Database } from "../../db/database";
import { menus } from "../../db/tables";

export type MenuRow = typeof menus.$inferSelect;

/** The public or the admin menus of a club, in order. */
export function selectMenus(db: Database, clubIdx: number, isAdminMenu: boolean): Promise<MenuRow[]> {
  return db
    .select()
    .from(menus)
    .where(and(eq(menus.clubIdx, clubIdx), eq(menus.isAdminMenu, isAdminMenu)))
    .orderBy(asc(menus.order), asc(menus.code));
}

export async function selectMenuByCode(db: Database, clubIdx: number, code: string): Promise<MenuRow | null> {
  const rows = await db
    .select()
    .from(menus)
    .where(and(eq(menus.clubIdx, clubIdx), eq(menus.code, code)));
  return rows[0] ?? null;
}
