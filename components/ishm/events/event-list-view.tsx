"use client";

import { useTranslations } from "next-intl";
import { eventBoard } from "@/lib/web/boards/event";
import { listInput } from "@/lib/web/office/list-query";
import { BoardList } from "../board/list/board-list";
import { StateFilters } from "../board/list/state-filters";
import { NoAccess } from "../frame/no-access";
import { useOffice } from "../frame/root/office-context";
import { useListCall } from "../list/use-list-call";
import { useListQuery } from "../list/use-list-query";
import { eventListShape } from "./event-list";
import { useEventColumns } from "./use-event-columns";

/** All events of the club. */
export function EventListView() {
  const { access } = useOffice();
  return access(eventBoard.menu.code).isRead ? <EventList /> : <NoAccess />;
}

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
