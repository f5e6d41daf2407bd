"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { WaitingRow } from "@/lib/contract/waitings/ops-waitings";
import { listInput } from "@/lib/web/office/list-query";
import { officeMenus } from "@/lib/web/office/office-menus";
import { useCodeOptions } from "../board/form/use-code-options";
import { forReaders } from "../frame/for-readers";
import { useOffice } from "../frame/root/office-context";
import { useListWords } from "../frame/use-list-words";
import type { Column } from "../list/column";
import { FilterDay } from "../list/filter-day";
import { FilterSelect } from "../list/filter-select";
import { ListFilters } from "../list/list-filters";
import { ListScreen } from "../list/list-screen";
import { RowButton } from "../list/row-button";
import { useListCall } from "../list/use-list-call";
import { useListColumns } from "../list/use-list-columns";
import { type ListControls, useListQuery } from "../list/use-list-query";
import { OneMember } from "../people/one-member";
import { useUnmask } from "../people/use-unmask";
import { waitingListShape } from "./use-obstacle-words";
import { WaitingDays } from "./waiting-days";
import { WaitingDialog } from "./waiting-dialog";
import { OfferCountdown, WaitingStateChip } from "./waiting-facts";

/** The waiting lists: days with demand, the entries of each in rank order, and the actions on an entry. */
export const WaitingsView = forReaders(officeMenus.sheet, Waitings);

function Waitings() {
  const t = useTranslations("ishm.waitings");
  const { language } = useOffice();
  const place = useListQuery(waitingListShape);
  const [opened, setOpened] = useState<number | null>(null);
  const unmask = useUnmask("waitings");
  const columns = useWaitingColumns(setOpened);
  const list = useListCall(
    "GET /ops/waitings",
    { query: { lang: language, reason: unmask.unmaskReason, ...listInput(place.query) } },
    { revalidateOnFocus: false },
  );
  return (
    <>
      <ListScreen
        name="waitings"
        title={t("title")}
        lead={t("lead")}
        tabs="sheet"
        actions={unmask.control}
        place={place}
        {...list}
        isOfPersons
        columns={columns}
        idxOf={(row) => row.waitingIdx}
        nameOf={(row) => row.memberName}
        filters={<WaitingFilters {...place} />}
        empty={t("empty")}
      >
        <WaitingDays
          chosen={place.query.filters.playDate}
          onChoose={(playDate) => place.change({ filters: { playDate } })}
        />
      </ListScreen>
      <WaitingDialog waitingIdx={opened} onClose={() => setOpened(null)} />
    </>
  );
}

/** The filters: member, day, state. */
function WaitingFilters(place: ListControls<typeof waitingListShape>) {
  const t = useTranslations("ishm.waitings");
  const options = useCodeOptions("standbyStateCodes");
  return (
    <ListFilters place={place} search={t("filters.member")}>
      <FilterDay label={t("filters.playDate")} {...place.filter("playDate")} />
      <FilterSelect
        label={t("columns.state")}
        all={t("filters.allStates")}
        options={options}
        {...place.filter("state")}
      />
      <OneMember {...place.filter("memberIdx")} />
    </ListFilters>
  );
}

/** The columns of the waiting lists. The member opens the entry. */
function useWaitingColumns(onOpen: (waitingIdx: number) => void): Column<WaitingRow>[] {
  const t = useTranslations("ishm.waitings");
  const list = useListWords();
  const column = useListColumns<WaitingRow>();
  return [
    column.weekday({ key: "playDate", title: t("columns.playDate") }, (row) => row.playDate),
    column.text(
      { key: "rank", title: t("columns.rank"), align: "end", className: "font-semibold" },
      (row) => row.rank,
    ),
    {
      key: "member",
      title: t("columns.member"),
      render: (row) => (
        <RowButton onClick={() => onOpen(row.waitingIdx)}>
          {row.memberName} <span className="text-ink-2">{row.memberTypeName}</span>
        </RowButton>
      ),
    },
    { key: "state", title: t("columns.state"), render: (row) => <WaitingStateChip of={row} /> },
    column.text({ key: "wish", title: t("columns.wish"), className: "max-w-72 truncate" }, (row) =>
      list(row.bandNames, "unit"),
    ),
    column.text({ key: "courses", title: t("columns.courses"), choice: "shown" }, (row) =>
      row.courseNames.length > 0 ? list(row.courseNames, "unit") : t("anyCourse"),
    ),
    column.text({ key: "players", title: t("columns.players"), align: "end" }, (row) => row.playerCount),
    column.text({ key: "agreement", title: t("columns.agreement"), choice: "shown" }, (row) =>
      t(row.agreesAutoAssign ? "agreement.auto" : "agreement.offer"),
    ),
    {
      key: "offerUntil",
      title: t("columns.offerUntil"),
      render: (row) => (row.offerUntil ? <OfferCountdown until={row.offerUntil} /> : "–"),
    },
    column.moment(
      { key: "createdAt", title: t("columns.createdAt"), choice: "hidden" },
      (row) => row.createdAt,
    ),
  ];
}
