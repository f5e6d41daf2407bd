import "server-only";
import type { BannerItem } from "@/lib/contract/boards/banners";
import type { EventSummary } from "@/lib/contract/boards/events";
import type { FnbItem } from "@/lib/contract/boards/fnb";
import type { NoticeSummary } from "@/lib/contract/boards/notices";
import type { Course } from "@/lib/contract/site/course-pages";
import { homeMenuCode } from "@/lib/contract/site/menus";
import type { WeatherWidget } from "@/lib/contract/site/weather";
import type { ReservationCalendar } from "@/lib/contract/tee-sheets/tee-sheets";
import type { Language } from "@/lib/shared/languages";
import type { Result } from "@/lib/shared/result";
import { partySizes } from "@/lib/shared/tee-times/sheet-choice";
import { query, UpstreamUnavailable } from "../api/server";
import { webEnv } from "../env";
import { getClubWords, type SiteWords } from "./club-records";

export type HomeData = {
  notices: readonly NoticeSummary[];
  /** Null while the weather cannot be had: the page does without. */
  weather: WeatherWidget | null;
  /** The coming days as a visitor sees them; null while they cannot be had. */
  calendar: ReservationCalendar | null;
  courses: readonly Course[];
  /** The parts of a day in which the club has tee times, by its names; all of its parts while that is not known. */
  parts: readonly { key: string; keyName: string }[];
  /** How many may play together. */
  partySizes: readonly number[];
  events: readonly EventSummary[];
  banners: readonly BannerItem[];
  dishes: readonly FnbItem[];
  words: SiteWords;
};

const weatherSeconds = 300;
/** Free times change with every booking; the strip says of when it is. */
const calendarSeconds = 60;
/** A banner begins and ends by the minute. */
const bannerSeconds = 300;
const noticeCount = 6;
const guest = "0";
const most = "100";

export async function getHome(lang: Language): Promise<HomeData> {
  const common = { clubCode: webEnv().clubCode, lang };
  const [top, normal, weather, calendar, courses, codes, events, banners, dishes, words] = await Promise.all([
    query("GET /notice/top", { query: common }),
    query("GET /notice/normal", { query: { ...common, size: String(noticeCount) } }),
    part(query("GET /weather/widget", { query: common }, { cacheSeconds: weatherSeconds })),
    part(
      query(
        "GET /reservation/calendar/{id}",
        { params: { id: guest }, query: common },
        { cacheSeconds: calendarSeconds },
      ),
    ),
    part(query("GET /ext/courses", { query: common })),
    part(
      query("GET /common/system-code/{club}", {
        params: { club: common.clubCode },
        query: { lang, code: "periods,policyCodes" },
      }),
    ),
    part(query("GET /event", { query: common })),
    part(
      query(
        "GET /banner/page/{menuCode}",
        { params: { menuCode: homeMenuCode }, query: common },
        { cacheSeconds: bannerSeconds },
      ),
    ),
    part(query("GET /fnb-menu", { query: { ...common, size: most } })),
    getClubWords(lang),
  ]);
  return {
    notices: [...(top.ok ? top.value.list : []), ...(normal.ok ? normal.value.list : [])].slice(
      0,
      noticeCount,
    ),
    weather,
    calendar,
    courses: courses ?? [],
    parts: (codes?.periods?.list ?? []).filter(({ key }) => calendar?.periods?.includes(key) ?? true),
    partySizes: partySizes(codes?.policyCodes?.list.find(({ key }) => key === "C0030")?.values ?? []),
    events: events?.list ?? [],
    banners: banners?.banner ?? [],
    dishes: dishes?.list ?? [],
    words,
  };
}

/** A part that the page can do without: null when it is refused, slow or broken. */
async function part<T, E>(answer: Promise<Result<T, E>>): Promise<T | null> {
  try {
    const result = await answer;
    return result.ok ? result.value : null;
  } catch (error) {
    if (error instanceof UpstreamUnavailable) return null;
    throw error;
  }
}
