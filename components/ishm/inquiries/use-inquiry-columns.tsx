import { useTranslations } from "next-intl";
import { Chip } from "@/components/ui/chip";
import type { VocOfficeRow } from "@/lib/contract/inquiries/ops-vocs";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { officePaths } from "@/lib/web/routing/office-paths";
import { OfficeLink } from "../frame/office-link";
import { useOffice } from "../frame/root/office-context";
import type { Column } from "../list/column";
import { DueChip } from "./due-chip";
import { InquiryChip } from "./inquiry-chip";

/** Columns of the inbox; the first words of an inquiry can be read without opening it. */
export function useInquiryColumns(): Column<VocOfficeRow>[] {
  const t = useTranslations("ishm.inquiries");
  const { formats } = useOffice();
  const time = (moment: string | null) => (moment ? formatDateTime(moment, formats) : "–");
  return [
    {
      key: "no",
      title: t("columns.no"),
      align: "end",
      className: "text-ink-2",
      choice: "shown",
      render: (row) => row.vocIdx,
    },
    {
      key: "title",
      title: t("columns.title"),
      className: "max-w-md min-w-64",
      render: (row) => <Words {...row} />,
    },
    {
      key: "type",
      title: t("columns.type"),
      choice: "shown",
      render: (row) => row.questionTypeName,
    },
    {
      key: "state",
      title: t("columns.state"),
      render: (row) => <InquiryChip state={row.state} name={row.stateName} />,
    },
    { key: "due", title: t("columns.due"), render: (row) => <Due {...row} /> },
    { key: "assignee", title: t("columns.assignee"), render: (row) => <Assignee {...row} /> },
    {
      key: "replyBy",
      title: t("columns.replyBy"),
      choice: "hidden",
      render: (row) => t(`replyBy.${row.replyBy}`),
    },
    {
      key: "created",
      title: t("columns.created"),
      sort: "createdAt",
      className: "text-ink-2",
      render: (row) => time(row.createdAt),
    },
    {
      key: "answered",
      title: t("columns.answered"),
      choice: "hidden",
      className: "text-ink-2",
      render: (row) => time(row.answeredAt),
    },
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
