import { eq } from "drizzle-orm";
import type { Database } from "../../db/database";
import { siteInfos } from "../../db/tables";

/** Where the club lies; null for a club without site info. */
export async function selectPlace(
  db: Database,
  clubIdx: number,
): Promise<{ lat: number; lon: number } | null> {
  const rows = await db
    .select({ lat: siteInfos.lat, lon: siteInfos.lon })
    .from(siteInfos)
    .where(eq(siteInfos.clubIdx, clubIdx));
  return rows[0] ?? null;
}
