"use client";

import { useTranslations } from "next-intl";
import type { EventSummary } from "@/lib/contract/boards/events";
import { clubDate } from "@/lib/shared/time/club-time";
import { eventBoard } from "@/lib/web/boards/event";
import { showState, showStates } from "@/lib/web/boards/show-state";
import { listInput, listShape } from "@/lib/web/office/list-query";
import { officePaths } from "@/lib/web/routing/office-paths";
import { useCodeOptions } from "../board/form/use-code-options";
import { BoardList } from "../board/list/board-list";
import { StateFilters } from "../board/list/state-filters";
import { useBoardColumns } from "../board/list/use-board-columns";
import { forReaders } from "../frame/for-readers";
import { useOffice } from "../frame/root/office-context";
import type { Column } from "../list/column";
import { useListCall } from "../list/use-list-call";
import { useListQuery } from "../list/use-list-query";

/** Filters and sorts of the list of events (domain.md A21). */
const eventListShape = listShape({
  filters: { state: showStates },
  sorts: ["eventIdx", "title", "startDate", "endDate", "viewCount", "createdAt", "updatedAt"],
  upwards: ["title"],
});

/** All events of the club. */
export const EventListView = forReaders(eventBoard.menu, EventList);

function EventList() {
  const t = useTranslations("ishm.event");
  const { language } = useOffice();
  const place = useListQuery(eventListShape);
  const asked = { lang: language, scope: "admin" } as const;
  const list = useListCall("GET /event", { query: { ...asked, ...listInput(place.query) } });
  return (
    <BoardList
      board={eventBoard}
      title={t("title")}
      empty={t("empty")}
      newLabel={t("new")}
      place={place}
      {...list}
      columns={useEventColumns()}
      idxOf={(row) => row.eventIdx}
      nameOf={(row) => row.title}
      filters={
        <StateFilters place={place} search={t("search")} states={eventListShape.filters.state} of="event" />
      }
    />
  );
}

function useEventColumns(): Column<EventSummary>[] {
  const t = useTranslations("ishm.event.columns");
  const column = useBoardColumns<EventSummary>();
  const { formats, now } = useOffice();
  const types = useCodeOptions("memberTypes");
  const nameOf = (code: string) => types.find(({ value }) => value === code)?.label ?? code;
  const today = clubDate(now(), formats.standardTimeZone);
  return [
    column.no({ key: "no", title: t("no"), sort: "eventIdx" }, (row) => row.eventIdx),
    column.picture({ key: "picture", title: t("picture") }, (row) => row.thumbUrl, { width: 64, height: 36 }),
    column.link({ key: "title", title: t("title"), sort: "title" }, (row) => ({
      href: officePaths.event(row.eventIdx),
      text: row.title,
    })),
    column.state(
      { key: "state", title: t("state") },
      ({ admin, startDate, endDate }) =>
        showState({ isVisible: admin?.isVisible ?? true, from: startDate, to: endDate }, today),
      "event",
    ),
    column.days({ key: "period", title: t("period"), sort: "startDate", choice: "shown" }, (row) => [
      row.startDate,
      row.endDate,
    ]),
    column.text(
      {
        key: "memberTypes",
        title: t("memberTypes"),
        choice: "shown",
        className: "max-w-48 truncate text-ink-2",
      },
      ({ memberTypes = [] }) => (memberTypes.length > 0 ? memberTypes.map(nameOf).join(", ") : t("everyone")),
    ),
    column.languages({ key: "languages", title: t("languages"), choice: "shown" }, (row) => row.languages),
    column.count(
      { key: "views", title: t("views"), sort: "viewCount", choice: "shown" },
      (row) => row.viewCount,
    ),
    column.text({ key: "author", title: t("author"), choice: "hidden" }, (row) => row.admin?.createdBy),
    column.moment(
      { key: "created", title: t("created"), sort: "createdAt", choice: "hidden" },
      (row) => row.admin?.createdAt,
    ),
    column.moment(
      { key: "updated", title: t("updated"), sort: "updatedAt", choice: "shown" },
      (row) => row.admin?.updatedAt,
    ),
  ];
}
