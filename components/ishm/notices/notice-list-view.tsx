"use client";

import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/layout/icons";
import type { NoticeAdminRow } from "@/lib/contract/boards/notices";
import type { ClubFormats } from "@/lib/shared/money/club-formats";
import { clubDate } from "@/lib/shared/time/club-time";
import { formatDate } from "@/lib/shared/time/date-format";
import { noticeBoard } from "@/lib/web/boards/notice";
import { showState } from "@/lib/web/boards/show-state";
import { listInput } from "@/lib/web/office/list-query";
import { officePaths } from "@/lib/web/routing/office-paths";
import { BoardList } from "../board/list/board-list";
import { StateFilters } from "../board/list/state-filters";
import { useBoardColumns } from "../board/list/use-board-columns";
import { forReaders } from "../frame/for-readers";
import { useOffice } from "../frame/root/office-context";
import type { Column } from "../list/column";
import { useListCall } from "../list/use-list-call";
import { RowLink } from "../list/use-list-columns";
import { useListQuery } from "../list/use-list-query";
import { isPinned, noticeListShape } from "./notice-list";

/** All notices of the club. */
export const NoticeListView = forReaders(noticeBoard.menu, NoticeList);

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

function useNoticeColumns(): Column<NoticeAdminRow>[] {
  const t = useTranslations("ishm.notice.columns");
  const column = useBoardColumns<NoticeAdminRow>();
  const { formats, now } = useOffice();
  const today = clubDate(now(), formats.standardTimeZone);
  return [
    column.no({ key: "no", title: t("no"), sort: "noticeIdx" }, (row) => row.noticeIdx),
    {
      key: "title",
      title: t("title"),
      sort: "title",
      className: "max-w-96 min-w-52 truncate",
      render: (row) => <NoticeTitle row={row} today={today} />,
    },
    column.state({ key: "state", title: t("state") }, ({ isVisible, openFrom, openTo }) =>
      showState({ isVisible, from: openFrom, to: openTo }, today),
    ),
    column.languages({ key: "languages", title: t("languages"), choice: "shown" }, (row) => row.languages),
    {
      key: "period",
      title: t("period"),
      choice: "shown",
      className: "text-ink-2",
      render: (row) => periodText(row, formats),
    },
    column.count(
      { key: "views", title: t("views"), sort: "viewCount", choice: "shown" },
      (row) => row.viewCount,
    ),
    column.some({ key: "files", title: t("files"), choice: "shown" }, (row) => row.fileCount),
    column.text({ key: "author", title: t("author"), choice: "shown" }, (row) => row.createdBy),
    column.day(
      { key: "created", title: t("created"), sort: "createdAt", choice: "hidden", className: "text-ink-2" },
      (row) => row.createdAt,
    ),
    column.moment(
      { key: "updated", title: t("updated"), sort: "updatedAt", choice: "shown" },
      (row) => row.updatedAt ?? row.createdAt,
    ),
  ];
}

function NoticeTitle({ row, today }: { row: NoticeAdminRow; today: string }) {
  const t = useTranslations("ishm.notice");
  return (
    <>
      {isPinned(row, today) ? (
        <Icon name="pin" size={16} label={t("pinned")} className="me-1.5 inline text-bark" />
      ) : null}
      <RowLink href={officePaths.notice(row.noticeIdx)} text={row.title} />
    </>
  );
}

function periodText({ openFrom, openTo }: NoticeAdminRow, formats: ClubFormats): string {
  if (openFrom === null && openTo === null) return "–";
  const day = (text: string | null) => (text === null ? "" : formatDate(text, formats));
  return `${day(openFrom)} – ${day(openTo)}`.trim();
}
