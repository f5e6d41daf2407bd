"use client";

import { useTranslations } from "next-intl";
import { noticeBoard } from "@/lib/web/boards/notice";
import { listInput } from "@/lib/web/office/list-query";
import { BoardList } from "../board/list/board-list";
import { StateFilters } from "../board/list/state-filters";
import { NoAccess } from "../frame/no-access";
import { useOffice } from "../frame/root/office-context";
import { useListCall } from "../list/use-list-call";
import { useListQuery } from "../list/use-list-query";
import { noticeListShape } from "./notice-list";
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
