import type { Language } from "@/lib/shared/languages";
import { useCall } from "@/lib/web/api/use-call";
import { type ListQuery, listInput } from "@/lib/web/office/list-query";
import type { noticeListShape } from "@/lib/web/office/notice-list";
import type { NoticeState } from "@/lib/web/office/notice-state";

type Shape = typeof noticeListShape;

/** One page of all notices; while another page loads, the last one stays on the screen. */
export function useNoticeList(
  query: ListQuery<Shape["filters"], Shape["sorts"][number]>,
  language: Language,
) {
  return useCall(
    "GET /notice/admin",
    { query: { lang: language, ...listInput(query) } },
    { keepPreviousData: true, handled: true },
  );
}

/** How many notices are in a state. */
function useNoticeCount(state: NoticeState | null, language: Language) {
  return useCall(
    "GET /notice/admin",
    { query: { lang: language, page: "1", size: "1", state: state ?? undefined } },
    { keepPreviousData: true, handled: true },
  );
}

/** The sums of the line under the title; null until all are there. */
export function useNoticeCounts(language: Language) {
  const visible = useNoticeCount("visible", language);
  const scheduled = useNoticeCount("scheduled", language);
  const hidden = useNoticeCount("hidden", language);
  const all = useNoticeCount(null, language);
  const refresh = () => void Promise.all([visible, scheduled, hidden, all].map((one) => one.mutate()));
  if (!visible.data || !scheduled.data || !hidden.data || !all.data) return { counts: null, refresh };
  const counts = {
    visible: visible.data.total,
    scheduled: scheduled.data.total,
    hidden: hidden.data.total,
    total: all.data.total,
  };
  return { counts, refresh };
}
