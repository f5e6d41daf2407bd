import type { BannerItem } from "@/lib/contract/boards/banners";
import type { EventSummary } from "@/lib/contract/boards/events";
import type { FnbItem } from "@/lib/contract/boards/fnb";
import { paths } from "@/lib/web/routing/paths";

const seasonOfMonth = [
  "WINTER",
  "WINTER",
  "SPRING",
  "SPRING",
  "SPRING",
  "SUMMER",
  "SUMMER",
  "SUMMER",
] as const;

function seasonOf(month: number) {
  if (month === 12) return "WINTER";
  return seasonOfMonth[month - 1] ?? "AUTUMN";
}

/** Events that are running or to come, whatever changes first before the rest; one that a banner shows is not said twice. */
export function nextEvents(
  events: readonly EventSummary[],
  banners: readonly BannerItem[],
  count: number,
): EventSummary[] {
  const shown = new Set(banners.flatMap(({ link, bannerName }) => [link, bannerName]));
  return events
    .filter(({ progress }) => progress !== "2")
    .filter(({ eventIdx, title }) => !shown.has(paths.event(eventIdx)) && !shown.has(title))
    .sort((one, other) => (one.dDay ?? 0) - (other.dDay ?? 0))
    .slice(0, count);
}

/** A few dishes of the card: what the season brings first, then what the kitchen recommends; nothing that is sold out. */
export function dishesOfSeason(dishes: readonly FnbItem[], month: number, count: number): FnbItem[] {
  const rank = ({ season, isRecommended }: FnbItem) =>
    (season === seasonOf(month) ? 0 : 2) + (isRecommended ? 0 : 1);
  return dishes
    .filter(({ isSoldOut, season = "ALL" }) => !isSoldOut && (season === "ALL" || season === seasonOf(month)))
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, count);
}
