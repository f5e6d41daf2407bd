import { pickText } from "../../platform/texts";
import { windowOf } from "../boards";
import { bannerBoard } from "./repository";

export { readBanner, readBanners, readRunningBanners } from "./read";
export { changeBanner, cloneBanner, createBanner, removeBanners } from "./write";

export const bannerWindow = windowOf(bannerBoard, (row, act) => pickText(row.names, act.choice) ?? "");
