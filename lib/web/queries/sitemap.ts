import "server-only";
import { query } from "../api/server";
import { webEnv } from "../env";
import { menuByCode, menuPath } from "../menus";
import { paths } from "../routing/paths";
import { boardMenuCodes, communityMenuCode, courseMenuCode, screenMenuCodes } from "../seo/menu-codes";
import { isIndexedMenu, isListed } from "../seo/metadata";
import { latest, type SitemapKind, type SitemapPage } from "../seo/sitemap";
import { type Club, getClub } from "./club";
import { getCourses, roundsOf } from "./courses";

const pageSize = 100;
const maxEntries = 5000;

/** The public, indexable addresses of a kind, without language. */
export async function getSitemapPages(kind: SitemapKind): Promise<SitemapPage[]> {
  const club = await getClub("en");
  if (kind === "terms") return termsPages();
  if (kind === "pages") return menuPages(club);
  return isListed(club.menus, postMenus[kind]) ? postPages[kind](club) : [];
}

/** Pages of menus: those that have a screen, at the address that the club gave them. */
async function menuPages(club: Club): Promise<SitemapPage[]> {
  const kinds = Object.keys(postMenus) as PostKind[];
  const posts = kinds
    .filter((kind) => isListed(club.menus, postMenus[kind]))
    .map((kind) => postPages[kind](club));
  const newestPost = latest((await Promise.all(posts)).flat());
  const menus = screenMenuCodes.flatMap((code) => menuByCode(club.menus, code) ?? []).filter(isIndexedMenu);
  const pages = menus.map((menu) => ({
    path: menuPath(menu),
    ...(menu.code === communityMenuCode && newestPost ? { changedAt: newestPost } : {}),
  }));
  return menus.some(({ code }) => code === courseMenuCode) ? [...pages, ...(await coursePages(club))] : pages;
}

/** Every hole, and the card of every round that the nines make. */
async function coursePages({ defaultLanguage }: Club): Promise<SitemapPage[]> {
  const courses = await getCourses(defaultLanguage);
  const holes = courses.flatMap(({ courseCode, holes }) =>
    holes.map(({ holeNo }) => ({ path: paths.hole(courseCode, holeNo) })),
  );
  return [...holes, ...roundsOf(courses).map(({ codes }) => ({ path: paths.scorecard(codes) }))];
}

async function termsPages(): Promise<SitemapPage[]> {
  const terms = await query("GET /terms", { query: { clubCode: webEnv().clubCode } });
  return (terms.ok ? terms.value : []).map(({ termsIdx, languages }) => ({
    path: paths.agreement(termsIdx),
    ...(languages ? { languages } : {}),
  }));
}

/** When a row changed and in which languages it exists, as far as the club API says so. */
function factsOf({ updatedAt, languages }: { updatedAt?: string; languages?: string[] }) {
  return { ...(updatedAt ? { changedAt: updatedAt } : {}), ...(languages ? { languages } : {}) };
}

type PostKind = "notices" | "events" | "references";
const postMenus: Record<PostKind, string> = {
  notices: boardMenuCodes.notice,
  events: boardMenuCodes.event,
  references: boardMenuCodes.reference,
};

const postPages: Record<PostKind, (club: Club) => Promise<SitemapPage[]>> = {
  async notices({ defaultLanguage: lang }) {
    const [top, normal] = await Promise.all([
      query("GET /notice/top", { query: { clubCode: webEnv().clubCode, lang } }),
      everyPage((page) => query("GET /notice/normal", { query: { ...page, lang } })),
    ]);
    return [...(top.ok ? top.value.list : []), ...normal].map((one) => ({
      path: paths.notice(one.noticeIdx),
      ...factsOf(one),
    }));
  },
  async events({ defaultLanguage: lang }) {
    const events = await everyPage((page) => query("GET /event", { query: { ...page, lang } }));
    return events.map((one) => ({ path: paths.event(one.eventIdx), ...factsOf(one) }));
  },
  async references({ defaultLanguage: lang }) {
    const found = await everyPage((page) => query("GET /reference/normal", { query: { ...page, lang } }));
    return found.map((one) => ({ path: paths.reference(one.referenceIdx), ...factsOf(one) }));
  },
};

type PageQuery = { clubCode: string; page: string; size: string };
type Read<Row> = (page: PageQuery) => Promise<{ ok: true; value: { list: Row[] } } | { ok: false }>;

/** All entries of a board, page by page. */
async function everyPage<Row>(read: Read<Row>): Promise<Row[]> {
  const found: Row[] = [];
  for (let page = 1; found.length < maxEntries; page += 1) {
    const answer = await read({ clubCode: webEnv().clubCode, page: String(page), size: String(pageSize) });
    if (!answer.ok) break;
    found.push(...answer.value.list);
    if (answer.value.list.length < pageSize) break;
  }
  return found;
}
