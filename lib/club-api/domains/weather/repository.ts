import { lte } from "drizzle-orm";
import type { HourWeather, WeatherLocation } from "../../adapters/weather";
import type { Database } from "../../db/database";
import { ofClub } from "../../db/of-club";
import { oneOfClub } from "../../db/one-of-club";
import { siteInfos, weatherCache } from "../../db/tables";

/** Where the club lies; null for a club without site info. */
export async function selectPlace(db: Database, clubIdx: number): Promise<WeatherLocation | null> {
  const { lat, lon, gridX, gridY } = siteInfos;
  const rows = await db.select({ lat, lon, gridX, gridY }).from(siteInfos).where(ofClub(siteInfos, clubIdx));
  return rows[0] ?? null;
}

export type CachedWeather = { source: string; hours: HourWeather[]; fetchedAt: Date };

export async function selectCached(db: Database, clubIdx: number): Promise<CachedWeather | null> {
  return oneOfClub(db, weatherCache, clubIdx);
}

/** True when the source may be asked by us now: nobody did since `idleSince`. */
export async function claimAsking(
  db: Database,
  clubIdx: number,
  source: string,
  { now, idleSince }: { now: Date; idleSince: Date },
): Promise<boolean> {
  const rows = await db
    .insert(weatherCache)
    .values({ clubIdx, source, hours: [], fetchedAt: new Date(0), triedAt: now })
    .onConflictDoUpdate({
      target: weatherCache.clubIdx,
      set: { triedAt: now },
      setWhere: lte(weatherCache.triedAt, idleSince),
    })
    .returning({ clubIdx: weatherCache.clubIdx });
  return rows.length === 1;
}

export async function updateCached(db: Database, clubIdx: number, cached: CachedWeather): Promise<void> {
  await db.update(weatherCache).set(cached).where(ofClub(weatherCache, clubIdx));
}
