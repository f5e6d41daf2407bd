import { getTranslations } from "next-intl/server";
import { NoticeRows } from "@/components/site/notices/notice-rows";
import type { NoticeList } from "@/lib/web/queries/notices";
import { type BoardFrame, BoardSection } from "./board-section";

type Props = BoardFrame & { notices: NoticeList };

/** Pinned notices, then the list. */
export async function NoticeBoard({ club, language, keyword = "", notices }: Props) {
  const t = await getTranslations("community.notice");
  const rows = { language, club, isNewText: t("new"), hasFileText: t("hasFile") };
  const empty = keyword ? t("emptySearch", { keyword }) : t("empty");
  return (
    <BoardSection
      {...{ club, language, keyword, page: notices.page, pageCount: notices.pageCount }}
      board="notice"
      title={t("title")}
      searchLabel={t("searchLabel")}
      count={t("count", { count: notices.total })}
      empty={notices.total === 0 ? empty : null}
    >
      {notices.top.length > 0 ? <NoticeRows {...rows} notices={notices.top} topText={t("top")} /> : null}
      {notices.list.length > 0 ? (
        <NoticeRows {...rows} notices={notices.list} topText={notices.top.length > 0 ? "" : undefined} />
      ) : null}
    </BoardSection>
  );
}
