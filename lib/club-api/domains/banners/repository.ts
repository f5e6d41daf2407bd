import { and, arrayContains, asc, eq, gt, isNull, lte, or } from "drizzle-orm";
import type { Language } from "@/lib/shared/languages";
import type { Database } from "../../db/database";
import { banners } from "../../db/tables";

export type BannerRow = typeof banners.$inferSelect;
export type RunningBanners = { clubIdx: number; menuCode: string; language: Language; now: Date };

/** Visible banners of a menu that run now, in their order. */
export function selectRunningBanners(db: Database, wanted: RunningBanners): Promise<BannerRow[]> {
  return db
    .select()
    .from(banners)
    .where(
      and(
        eq(banners.clubIdx, wanted.clubIdx),
        eq(banners.isVisible, true),
        lte(banners.startAt, wanted.now),
        gt(banners.endAt, wanted.now),
        arrayContains(banners.menuCodes, [wanted.menuCode]),
        or(isNull(banners.lang), eq(banners.lang, wanted.language)),
      ),
    )
    .orderBy(asc(banners.order), asc(banners.bannerIdx));
}
