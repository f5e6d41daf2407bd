import "server-only";
import type { Language } from "@/lib/shared/languages";
import { stripTags, truncate } from "@/lib/shared/texts/text";
import { query } from "@/lib/web/api/server";
import { webEnv } from "@/lib/web/env";
import { boardMenuCodes, communityMenuCode, menuByCode, menuPath } from "@/lib/web/menus";
import { getEvent, getNotice } from "@/lib/web/queries/boards";
import { type Club, getClub } from "@/lib/web/queries/club";
import { getMenuLock } from "@/lib/web/queries/menu-lock";
import { siteOrigin } from "@/lib/web/routing/origin";
import { paths } from "@/lib/web/routing/paths";
import { type FeedKind, feedPath, feedSections, feedTitle, isListed } from "./metadata";
import { languageTag, siteAddress } from "./site-address";
import { xmlElement, xmlText } from "./xml";

/** One post of a feed; the address is absolute, times are ISO 8601. */
type FeedItem = {
  title: string;
  address: string;
  summary: string;
  publishedAt?: string | undefined;
  changedAt?: string | undefined;
};

type Feed = {
  title: string;
  description: string;
  language: Language;
  /** The page that the feed follows, and the feed itself. */
  address: string;
  ownAddress: string;
  items: readonly FeedItem[];
};

/** RSS 2.0 with the feed's own address, which readers and validators ask for (E-10). */
export function rssFeed(feed: Feed): string {
  const changes = feed.items.flatMap(({ changedAt, publishedAt }) => changedAt ?? publishedAt ?? []);
  const newest = changes.toSorted((a, b) => Date.parse(b) - Date.parse(a))[0];
  return [
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    xmlElement("title", feed.title),
    xmlElement("link", feed.address),
    `<description>${xmlText(feed.description)}</description>`,
    xmlElement("language", languageTag(feed.language)),
    xmlElement("lastBuildDate", rssTime(newest)),
    `<atom:link href="${xmlText(feed.ownAddress)}" rel="self" type="application/rss+xml"/>`,
    ...feed.items.map(rssItem),
    "</channel></rss>",
  ]
    .filter(Boolean)
    .join("\n");
}

function rssItem({ title, address, summary, publishedAt }: FeedItem): string {
  return [
    "<item>",
    xmlElement("title", title),
    xmlElement("link", address),
    `<guid isPermaLink="true">${xmlText(address)}</guid>`,
    xmlElement("pubDate", rssTime(publishedAt)),
    xmlElement("description", summary),
    "</item>",
  ].join("");
}

/** `Sat, 21 Nov 2026 01:00:00 GMT`: the form of RFC 822 with a year of four digits. */
function rssTime(time: string | undefined): string | undefined {
  return time ? new Date(time).toUTCString() : undefined;
}

const size = "20";
const excerptLength = 500;

const feedMenus: Record<FeedKind, string> = { notices: boardMenuCodes.notice, events: boardMenuCodes.event };

/** The newest posts of a board in one language; null when the club does not speak it, or shows the board to few. */
export async function getFeed(kind: FeedKind, language: Language): Promise<Feed | null> {
  const club = await getClub(language);
  const menu = menuByCode(club.menus, communityMenuCode);
  if (!club.languages.includes(language) || !menu || !isListed(club.menus, feedMenus[kind])) return null;
  if ((await getMenuLock(language, feedMenus[kind])) !== null) return null;
  return {
    title: feedTitle(club, kind),
    description: menu.seoMeta || menu.snsDesc || feedTitle(club, kind),
    language,
    address: siteAddress(club, `${menuPath(menu)}#${feedSections[kind]}`, language),
    ownAddress: siteOrigin() + feedPath(kind, language),
    items: kind === "notices" ? await noticeItems(club, language) : await eventItems(club, language),
  };
}

const excerpt = (html: string) => truncate(stripTags(html), excerptLength);

/** Posts without a text in the language stand in no feed of it. */
const isIn = (language: Language) => (row: { languages?: string[] }) =>
  row.languages?.includes(language) ?? true;

async function noticeItems(club: Club, lang: Language): Promise<FeedItem[]> {
  const asked = { query: { clubCode: webEnv().clubCode, lang, size } };
  const [top, normal] = await Promise.all([
    query("GET /notice/top", asked),
    query("GET /notice/normal", asked),
  ]);
  const rows = [...(top.ok ? top.value.list : []), ...(normal.ok ? normal.value.list : [])]
    .filter(isIn(lang))
    .sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
  const details = await Promise.all(rows.slice(0, Number(size)).map((row) => getNotice(lang, row.noticeIdx)));
  return details.flatMap((notice) =>
    notice
      ? {
          title: notice.title,
          address: siteAddress(club, paths.notice(notice.noticeIdx), lang),
          summary: excerpt(notice.contents),
          publishedAt: notice.createdAt,
          changedAt: notice.updatedAt,
        }
      : [],
  );
}

async function eventItems(club: Club, lang: Language): Promise<FeedItem[]> {
  const answer = await query("GET /event", { query: { clubCode: webEnv().clubCode, lang, size } });
  const rows = (answer.ok ? answer.value.list : []).filter(isIn(lang));
  return Promise.all(
    rows.map(async (row) => ({
      title: row.title,
      address: siteAddress(club, paths.event(row.eventIdx), lang),
      summary: row.summary || excerpt((await getEvent(lang, row.eventIdx))?.contents ?? ""),
      publishedAt: row.createdAt,
      changedAt: row.updatedAt,
    })),
  );
}
