import "server-only";
import type { Language } from "@/lib/shared/languages";
import { query } from "../api/server";
import { webEnv } from "../env";
import { paths } from "../routing/paths";
import { getClub } from "./club";

export type SitemapPages = {
  languages: readonly Language[];
  defaultLanguage: Language;
  pages: { path: string; changedAt?: string }[];
};

const pageSize = 100;
const maxNotices = 5000;

/** The public, indexable addresses of this slice, without language. */
export async function getSitemapPages(): Promise<SitemapPages> {
  const club = await getClub("en");
  const notices = await allNotices(club.defaultLanguage);
  const terms = await query("GET /terms", { query: { clubCode: webEnv().clubCode } });
  return {
    languages: club.languages,
    defaultLanguage: club.defaultLanguage,
    pages: [
      { path: paths.home() },
      { path: paths.community(), changedAt: notices[0]?.createdAt },
      ...notices.map((notice) => ({ path: paths.notice(notice.noticeIdx), changedAt: notice.createdAt })),
      ...(terms.ok ? terms.value : []).map((one) => ({ path: paths.agreement(one.termsIdx) })),
    ],
  };
}

async function allNotices(lang: Language) {
  const common = { clubCode: webEnv().clubCode, lang };
  const top = await query("GET /notice/top", { query: common });
  const found = top.ok ? [...top.value.list] : [];
  for (let page = 1; found.length < maxNotices; page += 1) {
    const answer = await query("GET /notice/normal", {
      query: { ...common, page: String(page), size: String(pageSize) },
    });
    if (!answer.ok) break;
    found.push(...answer.value.list);
    if (answer.value.list.length < pageSize) break;
  }
  return found;
}
