"use client";

import { useTranslations } from "next-intl";
import { noticeBoard } from "@/lib/web/office/boards/notice";
import { listInput } from "@/lib/web/office/list-query";
import { noticeListShape } from "@/lib/web/office/notice-list";
import { BoardList } from "../board/board-list";
import { StateFilters } from "../board/state-filters";
import { NoAccess } from "../frame/no-access";
import { useOffice } from "../frame/office-context";
import { useListCall } from "../list/use-list-call";
import { useListQuery } from "../list/use-list-query";
import { useNoticeColumns } from "./use-notice-columns";

/** All notices of the club. */
export function NoticeListView() {
  const { access } = useOffice();
  return access(noticeBoard.menu.code).isRead ? <NoticeList /> : <NoAccess />;
}

function NoticeList() {
  const t = useTranslations("ishm.notice");
  const { language } = useOffice();
  const place = useListQuery(noticeListShape);
  const list = useListCall("GET /notice/admin", { query: { lang: language, ...listInput(place.query) } });
  return (
    <BoardList
      board={noticeBoard}
      title={t("title")}
      empty={t("empty")}
      newLabel={t("new")}
      place={place}
      {...list}
      columns={useNoticeColumns()}
      idxOf={(row) => row.noticeIdx}
      nameOf={(row) => row.title}
      filters={
        <StateFilters place={place} search={t("filters.search")} states={noticeListShape.filters.state} />
      }
    />
  );
}
