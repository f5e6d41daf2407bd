import type { Act } from "../../platform/act";
import { pickText } from "../../platform/texts";
import { orderedOfficeOf, windowOf } from "../boards";
import { type BannerRow, bannerBoard } from "./repository";

export { readBanner, readBanners, readRunningBanners } from "./read";
export { changeBanner, cloneBanner, createBanner, removeBanners } from "./write";

const nameOf = (row: BannerRow, act: Act) => pickText(row.names, act.choice) ?? "";

export const bannerWindow = windowOf(bannerBoard, nameOf);
export const bannerOffice = orderedOfficeOf(bannerBoard, nameOf);
