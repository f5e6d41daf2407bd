import "server-only";
import type { NoticeDetail, NoticeSummary } from "@/lib/contract/boards/notices";
import type { Language } from "@/lib/shared/languages";
import { query } from "../api/server";
import { webEnv } from "../env";

export const noticePageSize = 10;

export type NoticeList = {
  top: readonly NoticeSummary[];
  list: readonly NoticeSummary[];
  total: number;
  page: number;
  pageCount: number;
};

/**
 * One page of the notice list. The pinned ones stand above the first page; of a search those whose title holds the
 * word. `total` counts them too.
 */
export async function getNoticeList(lang: Language, page: number, keyword: string): Promise<NoticeList> {
  const clubCode = webEnv().clubCode;
  const [top, normal] = await Promise.all([
    query("GET /notice/top", { query: { clubCode, lang } }),
    query("GET /notice/normal", {
      query: {
        clubCode,
        lang,
        page: String(page),
        size: String(noticePageSize),
        keyword: keyword || undefined,
      },
    }),
  ]);
  const word = keyword.toLocaleLowerCase(lang);
  const pinned = (top.ok ? top.value.list : []).filter(({ title }) =>
    title.toLocaleLowerCase(lang).includes(word),
  );
  const others = normal.ok ? normal.value.total : 0;
  return {
    top: page === 1 ? pinned : [],
    list: normal.ok ? normal.value.list : [],
    total: others + pinned.length,
    page,
    pageCount: Math.max(1, Math.ceil(others / noticePageSize)),
  };
}

/** One notice, or null when visitors may not see it. */
export async function getNotice(lang: Language, noticeIdx: number): Promise<NoticeDetail | null> {
  const answer = await query("GET /notice/{id}", {
    params: { id: String(noticeIdx) },
    query: { clubCode: webEnv().clubCode, lang },
  });
  return answer.ok ? answer.value : null;
}
