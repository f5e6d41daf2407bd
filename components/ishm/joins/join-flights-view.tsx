"use client";

import { useTranslations } from "next-intl";
import { Chip } from "@/components/ui/chip";
import type { OfficeJoinFlight } from "@/lib/contract/bookings/joins";
import { formatDeadline } from "@/lib/shared/time/deadline";
import { listInput, listShape } from "@/lib/web/office/list-query";
import { officeMenus } from "@/lib/web/office/office-menus";
import { officePaths } from "@/lib/web/routing/office-paths";
import { forReaders } from "../frame/for-readers";
import { OfficeLink } from "../frame/office-link";
import { useOffice } from "../frame/root/office-context";
import type { Column } from "../list/column";
import { FilterChoice } from "../list/filter-choice";
import { ListFilters } from "../list/list-filters";
import { ListScreen } from "../list/list-screen";
import { useListCall } from "../list/use-list-call";
import { useListColumns } from "../list/use-list-columns";
import { useListQuery } from "../list/use-list-query";

/** Flights of golfers alone, from the proposal to the booking; nobody is named. */
export const JoinFlightsView = forReaders(officeMenus.joins, JoinFlights);

const states = ["PROPOSED", "AGREED", "BOOKED", "ENDED"] as const;
const flightListShape = listShape({ filters: { state: states }, sorts: [] });

function JoinFlights() {
  const t = useTranslations("ishm.joins.flights");
  const { language } = useOffice();
  const place = useListQuery(flightListShape);
  const { keyword: _keyword, sort: _sort, ...asked } = listInput(place.query);
  const { answer } = useListCall("GET /ops/join-flights", { query: { lang: language, ...asked } });
  return (
    <ListScreen
      name="joinFlights"
      title={t("title")}
      lead={t("lead")}
      tabs="joins"
      place={place}
      answer={answer}
      columns={useFlightColumns()}
      idxOf={(row) => row.flightIdx}
      nameOf={(row) => `${row.playDate} ${row.teeTime}`}
      filters={
        <ListFilters place={place}>
          <FilterChoice
            legend={t("columns.state")}
            values={states}
            label={(state) => t(`states.${state}`)}
            {...place.filter("state")}
          />
        </ListFilters>
      }
      empty={t("empty")}
    />
  );
}

function useFlightColumns(): Column<OfficeJoinFlight>[] {
  const t = useTranslations("ishm.joins.flights");
  const { formats, language } = useOffice();
  const writer = { language, formats };
  const column = useListColumns<OfficeJoinFlight>();
  return [
    column.teeTime({ key: "time", title: t("columns.time") }, (row) => row),
    { key: "course", title: t("columns.course"), render: (row) => row.courseName },
    column.text({ key: "players", title: t("columns.players") }, ({ agreed, players }) =>
      t("agreed", { agreed, players }),
    ),
    {
      key: "state",
      title: t("columns.state"),
      render: ({ state }) => <Chip tone={state === "BOOKED" ? "ok" : "neutral"}>{t(`states.${state}`)}</Chip>,
    },
    column.text({ key: "until", title: t("columns.until"), className: "text-ink-2" }, (row) =>
      formatDeadline(row.answerUntil, writer),
    ),
    {
      key: "booking",
      title: t("columns.booking"),
      className: "tabular-nums",
      render: (row) =>
        row.rsvNo === null ? null : (
          <OfficeLink href={officePaths.sheet(row.playDate)} className="hover:underline">
            {row.rsvNo}
          </OfficeLink>
        ),
    },
  ];
}
