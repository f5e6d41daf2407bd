"use client";

import { useTranslations } from "next-intl";
import { Chip } from "@/components/ui/chip";
import type { OfficeDelegation } from "@/lib/contract/accounts/delegations";
import { call } from "@/lib/web/api/browser";
import { isIdx, listInput, listShape } from "@/lib/web/office/list-query";
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
import { type ListControls, useListQuery } from "../list/use-list-query";
import { memberColumn } from "../people/member-column";
import { OneMember } from "../people/one-member";
import { useUnmask } from "../people/use-unmask";
import { DelegationFigures } from "./delegation-figures";

/** Who may act for members, and what was done so. */
export const DelegationsView = forReaders(officeMenus.delegations, Delegations);

const states = ["ACTIVE", "INVITED", "ENDED"] as const;
const delegationListShape = listShape({ filters: { state: states, memberIdx: isIdx }, sorts: [] });

function Delegations() {
  const t = useTranslations("ishm.delegations");
  const { access, language } = useOffice();
  const place = useListQuery(delegationListShape);
  const { unmaskReason, control } = useUnmask("delegations");
  const { sort: _sort, ...asked } = listInput(place.query);
  const list = useListCall(
    "GET /ops/delegations",
    { query: { lang: language, reason: unmaskReason, ...asked } },
    { revalidateOnFocus: false },
  );
  const { column: endColumn, dialog } = useEndColumn<OfficeDelegation>({
    words: {
      column: t("columns.end"),
      end: t("end"),
      title: t("endTitle"),
      lead: t("endLead"),
      done: t("ended"),
    },
    nameOf: (row) => `${row.memberName} – ${row.delegateName}`,
    canEnd: (row) => access(officeMenus.delegations.code).isUpdate && row.state !== "ENDED",
    send: (row, reason) =>
      call(
        "PUT /ops/delegations/{id}",
        { params: { id: String(row.delegationIdx) }, body: { reason } },
        { handled: true },
      ),
    refresh: list.answer.mutate,
  });
  return (
    <>
      <ListScreen
        name="delegations"
        title={t("title")}
        lead={t("lead")}
        actions={control}
        place={place}
        {...list}
        isOfPersons
        columns={[...useDelegationColumns(), endColumn]}
        idxOf={(row) => row.delegationIdx}
        nameOf={(row) => row.delegateName}
        filters={<DelegationFilters {...place} />}
        empty={t("empty")}
      >
        <DelegationFigures />
      </ListScreen>
      {dialog}
    </>
  );
}

function DelegationFilters(place: ListControls<typeof delegationListShape>) {
  const t = useTranslations("ishm.delegations");
  return (
    <ListFilters place={place} search={t("keyword")}>
      <FilterChoice
        legend={t("columns.state")}
        values={states}
        label={(state) => t(`states.${state}`)}
        {...place.filter("state")}
      />
      <OneMember {...place.filter("memberIdx")} />
    </ListFilters>
  );
}

const tones = { ACTIVE: "ok", INVITED: "neutral", ENDED: "neutral" } as const;

function useDelegationColumns(): Column<OfficeDelegation>[] {
  const t = useTranslations("ishm.delegations");
  const column = useListColumns<OfficeDelegation>();
  return [
    memberColumn({ title: t("columns.member"), isName: true }),
    {
      key: "delegate",
      title: t("columns.delegate"),
      render: (row) => (
        <>
          {row.delegateName} <span className="text-ink-2">{row.delegateId ?? t("noAccount")}</span>
        </>
      ),
    },
    {
      key: "state",
      title: t("columns.state"),
      render: (row) => (
        <>
          <Chip tone={tones[row.state]}>{t(`states.${row.state}`)}</Chip>
          {row.endedBy ? <span className="block text-ink-2">{t(`endedBy.${row.endedBy}`)}</span> : null}
        </>
      ),
    },
    column.text({ key: "acts", title: t("columns.acts"), choice: "shown", className: "text-ink-2" }, (row) =>
      row.acts.map((act) => t(`acts.${act}`)).join(", "),
    ),
    column.text(
      { key: "used", title: t("columns.used"), align: "end" },
      (row) => `${row.usedActs} / ${row.monthlyActs}`,
    ),
    column.weekday(
      { key: "endsOn", title: t("columns.endsOn"), className: "text-ink-2" },
      (row) => row.endsOn,
    ),
    column.moment({ key: "created", title: t("columns.createdAt"), choice: "shown" }, (row) => row.createdAt),
  ];
}
