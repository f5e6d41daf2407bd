"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { OfficeRequest } from "@/lib/contract/accounts/data-requests";
import { valuesOf } from "@/lib/contract/code-values/code-group";
import { dataRequestState } from "@/lib/contract/code-values/data-requests";
import { isIdx, listInput, listShape } from "@/lib/web/office/list-query";
import { officeMenus } from "@/lib/web/office/office-menus";
import { forReaders } from "../frame/for-readers";
import { useOffice } from "../frame/root/office-context";
import { useDeadline } from "../frame/use-deadline";
import type { Column } from "../list/column";
import { FilterChoice } from "../list/filter-choice";
import { FilterSelect } from "../list/filter-select";
import { ListFilters } from "../list/list-filters";
import { ListScreen } from "../list/list-screen";
import { RowButton } from "../list/row-button";
import { useListCall } from "../list/use-list-call";
import { useListColumns } from "../list/use-list-columns";
import { type ListControls, useListQuery } from "../list/use-list-query";
import { memberColumn } from "../people/member-column";
import { OneMember } from "../people/one-member";
import { useUnmask } from "../people/use-unmask";
import { RequestDialog } from "./request-dialog";
import { RequestStateChip } from "./request-state-chip";

/** Requests of members about their own data: open ones by due date, then the answered (checklist P-07). */
export const RequestListView = forReaders(officeMenus.members, Requests);

function Requests() {
  const t = useTranslations("ishm.dataRequests");
  const { language } = useOffice();
  const place = useListQuery(requestListShape);
  const [opened, setOpened] = useState<number | null>(null);
  const { unmaskReason, control } = useUnmask("data-requests");
  const columns = useRequestColumns((row) => setOpened(row.requestIdx));
  const { keyword: _keyword, sort: _sort, ...asked } = listInput(place.query);
  const { answer } = useListCall(
    "GET /ops/data-requests",
    { query: { lang: language, reason: unmaskReason, ...asked } },
    { revalidateOnFocus: false },
  );
  const request = answer.data?.list.find(({ requestIdx }) => requestIdx === opened) ?? null;
  return (
    <>
      <ListScreen
        name="data-requests"
        title={t("title")}
        lead={t("lead")}
        tabs="members"
        actions={control}
        place={place}
        answer={answer}
        columns={columns}
        idxOf={(row) => row.requestIdx}
        nameOf={(row) => t(`kinds.${row.kind}`)}
        filters={<RequestFilters {...place} />}
        empty={t("empty")}
      />
      <RequestDialog
        request={request}
        onClose={() => setOpened(null)}
        onChanged={async () => void (await answer.mutate())}
      />
    </>
  );
}

const requestStates = valuesOf(dataRequestState);
const requestKinds = ["ACCESS", "CORRECTION", "DELETION", "STOP"] as const;

/** The filters of the list of data requests. */
const requestListShape = listShape({
  filters: { state: requestStates, kind: requestKinds, memberIdx: isIdx },
  sorts: [],
});

/** The filters: kind and state. */
function RequestFilters(place: ListControls<typeof requestListShape>) {
  const t = useTranslations("ishm.dataRequests");
  return (
    <ListFilters place={place}>
      <FilterSelect
        label={t("fields.kind")}
        all={t("allKinds")}
        options={requestKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        {...place.filter("kind")}
      />
      <FilterChoice
        legend={t("fields.state")}
        values={requestStates}
        label={(state) => t(`states.${state}`)}
        {...place.filter("state")}
      />
      <OneMember {...place.filter("memberIdx")} />
    </ListFilters>
  );
}

/** The columns of the list of data requests. The kind opens the request. */
function useRequestColumns(onOpen: (row: OfficeRequest) => void): Column<OfficeRequest>[] {
  const t = useTranslations("ishm.dataRequests");
  const deadline = useDeadline();
  const column = useListColumns<OfficeRequest>();
  return [
    {
      key: "kind",
      title: t("fields.kind"),
      render: (row) => <RowButton onClick={() => onOpen(row)}>{t(`kinds.${row.kind}`)}</RowButton>,
    },
    { key: "state", title: t("fields.state"), render: (row) => <RequestStateChip request={row} /> },
    {
      key: "due",
      title: t("fields.due"),
      className: "tabular-nums",
      render: (row) => (
        <span className={row.isLate ? "font-semibold text-bad" : undefined}>{deadline.day(row.dueAt)}</span>
      ),
    },
    memberColumn({ title: t("fields.member") }),
    column.text(
      {
        key: "contents",
        title: t("fields.contents"),
        choice: "shown",
        className: "max-w-72 min-w-32 truncate",
      },
      (row) => row.contents,
    ),
    column.day(
      { key: "created", title: t("fields.created"), choice: "shown", className: "text-ink-2" },
      (row) => row.createdAt,
    ),
    { key: "by", title: t("fields.answeredBy"), choice: "shown", render: (row) => row.answeredBy ?? "–" },
  ];
}
