"use client";

import { useTranslations } from "next-intl";
import { InquiryChip } from "@/components/club/inquiry-chip";
import { Chip } from "@/components/ui/chip";
import type { VocOfficeRow } from "@/lib/contract/inquiries/ops-vocs";
import { useCall } from "@/lib/web/api/use-call";
import { listInput } from "@/lib/web/office/list-query";
import { officeMenus } from "@/lib/web/office/office-menus";
import { officePaths } from "@/lib/web/routing/office-paths";
import { useCodeOptions } from "../board/form/use-code-options";
import { forReaders } from "../frame/for-readers";
import { OfficeLink } from "../frame/office-link";
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
import { DueChip } from "./due-chip";
import { inquiryCares, inquiryListShape } from "./inquiry-list";

/** A colleague's answer shows here without a press. */
const freshMs = 30_000;

/** The inbox: what members ask, what is due, and who takes care of it. */
export const InquiryListView = forReaders(officeMenus.inquiries, InquiryList);

function InquiryList() {
  const t = useTranslations("ishm.inquiries");
  const { language: lang } = useOffice();
  const place = useListQuery(inquiryListShape);
  const list = useListCall(
    "GET /ops/vocs",
    { query: { lang, ...listInput(place.query) } },
    { refreshInterval: freshMs },
  );
  return (
    <ListScreen
      name="inquiries"
      title={t("title")}
      lead={<InboxCounts />}
      tabs="inquiries"
      place={place}
      {...list}
      isOfPersons
      columns={useInquiryColumns()}
      idxOf={(row) => row.vocIdx}
      nameOf={(row) => row.title}
      addressOf={(row) => officePaths.inquiry(row.vocIdx)}
      filters={<InquiryFilters {...place} />}
      empty={t("empty")}
    />
  );
}

/** How much waits, how much of it too long, and what is one's own. */
function InboxCounts() {
  const t = useTranslations("ishm.inquiries");
  const { data } = useCall("GET /ops/voc-counts", {}, { handled: true, refreshInterval: freshMs });
  if (!data) return null;
  return (
    <>
      {t("counts", data)}
      {data.newForMe > 0 ? (
        <strong className="ms-2 font-semibold text-info">{t("countsNew", { count: data.newForMe })}</strong>
      ) : null}
    </>
  );
}

/** Words, state, type, whose it is, and what is late: what the inbox is narrowed by. */
function InquiryFilters(place: ListControls<typeof inquiryListShape>) {
  const t = useTranslations("ishm.inquiries");
  const { state, type } = place.query.filters;
  const types = useCodeOptions("questionTypes", type ?? "");
  const states = useCodeOptions("vocStates", state ?? "");
  return (
    <ListFilters place={place} search={t("filters.search")}>
      <FilterSelect
        label={t("columns.state")}
        all={t("filters.allStates")}
        options={states}
        {...place.filter("state")}
      />
      <FilterSelect
        label={t("columns.type")}
        all={t("filters.allTypes")}
        options={types}
        {...place.filter("type")}
      />
      <FilterChoice
        legend={t("columns.assignee")}
        values={inquiryCares}
        label={(one) => t(`filters.${one}`)}
        {...place.filter("assigned")}
      />
      <FilterChoice
        legend={t("columns.due")}
        values={["true"] as const}
        label={() => t("filters.late")}
        {...place.filter("late")}
      />
      <OneMember {...place.filter("memberIdx")} />
    </ListFilters>
  );
}

/** Columns of the inbox; the first words of an inquiry can be read without opening it. */
function useInquiryColumns(): Column<VocOfficeRow>[] {
  const t = useTranslations("ishm.inquiries");
  const column = useListColumns<VocOfficeRow>();
  return [
    column.no({ key: "no", title: t("columns.no"), choice: "shown" }, (row) => row.vocIdx),
    {
      key: "title",
      title: t("columns.title"),
      className: "max-w-md min-w-64",
      render: (row) => <Words {...row} />,
    },
    column.text({ key: "type", title: t("columns.type"), choice: "shown" }, (row) => row.questionTypeName),
    {
      key: "state",
      title: t("columns.state"),
      render: (row) => <InquiryChip state={row.state} name={row.stateName} />,
    },
    { key: "due", title: t("columns.due"), render: (row) => <Due {...row} /> },
    { key: "assignee", title: t("columns.assignee"), render: (row) => <Assignee {...row} /> },
    column.text({ key: "replyBy", title: t("columns.replyBy"), choice: "hidden" }, (row) =>
      t(`replyBy.${row.replyBy}`),
    ),
    column.moment({ key: "created", title: t("columns.created"), sort: "createdAt" }, (row) => row.createdAt),
    column.moment(
      { key: "answered", title: t("columns.answered"), choice: "hidden" },
      (row) => row.answeredAt,
    ),
  ];
}

function Words({ vocIdx, title, excerpt }: VocOfficeRow) {
  return (
    <>
      <OfficeLink
        href={officePaths.inquiry(vocIdx)}
        className="block truncate font-medium text-ink no-underline hover:underline"
      >
        {title}
      </OfficeLink>
      <span className="block truncate text-ink-2">{excerpt}</span>
    </>
  );
}

function Due(row: VocOfficeRow) {
  const t = useTranslations("ishm.inquiries");
  return (
    <span className="flex items-center gap-2">
      <DueChip inquiry={row} />
      {row.isFollowUp ? <span className="text-ink-2">{t("followUp")}</span> : null}
    </span>
  );
}

function Assignee({ assignee, isNewForMe }: VocOfficeRow) {
  const t = useTranslations("ishm.inquiries");
  if (isNewForMe) return <Chip tone="info">{t("newForMe")}</Chip>;
  return assignee ? assignee.name : <span className="text-ink-3">{t("care.nobody")}</span>;
}
