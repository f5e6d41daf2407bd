import "server-only";
import type { Language } from "@/lib/shared/languages";
import { query } from "../api/server";
import { webEnv } from "../env";
import { paths } from "../routing/paths";
import { getClub } from "./club";
import { getCourses, roundsOf } from "./courses";

export type SitemapPages = {
  languages: readonly Language[];
  defaultLanguage: Language;
  pages: { path: string; changedAt?: string }[];
};

const pageSize = 100;
const maxEntries = 5000;

/** The public, indexable addresses, without language. */
export async function getSitemapPages(): Promise<SitemapPages> {
  const club = await getClub("en");
  const lang = club.defaultLanguage;
  const [top, notices, events, references, terms, courses] = await Promise.all([
    query("GET /notice/top", { query: { clubCode: webEnv().clubCode, lang } }),
    everyPage((page) => query("GET /notice/normal", { query: { ...page, lang } })),
    everyPage((page) => query("GET /event", { query: { ...page, lang } })),
    everyPage((page) => query("GET /reference/normal", { query: { ...page, lang } })),
    query("GET /terms", { query: { clubCode: webEnv().clubCode } }),
    getCourses(lang),
  ]);
  const allNotices = [...(top.ok ? top.value.list : []), ...notices];
  return {
    languages: club.languages,
    defaultLanguage: club.defaultLanguage,
    pages: [
      { path: paths.home() },
      { path: paths.guide() },
      { path: paths.weather() },
      { path: paths.course() },
      { path: paths.pft() },
      ...courses.flatMap(({ courseCode, holes }) =>
        holes.map(({ holeNo }) => ({ path: paths.hole(courseCode, holeNo) })),
      ),
      ...roundsOf(courses).map(({ codes }) => ({ path: paths.scorecard(codes) })),
      { path: paths.community(), changedAt: allNotices[0]?.createdAt },
      ...allNotices.map((one) => ({ path: paths.notice(one.noticeIdx), changedAt: one.createdAt })),
      ...events.map((one) => ({ path: paths.event(one.eventIdx) })),
      ...references.map((one) => ({ path: paths.reference(one.referenceIdx), changedAt: one.createdAt })),
      ...(terms.ok ? terms.value : []).map((one) => ({ path: paths.agreement(one.termsIdx) })),
    ],
  };
}

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
