import { useTranslations } from "next-intl";
import type { PenaltyAdminRow } from "@/lib/contract/penalties/penalties";
import { formatMoney } from "@/lib/shared/money/money";
import { formatDate, formatDateTime } from "@/lib/shared/time/date-format";
import { officePaths } from "@/lib/web/routing/office-paths";
import { OfficeLink } from "../frame/office-link";
import { useOffice } from "../frame/root/office-context";
import type { Column } from "../list/column";
import { PenaltyStateChip } from "./penalty-state-chip";

/** What the list says of a penalty. */
export function usePenaltyColumns(): Column<PenaltyAdminRow>[] {
  const t = useTranslations("ishm.penalties.fields");
  const { formats } = useOffice();
  return [
    {
      key: "penalty",
      title: t("penalty"),
      render: (row) => (
        <OfficeLink
          href={officePaths.penalty(row.penaltyIdx)}
          className="font-medium text-ink hover:underline"
        >
          {row.penaltyName}
        </OfficeLink>
      ),
    },
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
    {
      key: "suspension",
      title: t("suspension"),
      className: "text-ink-2 tabular-nums",
      render: (row) =>
        row.suspendFrom === row.suspendTo
          ? t("noSuspension")
          : `${formatDate(row.suspendFrom, formats)} – ${formatDate(row.suspendTo, formats)}`,
    },
    {
      key: "fine",
      title: t("fine"),
      align: "end",
      className: "tabular-nums",
      render: (row) => (Number(row.fineAmount) === 0 ? "–" : formatMoney(row.fineAmount, formats)),
    },
    {
      key: "paid",
      title: t("paid"),
      align: "end",
      choice: "shown",
      className: "tabular-nums",
      render: (row) => (Number(row.fineAmount) === 0 ? "–" : formatMoney(row.paidAmount, formats)),
    },
    {
      key: "points",
      title: t("points"),
      align: "end",
      choice: "shown",
      className: "tabular-nums",
      render: (row) => row.point,
    },
    {
      key: "playDate",
      title: t("playDate"),
      choice: "hidden",
      className: "text-ink-2 tabular-nums",
      render: (row) => (row.playDate ? formatDate(row.playDate, formats) : "–"),
    },
    {
      key: "created",
      title: t("created"),
      choice: "shown",
      className: "text-ink-2 tabular-nums",
      render: (row) => formatDateTime(row.createdAt, formats),
    },
  ];
}
