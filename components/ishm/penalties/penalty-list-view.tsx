"use client";

import { useTranslations } from "next-intl";
import type { PenaltyAdminRow } from "@/lib/contract/penalties/penalties";
import { formatMoney } from "@/lib/shared/money/money";
import { formatDay } from "@/lib/shared/time/deadline";
import { listInput } from "@/lib/web/office/list-query";
import { officeMenus } from "@/lib/web/office/office-menus";
import { officePaths } from "@/lib/web/routing/office-paths";
import { useCodeOptions } from "../board/form/use-code-options";
import { forReaders } from "../frame/for-readers";
import { useOffice } from "../frame/root/office-context";
import type { Column } from "../list/column";
import { FilterChoice } from "../list/filter-choice";
import { FilterSelect } from "../list/filter-select";
import { ListFilters } from "../list/list-filters";
import { ListScreen } from "../list/list-screen";
import { useListCall } from "../list/use-list-call";
import { useListColumns } from "../list/use-list-columns";
import { type ListControls, useListQuery } from "../list/use-list-query";
import { OneMember } from "../people/one-member";
import { useUnmask } from "../people/use-unmask";
import { penaltyListShape, penaltyStates } from "./penalty-list";
import { PenaltyStateChip } from "./penalty-state-chip";

/** The list of penalties. */
export const PenaltyListView = forReaders(officeMenus.penalties, Penalties);

function Penalties() {
  const t = useTranslations("ishm.penalties");
  const { access, language } = useOffice();
  const { isCreate } = access(officeMenus.penalties.code);
  const place = useListQuery(penaltyListShape);
  const { unmaskReason, control } = useUnmask("penalties");
  const list = useListCall(
    "GET /ops/penalties",
    { query: { lang: language, reason: unmaskReason, ...listInput(place.query) } },
    { revalidateOnFocus: false },
  );
  return (
    <ListScreen
      name="penalties"
      title={t("title")}
      lead={t("lead")}
      actions={control}
      add={isCreate && { href: officePaths.penalty("new"), label: t("new") }}
      place={place}
      {...list}
      isOfPersons
      columns={usePenaltyColumns()}
      idxOf={(row) => row.penaltyIdx}
      nameOf={(row) => row.penaltyName}
      addressOf={(row) => officePaths.penalty(row.penaltyIdx)}
      filters={<PenaltyFilters {...place} />}
      empty={t("empty")}
    />
  );
}

/** The filters of the list. */
function PenaltyFilters(place: ListControls<typeof penaltyListShape>) {
  const t = useTranslations("ishm.penalties");
  const codes = useCodeOptions("penaltyCodes");
  const states = useCodeOptions("penaltyStates");
  return (
    <ListFilters place={place} search={t("search")}>
      <FilterSelect
        label={t("fields.penalty")}
        all={t("allCodes")}
        options={codes}
        {...place.filter("penaltyCode")}
      />
      <FilterChoice
        legend={t("fields.state")}
        values={penaltyStates}
        label={(state) => states.find(({ value }) => value === state)?.label ?? state}
        {...place.filter("state")}
      />
      <OneMember {...place.filter("memberIdx")} />
    </ListFilters>
  );
}

/** The columns of the list of penalties. */
function usePenaltyColumns(): Column<PenaltyAdminRow>[] {
  const t = useTranslations("ishm.penalties.fields");
  const { language, formats } = useOffice();
  const column = useListColumns<PenaltyAdminRow>();
  return [
    column.link({ key: "penalty", title: t("penalty"), className: "" }, (row) => ({
      href: officePaths.penalty(row.penaltyIdx),
      text: row.penaltyName,
    })),
    {
      key: "member",
      title: t("member"),
      render: (row) => (
        <>
          {row.memberName} <span className="text-ink-2">{row.memberId}</span>
        </>
      ),
    },
    { key: "state", title: t("state"), render: (row) => <PenaltyStateChip {...row} /> },
    column.text({ key: "suspension", title: t("suspension"), className: "text-ink-2" }, (row) =>
      row.suspendFrom === row.suspendTo
        ? t("noSuspension")
        : `${formatDay(row.suspendFrom, { language, formats })} – ${formatDay(row.suspendTo, { language, formats })}`,
    ),
    column.text({ key: "fine", title: t("fine"), align: "end" }, (row) =>
      Number(row.fineAmount) === 0 ? "–" : formatMoney(row.fineAmount, formats),
    ),
    column.text({ key: "paid", title: t("paid"), choice: "shown", align: "end" }, (row) =>
      Number(row.fineAmount) === 0 ? "–" : formatMoney(row.paidAmount, formats),
    ),
    column.text({ key: "points", title: t("points"), choice: "shown", align: "end" }, (row) => row.point),
    column.weekday(
      { key: "playDate", title: t("playDate"), choice: "hidden", className: "text-ink-2" },
      (row) => row.playDate,
    ),
    column.moment({ key: "created", title: t("created"), choice: "shown" }, (row) => row.createdAt),
  ];
}
