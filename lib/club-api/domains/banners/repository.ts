import { and, arrayContains, asc, eq, gt, isNull, lte, or, type SQL } from "drizzle-orm";
import type { Database } from "../../db/database";
import { ofClub } from "../../db/of-club";
import { banners } from "../../db/tables";
import type { Context } from "../../platform/context";
import { Board, isNotDeleted } from "../boards";

/** Text fields of a banner, per language. */
export const bannerTexts = { first: "bannerName", fields: ["bannerName"], rich: [] } as const;

export type Progress = "0" | "1" | "2";

/** 0 planned, 1 running, 2 ended; the end is the first moment at which it no longer runs (domain.md 6). */
export function progressOf(now: Date, { startAt, endAt }: { startAt: Date; endAt: Date }): Progress {
  if (now < startAt) return "0";
  return now < endAt ? "1" : "2";
}

export type BannerRow = typeof banners.$inferSelect;

export const bannerBoard = new Board({
  table: banners,
  kind: "banner",
  key: "bannerIdx",
  place: "startAt",
  searchColumn: "names",
  period: { from: "startAt", to: "endAt", in: "moments" },
  names: { bannerName: "names" },
  images: { layerFile: "layerFile", layerFileMobile: "layerFileMobile" },
});

/** The order in which a page shows its banners. */
export const bannerOrder = [asc(banners.order), asc(banners.bannerIdx)];

function isInProgress(progress: Progress, now: Date): SQL | undefined {
  if (progress === "0") return gt(banners.startAt, now);
  if (progress === "2") return lte(banners.endAt, now);
  return and(lte(banners.startAt, now), gt(banners.endAt, now));
}

/** The filters of the back office. */
export function isWanted(
  { progress, menuCode }: { progress?: Progress | undefined; menuCode?: string | undefined },
  now: Date,
): SQL | undefined {
  return and(
    progress && isInProgress(progress, now),
    menuCode === undefined ? undefined : arrayContains(banners.menuCodes, [menuCode]),
  );
}

/** Visible banners of a menu that run now, in their order. */
export function selectRunningBanners(db: Database, ctx: Context, menuCode: string): Promise<BannerRow[]> {
  return db
    .select()
    .from(banners)
    .where(
      ofClub(
        banners,
        ctx.club.clubIdx,
        eq(banners.isVisible, true),
        isNotDeleted(banners),
        isWanted({ progress: "1", menuCode }, ctx.now),
        or(isNull(banners.lang), eq(banners.lang, ctx.choice.language)),
      ),
    )
    .orderBy(...bannerOrder);
}
