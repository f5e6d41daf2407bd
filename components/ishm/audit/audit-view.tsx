"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { AuditRow } from "@/lib/contract/admins/ops-records";
import { listInput } from "@/lib/web/office/list-query";
import { officeMenus } from "@/lib/web/office/office-menus";
import { forReaders } from "../frame/for-readers";
import { useOffice } from "../frame/root/office-context";
import type { Column } from "../list/column";
import { FilterChoice } from "../list/filter-choice";
import { FilterDay } from "../list/filter-day";
import { FilterSelect } from "../list/filter-select";
import { KeywordField } from "../list/keyword-field";
import { ListFilters } from "../list/list-filters";
import { ListScreen } from "../list/list-screen";
import { RowButton } from "../list/row-button";
import { useListCall } from "../list/use-list-call";
import { useListColumns } from "../list/use-list-columns";
import { type ListControls, useListQuery } from "../list/use-list-query";
import { OneMember } from "../people/one-member";
import { AuditDialog } from "./audit-dialog";
import { auditActions, auditEntities, auditListShape } from "./audit-list";
import { AuditActionChip, useActorName, useEntityName, useRecordName } from "./audit-names";

/** The audit log: who did what to which record, and who read whose personal data. */
export const AuditView = forReaders(officeMenus.records, Audit);

function Audit() {
  const t = useTranslations("ishm.audit");
  const { language } = useOffice();
  const place = useListQuery(auditListShape);
  const [opened, setOpened] = useState<AuditRow | null>(null);
  const columns = useAuditColumns(setOpened);
  const list = useListCall("GET /ops/audit", { query: { lang: language, ...listInput(place.query) } });
  return (
    <>
      <ListScreen
        name="audit"
        title={t("title")}
        lead={t("lead")}
        tabs="records"
        place={place}
        {...list}
        isOfPersons
        columns={columns}
        idxOf={(row) => row.auditIdx}
        nameOf={(row) => String(row.auditIdx)}
        filters={<AuditFilters {...place} />}
        empty={t("empty")}
      />
      <AuditDialog record={opened} onClose={() => setOpened(null)} />
    </>
  );
}

/** The filters: actor, action, record, days. */
function AuditFilters(place: ListControls<typeof auditListShape>) {
  const t = useTranslations("ishm.audit");
  const { query, change } = place;
  const nameOf = useEntityName();
  const { actor, entityKey } = query.filters;
  const typed = { isTyping: true };
  return (
    <ListFilters place={place}>
      <KeywordField
        label={t("filters.actor")}
        keyword={actor ?? ""}
        onSearch={(text) => change({ filters: { actor: text || null } }, typed)}
      />
      <FilterSelect
        label={t("filters.entity")}
        all={t("filters.allEntities")}
        options={auditEntities
          .map((value) => ({ value, label: nameOf(value) }))
          .toSorted((one, other) => one.label.localeCompare(other.label))}
        {...place.filter("entity")}
      />
      <KeywordField
        label={t("filters.entityKey")}
        keyword={entityKey ?? ""}
        onSearch={(text) => change({ filters: { entityKey: text || null } }, typed)}
      />
      <FilterDay label={t("filters.from")} {...place.filter("from")} />
      <FilterDay label={t("filters.to")} {...place.filter("to")} />
      <FilterChoice
        legend={t("columns.action")}
        values={auditActions}
        label={(value) => t(`actions.${value}`)}
        {...place.filter("action")}
      />
      <OneMember {...place.filter("memberIdx")} />
    </ListFilters>
  );
}

/** The columns of the audit log. The record opens the entry. */
function useAuditColumns(onOpen: (row: AuditRow) => void): Column<AuditRow>[] {
  const t = useTranslations("ishm.audit");
  const actorName = useActorName();
  const recordName = useRecordName();
  const column = useListColumns<AuditRow>();
  return [
    column.moment({ key: "at", title: t("columns.at") }, (row) => row.at),
    { key: "actor", title: t("columns.actor"), render: (row) => actorName(row.actor) },
    {
      key: "action",
      title: t("columns.action"),
      render: (row) => <AuditActionChip action={row.action} />,
    },
    {
      key: "record",
      title: t("columns.record"),
      render: (row) => <RowButton onClick={() => onOpen(row)}>{recordName(row)}</RowButton>,
    },
    column.text(
      { key: "reason", title: t("columns.reason"), choice: "shown", className: "max-w-72 truncate" },
      (row) => row.reason,
    ),
    column.text(
      { key: "member", title: t("columns.member"), choice: "hidden", className: "text-ink-2" },
      (row) => row.memberIdx,
    ),
    column.text(
      { key: "address", title: t("columns.address"), choice: "shown", className: "text-ink-2" },
      (row) => row.address,
    ),
  ];
}
