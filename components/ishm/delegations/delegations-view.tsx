"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import type { OfficeDelegation } from "@/lib/contract/accounts/delegations";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { formatDay } from "@/lib/shared/time/deadline";
import { call } from "@/lib/web/api/browser";
import { isIdx, listInput, listShape } from "@/lib/web/office/list-query";
import { officeMenus } from "@/lib/web/office/office-menus";
import { officePaths } from "@/lib/web/routing/office-paths";
import { ActionDialog } from "../action/action-dialog";
import { useActionCall } from "../action/use-action-call";
import { forReaders } from "../frame/for-readers";
import { OfficeLink } from "../frame/office-link";
import { useOffice } from "../frame/root/office-context";
import type { Column } from "../list/column";
import { FilterChoice } from "../list/filter-choice";
import { ListFilters } from "../list/list-filters";
import { ListScreen } from "../list/list-screen";
import { useListCall } from "../list/use-list-call";
import { type ListControls, useListQuery } from "../list/use-list-query";
import { OneMember } from "../people/one-member";
import { useUnmask } from "../people/use-unmask";
import { DelegationFigures } from "./delegation-figures";

/** Who may act for members, and what was done so. */
export const DelegationsView = forReaders(officeMenus.delegations, Delegations);

const states = ["ACTIVE", "INVITED", "ENDED"] as const;
const delegationListShape = listShape({ filters: { state: states, memberIdx: isIdx }, sorts: [] });

function Delegations() {
  const t = useTranslations("ishm.delegations");
  const { language } = useOffice();
  const place = useListQuery(delegationListShape);
  const [ending, setEnding] = useState<OfficeDelegation | null>(null);
  const { unmaskReason, control } = useUnmask("delegations");
  const { sort: _sort, ...asked } = listInput(place.query);
  const list = useListCall(
    "GET /ops/delegations",
    { query: { lang: language, reason: unmaskReason, ...asked } },
    { revalidateOnFocus: false },
  );
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
        columns={useDelegationColumns(setEnding)}
        idxOf={(row) => row.delegationIdx}
        nameOf={(row) => row.delegateName}
        filters={<DelegationFilters {...place} />}
        empty={t("empty")}
      >
        <DelegationFigures />
      </ListScreen>
      <EndDialog
        delegation={ending}
        onClose={() => setEnding(null)}
        onChanged={async () => void (await list.answer.mutate())}
      />
    </>
  );
}

function DelegationFilters(place: ListControls<typeof delegationListShape>) {
  const t = useTranslations("ishm.delegations");
  const { query, change } = place;
  return (
    <ListFilters place={place} search={t("keyword")}>
      <FilterChoice
        legend={t("columns.state")}
        values={states}
        label={(state) => t(`states.${state}`)}
        {...place.filter("state")}
      />
      <OneMember
        memberIdx={query.filters.memberIdx}
        onClear={() => change({ filters: { memberIdx: null } })}
      />
    </ListFilters>
  );
}

type EndProps = {
  delegation: OfficeDelegation | null;
  onClose: () => void;
  onChanged: () => Promise<void>;
};

/** Ends a permission for a reason that goes on record. */
function EndDialog({ delegation, onClose, onChanged }: EndProps) {
  const t = useTranslations("ishm.delegations");
  const ending = useActionCall({
    send: (reason: string) =>
      call(
        "PUT /ops/delegations/{id}",
        { params: { id: String(delegation?.delegationIdx) }, body: { reason } },
        { handled: true },
      ),
    refresh: onChanged,
    doneText: () => t("ended"),
    onDone: onClose,
  });
  return (
    <ActionDialog
      isOpen={delegation !== null}
      title={t("endTitle")}
      lines={delegation ? [`${delegation.memberName} – ${delegation.delegateName}`, t("endLead")] : []}
      reason="needed"
      confirmLabel={t("end")}
      tone="bad"
      isBusy={ending.isBusy}
      refusal={ending.refusal}
      onConfirm={(reason) => void ending.run(reason)}
      onClose={onClose}
    />
  );
}

const tones = { ACTIVE: "ok", INVITED: "neutral", ENDED: "neutral" } as const;

function useDelegationColumns(onEnd: (row: OfficeDelegation) => void): Column<OfficeDelegation>[] {
  const t = useTranslations("ishm.delegations");
  const { access, formats, language } = useOffice();
  const { isUpdate } = access(officeMenus.delegations.code);
  return [
    {
      key: "member",
      title: t("columns.member"),
      render: (row) => (
        <OfficeLink href={officePaths.member(row.memberIdx)} className="font-medium text-ink hover:underline">
          {row.memberName} <span className="text-ink-2">{row.memberId}</span>
        </OfficeLink>
      ),
    },
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
    {
      key: "acts",
      title: t("columns.acts"),
      choice: "shown",
      className: "text-ink-2",
      render: (row) => row.acts.map((act) => t(`acts.${act}`)).join(", "),
    },
    {
      key: "used",
      title: t("columns.used"),
      align: "end",
      className: "tabular-nums",
      render: (row) => `${row.usedActs} / ${row.monthlyActs}`,
    },
    {
      key: "endsOn",
      title: t("columns.endsOn"),
      className: "text-ink-2 tabular-nums",
      render: (row) => formatDay(row.endsOn, { language, formats }),
    },
    {
      key: "created",
      title: t("columns.createdAt"),
      choice: "shown",
      className: "text-ink-2 tabular-nums",
      render: (row) => formatDateTime(row.createdAt, formats),
    },
    {
      key: "end",
      title: t("columns.end"),
      render: (row) =>
        isUpdate && row.state !== "ENDED" ? (
          <Button
            variant="outline"
            size="small"
            aria-label={`${t("end")}: ${row.memberName} – ${row.delegateName}`}
            onClick={() => onEnd(row)}
          >
            {t("end")}
          </Button>
        ) : null,
    },
  ];
}
