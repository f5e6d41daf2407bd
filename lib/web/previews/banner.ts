import type { BannerItem } from "@/lib/contract/boards/banners";
import { call } from "../api/browser";
import { bannerBoard } from "../boards/banner";
import type { PreviewScene } from "./previewed";
import { previewed, previewPicture } from "./previewed";

/** The banner of a preview link as the pop-up shows it, whatever its time is; null for an unknown link. */
export async function readBannerPreview(
  token: string,
  clubCode: string,
  scene: PreviewScene,
): Promise<BannerItem | null> {
  const query = { clubCode, lang: scene.language };
  const answer = await call("GET /ext/previews/{token}", { params: { token }, query }, { handled: true });
  if (!answer.ok || answer.value.entity !== "banner") return null;
  const { draft, text } = previewed(bannerBoard, answer.value, scene);
  const { link, seeDetail, windowOpen, todayClose, devicePc } = draft;
  return {
    idx: 0,
    progress: "1",
    bannerName: text.bannerName,
    link: link || null,
    seeDetail,
    windowOpen,
    todayClose,
    devicePc,
    layerFile: previewPicture(answer.value, "layerFile") ?? "",
    layerFileMobile: previewPicture(answer.value, "layerFileMobile"),
  };
}
