import { and, eq, ne } from "drizzle-orm";
import type { Database } from "../../db/database";
import { siteAdditions, siteCerts, siteInfos } from "../../db/tables";

export type SiteInfoRow = typeof siteInfos.$inferSelect;
export type SiteAdditionRow = typeof siteAdditions.$inferSelect;
export type SiteCertRow = typeof siteCerts.$inferSelect;

export async function lockSiteInfo(tx: Database, clubIdx: number): Promise<SiteInfoRow | null> {
  const rows = await tx.select().from(siteInfos).where(eq(siteInfos.clubIdx, clubIdx)).for("update");
  return rows[0] ?? null;
}

export async function updateSiteInfo(
  tx: Database,
  clubIdx: number,
  change: Partial<SiteInfoRow>,
): Promise<void> {
  await tx.update(siteInfos).set(change).where(eq(siteInfos.clubIdx, clubIdx));
}

/** Whether another club of the server has the business number. */
export async function isBusinessNoElsewhere(
  db: Database,
  clubIdx: number,
  businessNo: string,
): Promise<boolean> {
  const rows = await db
    .select({ clubIdx: siteInfos.clubIdx })
    .from(siteInfos)
    .where(and(eq(siteInfos.businessNo, businessNo), ne(siteInfos.clubIdx, clubIdx)));
  return rows.length > 0;
}

export async function lockSiteAddition(tx: Database, clubIdx: number): Promise<SiteAdditionRow | null> {
  const rows = await tx.select().from(siteAdditions).where(eq(siteAdditions.clubIdx, clubIdx)).for("update");
  return rows[0] ?? null;
}

export async function updateSiteAddition(
  tx: Database,
  clubIdx: number,
  change: Partial<SiteAdditionRow>,
): Promise<void> {
  await tx.update(siteAdditions).set(change).where(eq(siteAdditions.clubIdx, clubIdx));
}

export async function selectSiteCert(db: Database, clubIdx: number): Promise<SiteCertRow | null> {
  const rows = await db.select().from(siteCerts).where(eq(siteCerts.clubIdx, clubIdx));
  return rows[0] ?? null;
}

export async function lockSiteCert(tx: Database, clubIdx: number): Promise<SiteCertRow | null> {
  const rows = await tx.select().from(siteCerts).where(eq(siteCerts.clubIdx, clubIdx)).for("update");
  return rows[0] ?? null;
}

/** Stores the settings of a club, its first ones too. */
export async function saveSiteCertRow(tx: Database, row: typeof siteCerts.$inferInsert): Promise<void> {
  await tx.insert(siteCerts).values(row).onConflictDoUpdate({ target: siteCerts.clubIdx, set: row });
}
