import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { pickText } from "../../platform/texts";
import { orderedOfficeOf, windowOf } from "../boards";
import { type BannerRow, bannerBoard } from "./repository";

export { readBanner, readBanners, readRunningBanners } from "./read";
export { changeBanner, cloneBanner, createBanner, removeBanners } from "./write";

const nameOf = (row: BannerRow, ctx: Context) => pickText(row.names, ctx.choice) ?? "";

/** The menus that a banner announces on; none when there is no such banner. */
export async function bannerMenusOf(db: Database, ctx: Context, idx: number): Promise<readonly string[]> {
  return (await bannerBoard.find(db, ctx, idx, "admin"))?.menuCodes ?? [];
}

export const bannerWindow = windowOf(bannerBoard, nameOf);
export const bannerOffice = orderedOfficeOf(bannerBoard, nameOf);
