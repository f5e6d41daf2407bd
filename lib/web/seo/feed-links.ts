import type { Menu } from "@/lib/contract/site/menus";
import type { Language } from "@/lib/shared/languages";
import type { Club } from "../queries/club";
import { siteOrigin } from "../routing/origin";
import { communityMenuCode } from "./menu-codes";

export const feedKinds = ["notices", "events"] as const;
export type FeedKind = (typeof feedKinds)[number];

/** The hash of the section of the community page that a feed follows. */
export const feedSections: Record<FeedKind, string> = { notices: "notice", events: "event" };

/** `/rss/ko/notices.xml`; the language always stands in it. */
export const feedPath = (kind: FeedKind, language: Language) => `/rss/${language}/${kind}.xml`;

/** The name of a feed: that of its section, and the club's. */
export function feedTitle(club: Club, kind: FeedKind): string {
  const sections = club.menus.find(({ code }) => code === communityMenuCode)?.children ?? [];
  const section = sections.find(({ seoSlug }) => seoSlug.endsWith(`#${feedSections[kind]}`));
  return [section?.name, club.info.clubName].filter(Boolean).join(" · ");
}

/** What the head of a page says of feeds: home and the pages of the community have them. */
export function feedLinks(club: Club, language: Language, menu: Menu | undefined) {
  if (!menu || (menu.code !== communityMenuCode && !menu.isMainPage)) return [];
  return feedKinds.map((kind) => ({
    url: siteOrigin() + feedPath(kind, language),
    title: feedTitle(club, kind),
  }));
}
