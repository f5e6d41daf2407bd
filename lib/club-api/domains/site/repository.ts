import { and, eq, isNotNull, lt, ne } from "drizzle-orm";
import { cachedRead } from "../../db/cached-read";
import type { Database } from "../../db/database";
import { ofClub } from "../../db/of-club";
import { oneOfClub } from "../../db/one-of-club";
import {
  clubs,
  clubWords,
  siteAdditions,
  siteBrands,
  siteCerts,
  siteInfos,
  siteScenes,
  siteStateHistory,
  siteStates,
} from "../../db/tables";

/** With the ways of the identity check; null while the club has none set. */
export type SiteInfoRow = typeof siteInfos.$inferSelect & {
  clubCode: string;
  methods: (typeof siteCerts.$inferSelect)["methods"] | null;
};
export type SiteAdditionRow = typeof siteAdditions.$inferSelect;
export type ClubWordsRow = typeof clubWords.$inferSelect;
export type SiteSceneRow = typeof siteScenes.$inferSelect;
export type SiteStateRow = typeof siteStates.$inferSelect;

/*
 * Site info is read with nearly every page and changes a few times a year: reads find it in this process until a
 * change raises the number of the rules (migration 0035).
 */

export async function selectSiteInfo(db: Database, clubIdx: number): Promise<SiteInfoRow | null> {
  return cachedRead(db, `site-info ${clubIdx}`, async () => {
    const [found] = await db
      .select({ info: siteInfos, clubCode: clubs.clubCode, methods: siteCerts.methods })
      .from(siteInfos)
      .innerJoin(clubs, ofClub(clubs, siteInfos.clubIdx))
      .leftJoin(siteCerts, ofClub(siteCerts, siteInfos.clubIdx))
      .where(ofClub(siteInfos, clubIdx));
    return found ? { ...found.info, clubCode: found.clubCode, methods: found.methods } : null;
  });
}

export async function selectSiteAddition(db: Database, clubIdx: number): Promise<SiteAdditionRow | null> {
  const rows = await cachedRead(db, `site-addition ${clubIdx}`, () =>
    db.select().from(siteAdditions).where(ofClub(siteAdditions, clubIdx)),
  );
  return rows[0] ?? null;
}

export async function selectSiteState(db: Database, clubIdx: number): Promise<SiteStateRow | null> {
  return oneOfClub(db, siteStates, clubIdx);
}

/** The row under a lock: of two admins who save at once the second sees what the first wrote. */
export async function lockSiteState(db: Database, clubIdx: number): Promise<SiteStateRow | null> {
  const rows = await db.select().from(siteStates).where(ofClub(siteStates, clubIdx)).for("update");
  return rows[0] ?? null;
}

export type SiteStateChange = Pick<SiteStateRow, "current" | "planned" | "updatedAt" | "updatedBy">;

/** Saves a change of the version that was read; false when somebody was faster. */
export async function updateSiteState(
  db: Database,
  clubIdx: number,
  version: number,
  change: SiteStateChange,
): Promise<boolean> {
  const rows = await db
    .update(siteStates)
    .set({ ...change, version: version + 1 })
    .where(ofClub(siteStates, clubIdx, eq(siteStates.version, version)))
    .returning({ version: siteStates.version });
  return rows.length === 1;
}

export async function insertStateHistory(
  db: Database,
  row: typeof siteStateHistory.$inferInsert,
): Promise<void> {
  await db.insert(siteStateHistory).values(row);
}

export type StoredSiteInfo = typeof siteInfos.$inferSelect;
export type SiteCertRow = typeof siteCerts.$inferSelect;

export async function lockSiteInfo(tx: Database, clubIdx: number): Promise<StoredSiteInfo | null> {
  const rows = await tx.select().from(siteInfos).where(ofClub(siteInfos, clubIdx)).for("update");
  return rows[0] ?? null;
}

export async function updateSiteInfo(
  tx: Database,
  clubIdx: number,
  change: Partial<SiteInfoRow>,
): Promise<void> {
  await tx.update(siteInfos).set(change).where(ofClub(siteInfos, clubIdx));
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
  const rows = await tx.select().from(siteAdditions).where(ofClub(siteAdditions, clubIdx)).for("update");
  return rows[0] ?? null;
}

export async function updateSiteAddition(
  tx: Database,
  clubIdx: number,
  change: Partial<SiteAdditionRow>,
): Promise<void> {
  await tx.update(siteAdditions).set(change).where(ofClub(siteAdditions, clubIdx));
}

