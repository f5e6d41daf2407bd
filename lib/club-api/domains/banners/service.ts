import type { BannerItem } from "@/lib/contract/banners";
import type { Database } from "../../db/database";
import { type LanguageChoice, pickText } from "../../platform/texts";
import { selectRunningBanners } from "./repository";

/** The banners that a menu's pop-up shows now (domain.md 7.14); the browser picks those of its device. */
export async function readRunningBanners(
  db: Database,
  place: { clubIdx: number; menuCode: string; now: Date; choice: LanguageChoice },
): Promise<BannerItem[]> {
  const rows = await selectRunningBanners(db, { ...place, language: place.choice.language });
  return rows.map((row) => ({
    idx: row.bannerIdx,
    bannerName: pickText(row.names, place.choice) ?? "",
    layerFile: row.layerFile,
    layerFileMobile: row.layerFileMobile,
    link: row.link,
    seeDetail: row.seeDetail,
    windowOpen: row.windowOpen,
    todayClose: row.todayClose,
    progress: "1",
    devicePc: row.devicePc,
  }));
}
