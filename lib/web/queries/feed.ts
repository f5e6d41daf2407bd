import "server-only";
import type { Language } from "@/lib/shared/languages";
import { stripTags, truncate } from "@/lib/shared/texts/text";
import { query } from "../api/server";
import { webEnv } from "../env";
import { menuByCode, menuPath } from "../menus";
import { siteOrigin } from "../routing/origin";
import { paths } from "../routing/paths";
import { siteAddress } from "../routing/site-address";
import { type FeedKind, feedPath, feedSections, feedTitle } from "../seo/feed-links";
import { boardMenuCodes, communityMenuCode } from "../seo/menu-codes";
import { isListed } from "../seo/metadata";
import type { Feed, FeedItem } from "../seo/rss";
import { getEvent } from "./boards";
import { type Club, getClub } from "./club";
import { getMenuLock } from "./menu-lock";
import { getNotice } from "./notices";

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
