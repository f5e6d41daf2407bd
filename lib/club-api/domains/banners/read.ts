import type { BannerItem } from "@/lib/contract/banners";
import type { CallOutput } from "@/lib/contract/routes";
import { clubTimestamp } from "@/lib/shared/club-time";
import type { Database } from "../../db/database";
import type { Act } from "../../platform/act";
import { ClubFailure } from "../../platform/failure";
import { pickText } from "../../platform/texts";
import { adminPartOf, type BoardTexts, mapTexts, pageWish, rowFacts, type StateQuery } from "../boards";
import { type BannerRow, bannerBoard, bannerOrder, isWanted, selectRunningBanners } from "./repository";
import { bannerTexts, type Progress, progressOf } from "./rules";

type BannerList = CallOutput<"GET /banner">;
type BannerDetail = CallOutput<"GET /banner/{id}">;

const sortable = ["bannerName", "order", "startAt", "endAt", "createdAt", "updatedAt", "bannerIdx"];

/** The banners that a menu's pop-up shows now (domain.md 7.14); the browser picks those of its device. */
export async function readRunningBanners(db: Database, act: Act, menuCode: string): Promise<BannerItem[]> {
  return (await selectRunningBanners(db, act, menuCode)).map((row) => itemOf(row, act));
}

/** All banners for the back office, in their order. Throws 9001 `sort`. */
export async function readBanners(
  db: Database,
  act: Act,
  query: StateQuery & { progress?: Progress | undefined; menuCode?: string | undefined },
): Promise<BannerList> {
  const { rows, total } = await bannerBoard.page(db, act, {
    ...pageWish(query, "admin", sortable),
    order: bannerOrder,
    state: query.state,
    where: isWanted(query, act.now),
  });
  const list = rows.map((row) => ({
    ...itemOf(row, act),
    ...placeOf(row, act),
    ...rowFacts(textual(row), act),
  }));
  return { list, total, page: query.page, size: query.size };
}

/** One banner for the back office; 2001 when there is none. */
export async function readBanner(db: Database, act: Act, bannerIdx: number): Promise<BannerDetail> {
  const row = await bannerBoard.find(db, act, bannerIdx, "admin");
  if (!row) throw new ClubFailure("NOT_FOUND");
  const admin = adminPartOf(bannerTexts, textual(row), act);
  return { ...itemOf(row, act), ...placeOf(row, act), lang: row.lang, admin };
}

/** The names of a banner as texts of one field, which is how the boards handle them. */
export function textsOf(names: BannerRow["names"]): BoardTexts<"bannerName"> {
  return mapTexts(names, (bannerName) => ({ bannerName }));
}

function textual(row: BannerRow) {
  return { ...row, texts: textsOf(row.names) };
}

function itemOf(row: BannerRow, act: Act): BannerItem {
  const { layerFile, layerFileMobile, link, seeDetail, windowOpen, todayClose, devicePc } = row;
  return {
    idx: row.bannerIdx,
    bannerName: pickText(row.names, act.choice) ?? "",
    ...{ layerFile, layerFileMobile, link, seeDetail, windowOpen, todayClose, devicePc },
    progress: progressOf(act.now, row),
  };
}

function placeOf(row: BannerRow, act: Act) {
  const { menuCodes, order, isVisible } = row;
  const startAt = clubTimestamp(row.startAt, act.club.zone);
  return { startAt, endAt: clubTimestamp(row.endAt, act.club.zone), menuCodes, order, isVisible };
}