export async function selectSiteScene(db: Database, clubIdx: number): Promise<SiteSceneRow | null> {
  const rows = await cachedRead(db, `site-scene ${clubIdx}`, () =>
    db.select().from(siteScenes).where(ofClub(siteScenes, clubIdx)),
  );
  return rows[0] ?? null;
}

export async function lockSiteScene(tx: Database, clubIdx: number): Promise<SiteSceneRow | null> {
  const rows = await tx.select().from(siteScenes).where(ofClub(siteScenes, clubIdx)).for("update");
  return rows[0] ?? null;
}

/** Stores the scene of a club, its first one too; false when two first ones met and this is the later. */
export async function saveSiteSceneRow(tx: Database, row: SiteSceneRow): Promise<boolean> {
  const saved = await tx
    .insert(siteScenes)
    .values(row)
    .onConflictDoUpdate({
      target: siteScenes.clubIdx,
      set: row,
      setWhere: lt(siteScenes.version, row.version),
    })
    .returning({ version: siteScenes.version });
  return saved.length > 0;
}

export async function selectClubWords(db: Database, clubIdx: number): Promise<ClubWordsRow | null> {
  const rows = await cachedRead(db, `club-words ${clubIdx}`, () =>
    db.select().from(clubWords).where(ofClub(clubWords, clubIdx)),
  );
  return rows[0] ?? null;
}

export async function lockClubWords(tx: Database, clubIdx: number): Promise<ClubWordsRow | null> {
  const rows = await tx.select().from(clubWords).where(ofClub(clubWords, clubIdx)).for("update");
  return rows[0] ?? null;
}

/** Stores the words of a club, its first ones too; false when two first ones met and this is the later. */
export async function saveClubWordsRow(tx: Database, row: ClubWordsRow): Promise<boolean> {
  const saved = await tx
    .insert(clubWords)
    .values(row)
    .onConflictDoUpdate({
      target: clubWords.clubIdx,
      set: row,
      setWhere: lt(clubWords.version, row.version),
    })
    .returning({ version: clubWords.version });
  return saved.length > 0;
}

export async function selectSiteCert(db: Database, clubIdx: number): Promise<SiteCertRow | null> {
  return oneOfClub(db, siteCerts, clubIdx);
}

export async function lockSiteCert(tx: Database, clubIdx: number): Promise<SiteCertRow | null> {
  const rows = await tx.select().from(siteCerts).where(ofClub(siteCerts, clubIdx)).for("update");
  return rows[0] ?? null;
}

/** Stores the settings of a club, its first ones too. */
export async function saveSiteCertRow(tx: Database, row: typeof siteCerts.$inferInsert): Promise<void> {
  await tx.insert(siteCerts).values(row).onConflictDoUpdate({ target: siteCerts.clubIdx, set: row });
}

/** The sealed secrets of the providers of all clubs, held until the transaction ends. */
export async function lockNiceSecrets(tx: Database): Promise<{ clubIdx: number; niceSecret: string }[]> {
  const rows = await tx
    .select({ clubIdx: siteCerts.clubIdx, niceSecret: siteCerts.niceSecret })
    .from(siteCerts)
    .where(isNotNull(siteCerts.niceSecret))
    .for("update");
  return rows.flatMap(({ clubIdx, niceSecret }) => (niceSecret === null ? [] : { clubIdx, niceSecret }));
}

export async function updateNiceSecret(tx: Database, clubIdx: number, niceSecret: string): Promise<void> {
  await tx.update(siteCerts).set({ niceSecret }).where(ofClub(siteCerts, clubIdx));
}

export type SiteBrandRow = typeof siteBrands.$inferSelect;

export async function selectSiteBrand(db: Database, clubIdx: number): Promise<SiteBrandRow | null> {
  const rows = await cachedRead(db, `site-brand ${clubIdx}`, () =>
    db.select().from(siteBrands).where(ofClub(siteBrands, clubIdx)),
  );
  return rows[0] ?? null;
}

export async function lockSiteBrand(tx: Database, clubIdx: number): Promise<SiteBrandRow | null> {
  const rows = await tx.select().from(siteBrands).where(ofClub(siteBrands, clubIdx)).for("update");
  return rows[0] ?? null;
}

/** Stores the first look of a club; false when another admin was faster. */
export async function insertSiteBrand(tx: Database, row: SiteBrandRow): Promise<boolean> {
  const rows = await tx
    .insert(siteBrands)
    .values(row)
    .onConflictDoNothing()
    .returning({ version: siteBrands.version });
  return rows.length === 1;
}

export async function updateSiteBrand(tx: Database, clubIdx: number, row: SiteBrandRow): Promise<void> {
  await tx.update(siteBrands).set(row).where(ofClub(siteBrands, clubIdx));
}
