import "server-only";
import type { NoticeSummary } from "@/lib/contract/notices";
import type { WeatherWidget } from "@/lib/contract/weather";
import type { Language } from "@/lib/shared/languages";
import { query } from "../api/server";
import { webEnv } from "../env";

export type HomeData = {
  notices: readonly NoticeSummary[];
  /** Null while the weather cannot be had: the page does without. */
  weather: WeatherWidget | null;
};

const weatherSeconds = 300;
const noticeCount = 6;

export async function getHome(lang: Language): Promise<HomeData> {
  const common = { clubCode: webEnv().clubCode, lang };
  const [top, normal, weather] = await Promise.all([
    query("GET /notice/top", { query: common }),
    query("GET /notice/normal", { query: { ...common, size: String(noticeCount) } }),
    query("GET /weather/widget", { query: common }, { keepSeconds: weatherSeconds }),
  ]);
  return {
    notices: [...(top.ok ? top.value.list : []), ...(normal.ok ? normal.value.list : [])].slice(
      0,
      noticeCount,
    ),
    weather: weather.ok ? weather.value : null,
  };
}
