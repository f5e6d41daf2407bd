"use client";

import { useTranslations } from "next-intl";
import { Chip } from "@/components/ui/chip";
import type { OfficeLastMinuteOffer } from "@/lib/contract/bookings/last-minute";
import { formatDateTime } from "@/lib/shared/time/date-format";
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
import { RulesPanel } from "./rules-panel";

/** The rules by which tee times are offered last-minute, and the log of what was offered. */
export const LastMinuteView = forReaders(officeMenus.lastMinute, LastMinute);

const states = ["LIVE", "TAKEN", "ENDED"] as const;
const offerListShape = listShape({ filters: { state: states }, sorts: [] });

function LastMinute() {
  const t = useTranslations("ishm.lastMinute");
  const { language } = useOffice();
  const place = useListQuery(offerListShape);
  const { sort: _sort, ...asked } = listInput(place.query);
  const list = useListCall("GET /ops/last-minute-offers", { query: { lang: language, ...asked } });
  return (
    <ListScreen
      name="lastMinute"
      title={t("title")}
      lead={t("lead")}
      place={place}
      {...list}
      columns={useOfferColumns()}
      idxOf={(row) => row.offerIdx}
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
    >
      <RulesPanel onChanged={async () => void (await list.answer.mutate())} />
    </ListScreen>
  );
}

function useOfferColumns(): Column<OfficeLastMinuteOffer>[] {
  const t = useTranslations("ishm.lastMinute");
  const { formats } = useOffice();
  const column = useListColumns<OfficeLastMinuteOffer>();
  return [
    column.teeTime({ key: "time", title: t("columns.time") }, (row) => row),
    { key: "course", title: t("columns.course"), render: (row) => row.courseName },
    column.text({ key: "percent", title: t("columns.percent"), align: "end" }, (row) => `${row.percent}%`),
    column.text({ key: "rule", title: t("columns.rule") }, (row) =>
      t("ruleVersion", { rule: row.ruleIdx, version: row.ruleVersion }),
    ),
    column.text({ key: "notified", title: t("columns.notified"), align: "end" }, (row) => row.notified),
    { key: "state", title: t("columns.state"), render: (row) => <OfferState offer={row} /> },
    {
      key: "booking",
      title: t("columns.booking"),
      className: "tabular-nums",
      render: (row) =>
        row.bookingIdx === null ? null : (
          <OfficeLink href={officePaths.sheet(row.playDate)} className="hover:underline">
            {row.rsvNo}
          </OfficeLink>
        ),
    },
    column.moment({ key: "made", title: t("columns.madeAt"), choice: "shown" }, (row) => row.madeAt),
    column.text(
      { key: "ended", title: t("columns.endedAt"), choice: "shown", className: "text-ink-2" },
      (row) => (row.endedAt === null ? "" : formatDateTime(row.endedAt, formats)),
    ),
  ];
}

/** State of an offer, and how one ended untaken. */
function OfferState({ offer: { state, endedBy } }: { offer: OfficeLastMinuteOffer }) {
  const t = useTranslations("ishm.lastMinute");
  const tones = { LIVE: "info", TAKEN: "ok", ENDED: "neutral" } as const;
  return (
    <>
      <Chip tone={tones[state]}>{t(`states.${state}`)}</Chip>
      {endedBy === null ? null : <span className="ms-2 text-ink-2">{t(`ends.${endedBy}`)}</span>}
    </>
  );
}
