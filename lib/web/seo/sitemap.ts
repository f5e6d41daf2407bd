import "server-only";
import type { Language } from "@/lib/shared/languages";
import { query } from "@/lib/web/api/server";
import { webEnv } from "@/lib/web/env";
import {
  boardMenuCodes,
  communityMenuCode,
  courseMenuCode,
  menuByCode,
  menuPath,
  screenMenuCodes,
} from "@/lib/web/menus";
import { type Club, getClub } from "@/lib/web/queries/club";
import { getCourses, roundsOf } from "@/lib/web/queries/courses";
import { siteOrigin } from "@/lib/web/routing/origin";
import { paths } from "@/lib/web/routing/paths";
import { isIndexedMenu, isListed } from "./metadata";
import { type Addressed, hreflangs, siteAddress } from "./site-address";
import { xmlElement, xmlText } from "./xml";

export const sitemapKinds = ["pages", "notices", "events", "references", "terms"] as const;
type SitemapKind = (typeof sitemapKinds)[number];

/** A public, indexable address without language. `changedAt` is left out where nobody knows it: a guess would be a lie. */
type SitemapPage = { path: string; changedAt?: string; languages?: readonly string[] };

/** The part of a club that sitemap entries depend on. */
type LanguageClub = Addressed & Pick<Club, "languages">;

const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";

const sitemapPath = (kind: SitemapKind) => `/sitemaps/${kind}.xml`;

/** The index: one sitemap per kind of page that has any, each with its newest change (E-07). */
export function sitemapIndex(pagesOf: readonly (readonly [SitemapKind, readonly SitemapPage[]])[]): string {
  const entries = pagesOf
    .filter(([, pages]) => pages.length > 0)
    .map(([kind, pages]) => {
      const newest = pages.every(({ changedAt }) => changedAt) ? latest(pages) : undefined;
      return `<sitemap><loc>${xmlText(siteOrigin() + sitemapPath(kind))}</loc>${xmlElement("lastmod", newest)}</sitemap>`;
    });
  return `<sitemapindex xmlns="${namespace}">\n${entries.join("\n")}\n</sitemapindex>`;
}

/** The newest of the changes that are known. */
export function latest(pages: readonly { changedAt?: string }[]): string | undefined {
  const times = pages.flatMap(({ changedAt }) => changedAt ?? []);
  return times.toSorted((a, b) => Date.parse(b) - Date.parse(a))[0];
}

/** Each page in each language that holds it, every one with all its alternates and `x-default` (E-02, E-07). */
export function urlSet(club: LanguageClub, pages: readonly SitemapPage[]): string {
  const entries = pages.flatMap((page) => {
    const available = page.languages
      ? club.languages.filter((one) => page.languages?.includes(one))
      : club.languages;
    return available.map((language) => urlEntry(club, page, language, available));
  });
  const xhtml = "http://www.w3.org/1999/xhtml";
  return `<urlset xmlns="${namespace}" xmlns:xhtml="${xhtml}">\n${entries.join("\n")}\n</urlset>`;
}

function urlEntry(
  club: LanguageClub,
  { path, changedAt }: SitemapPage,
  language: Language,
  available: readonly Language[],
): string {
  const address = siteAddress(club, path, language);
  const links = Object.entries(hreflangs(club, path, available) ?? {}).map(
    ([code, href]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${xmlText(href)}"/>`,
  );
  return `<url><loc>${xmlText(address)}</loc>${xmlElement("lastmod", changedAt)}${links.join("")}</url>`;
}

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
