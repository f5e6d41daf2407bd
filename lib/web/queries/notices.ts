import "server-only";
import type { NoticeDetail, NoticeSummary } from "@/lib/contract/notices";
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

/** One page of the notice list; the pinned ones stand above the first page of an unsearched list. */
export async function getNoticeList(lang: Language, page: number, keyword: string): Promise<NoticeList> {
  const clubCode = webEnv().clubCode;
  const isFirst = page === 1 && keyword === "";
  const [top, normal] = await Promise.all([
    isFirst ? query("GET /notice/top", { query: { clubCode, lang } }) : null,
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
  const total = normal.ok ? normal.value.total : 0;
  return {
    top: top?.ok ? top.value.list : [],
    list: normal.ok ? normal.value.list : [],
    total,
    page,
    pageCount: Math.max(1, Math.ceil(total / noticePageSize)),
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
