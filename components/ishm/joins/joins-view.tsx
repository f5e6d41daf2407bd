"use client";

import { useTranslations } from "next-intl";
import { Chip } from "@/components/ui/chip";
import type { OfficeJoinAsk } from "@/lib/contract/bookings/joins";
import { call } from "@/lib/web/api/browser";
import { listInput, listShape } from "@/lib/web/office/list-query";
import { officeMenus } from "@/lib/web/office/office-menus";
import { forReaders } from "../frame/for-readers";
import { useOffice } from "../frame/root/office-context";
import type { Column } from "../list/column";
import { FilterChoice } from "../list/filter-choice";
import { ListFilters } from "../list/list-filters";
import { ListScreen } from "../list/list-screen";
import { useEndColumn } from "../list/use-end-column";
import { useListCall } from "../list/use-list-call";
import { useListColumns } from "../list/use-list-columns";
import { useListQuery } from "../list/use-list-query";
import { memberColumn } from "../people/member-column";
import { useUnmask } from "../people/use-unmask";
import { JoinFigures } from "./join-figures";

/** Who asked to join which party. */
export const JoinsView = forReaders(officeMenus.joins, Joins);

const states = ["ASKED", "JOINED", "ENDED"] as const;
const joinListShape = listShape({ filters: { state: states }, sorts: [] });

function Joins() {
  const t = useTranslations("ishm.joins");
  const { access, language } = useOffice();
  const place = useListQuery(joinListShape);
  const { unmaskReason, control } = useUnmask("joins");
  const { sort: _sort, ...asked } = listInput(place.query);
  const list = useListCall(
    "GET /ops/joins",
    { query: { lang: language, reason: unmaskReason, ...asked } },
    { revalidateOnFocus: false },
  );
  const { column: endColumn, dialog } = useEndColumn<OfficeJoinAsk>({
    words: {
      column: t("columns.end"),
      end: t("end"),
      title: t("endTitle"),
      lead: t("endLead"),
      done: t("ended"),
    },
    nameOf: (row) => `${row.memberName} – ${row.bookerName}`,
    canEnd: (row) => access(officeMenus.joins.code).isUpdate && row.state === "ASKED",
    send: (row, reason) =>
      call(
        "PUT /ops/joins/{id}",
        { params: { id: String(row.askIdx) }, body: { reason } },
        { handled: true },
      ),
    refresh: list.answer.mutate,
  });
  return (
    <>
      <ListScreen
        name="joins"
        title={t("title")}
        lead={t("lead")}
        actions={control}
        tabs="joins"
        place={place}
        {...list}
        isOfPersons
        columns={[...useJoinColumns(), endColumn]}
        idxOf={(row) => row.askIdx}
        nameOf={(row) => row.memberName}
        filters={
          <ListFilters place={place} search={t("keyword")}>
            <FilterChoice
              legend={t("columns.state")}
              values={states}
              label={(state) => t(`states.${state}`)}
              {...place.filter("state")}
            />
          </ListFilters>
        }
        empty={t("empty")}
      >
        <JoinFigures />
      </ListScreen>
      {dialog}
    </>
  );
}

function useJoinColumns(): Column<OfficeJoinAsk>[] {
  const t = useTranslations("ishm.joins");
  const column = useListColumns<OfficeJoinAsk>();
  return [
    memberColumn({ title: t("columns.member"), isName: true }),
    column.text({ key: "players", title: t("columns.players"), align: "end" }, (row) => row.players),
    column.teeTime({ key: "time", title: t("columns.time") }, (row) => row),
    {
      key: "booker",
      title: t("columns.booker"),
      render: (row) => (
        <>
          {row.bookerName} <span className="text-ink-2">{row.bookerId}</span>
        </>
      ),
    },
    {
      key: "state",
      title: t("columns.state"),
      render: (row) => (
        <Chip tone={row.state === "JOINED" ? "ok" : "neutral"}>{t(`states.${row.state}`)}</Chip>
      ),
    },
    column.moment({ key: "created", title: t("columns.createdAt"), choice: "shown" }, (row) => row.createdAt),
  ];
}
