"use client";

import { useTranslations } from "next-intl";
import { eventBoard } from "@/lib/web/office/boards/event";
import { eventListShape } from "@/lib/web/office/event-list";
import { listInput } from "@/lib/web/office/list-query";
import { BoardList } from "../board/board-list";
import { StateFilters } from "../board/state-filters";
import { NoAccess } from "../frame/no-access";
import { useOffice } from "../frame/office-context";
import { useListCall } from "../list/use-list-call";
import { useListQuery } from "../list/use-list-query";
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
