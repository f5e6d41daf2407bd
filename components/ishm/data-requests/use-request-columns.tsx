import { useTranslations } from "next-intl";
import type { OfficeRequest } from "@/lib/contract/accounts/data-requests";
import { formatDate } from "@/lib/shared/time/date-format";
import { officePaths } from "@/lib/web/routing/office-paths";
import { OfficeLink } from "../frame/office-link";
import { useOffice } from "../frame/root/office-context";
import type { Column } from "../list/column";
import { RequestStateChip } from "./request-state-chip";

/** What the inbox says of a request. Its kind opens it. */
export function useRequestColumns(onOpen: (row: OfficeRequest) => void): Column<OfficeRequest>[] {
  const t = useTranslations("ishm.dataRequests");
  const { formats } = useOffice();
  return [
    {
      key: "kind",
      title: t("fields.kind"),
      render: (row) => (
        <button
          type="button"
          onClick={() => onOpen(row)}
          className="min-h-7 rounded-chip text-start font-medium hover:underline"
        >
          {t(`kinds.${row.kind}`)}
        </button>
      ),
    },
    { key: "state", title: t("fields.state"), render: (row) => <RequestStateChip request={row} /> },
    {
      key: "due",
      title: t("fields.due"),
      className: "tabular-nums",
      render: (row) => (
        <span className={row.isLate ? "font-semibold text-bad" : undefined}>
          {formatDate(row.dueAt, formats)}
        </span>
      ),
    },
    {
      key: "member",
      title: t("fields.member"),
      render: (row) => (
        <OfficeLink href={officePaths.member(row.memberIdx)} className="text-ink hover:underline">
          {row.memberName} <span className="text-ink-2">{row.memberId}</span>
        </OfficeLink>
      ),
    },
    {
      key: "contents",
      title: t("fields.contents"),
      choice: "shown",
      className: "max-w-72 min-w-32 truncate",
      render: (row) => row.contents,
    },
    {
      key: "created",
      title: t("fields.created"),
      choice: "shown",
      className: "text-ink-2 tabular-nums",
      render: (row) => formatDate(row.createdAt, formats),
    },
    { key: "by", title: t("fields.answeredBy"), choice: "shown", render: (row) => row.answeredBy ?? "–" },
  ];
}
