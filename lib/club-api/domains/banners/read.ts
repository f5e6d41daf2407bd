import type { BannerItem } from "@/lib/contract/boards/banners";
import type { CallOutput } from "@/lib/contract/routes";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { pickText } from "../../platform/texts";
import { adminPartOf, type BoardTexts, mapTexts, pageInput, rowFacts, type StateQuery } from "../boards";
import {
  type BannerRow,
  bannerBoard,
  bannerOrder,
  bannerTexts,
  isWanted,
  type Progress,
  progressOf,
  selectRunningBanners,
} from "./repository";

type BannerList = CallOutput<"GET /banner">;
type BannerDetail = CallOutput<"GET /banner/{id}">;

const sortable = ["bannerName", "order", "startAt", "endAt", "createdAt", "updatedAt", "bannerIdx"];

/** The banners that a menu's pop-up shows now (domain.md 7.14); the browser picks those of its device. */
export async function readRunningBanners(
  db: Database,
  ctx: Context,
  menuCode: string,
): Promise<BannerItem[]> {
  return (await selectRunningBanners(db, ctx, menuCode)).map((row) => itemOf(row, ctx));
}

/** All banners for the back office, in their order. Throws 9001 `sort`. */
export async function readBanners(
  db: Database,
  ctx: Context,
  query: StateQuery & { progress?: Progress | undefined; menuCode?: string | undefined },
): Promise<BannerList> {
  const { rows, total } = await bannerBoard.page(db, ctx, {
    ...pageInput(query, "admin", sortable),
    order: bannerOrder,
    state: query.state,
    where: isWanted(query, ctx.now),
  });
  const list = rows.map((row) => ({
    ...itemOf(row, ctx),
    ...placeOf(row, ctx),
    ...rowFacts(textual(row), ctx),
  }));
  return { list, total, page: query.page, size: query.size };
}

/** One banner for the back office; 2001 when there is none. */
export async function readBanner(db: Database, ctx: Context, bannerIdx: number): Promise<BannerDetail> {
  const row = await bannerBoard.find(db, ctx, bannerIdx, "admin");
  if (!row) throw new ClubFailure("NOT_FOUND");
  const admin = adminPartOf(bannerTexts, textual(row), ctx);
  return { ...itemOf(row, ctx), ...placeOf(row, ctx), lang: row.lang, admin };
}

/** The names of a banner as texts of one field, which is how the boards handle them. */
export function textsOf(names: BannerRow["names"]): BoardTexts<"bannerName"> {
  return mapTexts(names, (bannerName) => ({ bannerName }));
}

function textual(row: BannerRow) {
  return { ...row, texts: textsOf(row.names) };
}

function itemOf(row: BannerRow, ctx: Context): BannerItem {
  const { layerFile, layerFileMobile, link, seeDetail, windowOpen, todayClose, devicePc } = row;
  return {
    idx: row.bannerIdx,
    bannerName: pickText(row.names, ctx.choice) ?? "",
    layerFile,
    layerFileMobile,
    link,
    seeDetail,
    windowOpen,
    todayClose,
    devicePc,
    progress: progressOf(ctx.now, row),
  };
}

function placeOf(row: BannerRow, ctx: Context) {
  const { menuCodes, order, isVisible } = row;
  const startAt = clubTimestamp(row.startAt, ctx.club.zone);
  return { startAt, endAt: clubTimestamp(row.endAt, ctx.club.zone), menuCodes, order, isVisible };
}
