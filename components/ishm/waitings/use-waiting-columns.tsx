import { useFormatter, useTranslations } from "next-intl";
import type { WaitingRow } from "@/lib/contract/waitings/ops-waitings";
import { formatDate, formatDateTime } from "@/lib/shared/time/date-format";
import { useOffice } from "../frame/root/office-context";
import type { Column } from "../list/column";
import { OfferCountdown } from "./offer-countdown";
import { WaitingStateChip } from "./waiting-state-chip";

/** What a waiting list says of an entry. Its member opens it. */
export function useWaitingColumns(onOpen: (waitingIdx: number) => void): Column<WaitingRow>[] {
  const t = useTranslations("ishm.waitings");
  const format = useFormatter();
  const { formats } = useOffice();
  return [
    {
      key: "playDate",
      title: t("columns.playDate"),
      className: "tabular-nums",
      render: (row) => formatDate(row.playDate, formats),
    },
    {
      key: "rank",
      title: t("columns.rank"),
      align: "end",
      className: "tabular-nums font-semibold",
      render: (row) => row.rank ?? "–",
    },
    {
      key: "member",
      title: t("columns.member"),
      render: (row) => (
        <button
          type="button"
          onClick={() => onOpen(row.waitingIdx)}
          className="min-h-7 rounded-chip text-start font-medium hover:underline"
        >
          {row.memberName} <span className="text-ink-2">{row.memberTypeName}</span>
        </button>
      ),
    },
    { key: "state", title: t("columns.state"), render: (row) => <WaitingStateChip of={row} /> },
    {
      key: "wish",
      title: t("columns.wish"),
      className: "max-w-72 truncate",
      render: (row) => format.list([...row.bandNames], { type: "unit" }),
    },
    {
      key: "courses",
      title: t("columns.courses"),
      choice: "shown",
      render: (row) =>
        row.courseNames.length > 0 ? format.list([...row.courseNames], { type: "unit" }) : t("anyCourse"),
    },
    {
      key: "players",
      title: t("columns.players"),
      align: "end",
      className: "tabular-nums",
      render: (row) => row.playerCount,
    },
    {
      key: "agreement",
      title: t("columns.agreement"),
      choice: "shown",
      render: (row) => t(row.agreesAutoAssign ? "agreement.auto" : "agreement.offer"),
    },
    {
      key: "offerUntil",
      title: t("columns.offerUntil"),
      render: (row) => (row.offerUntil ? <OfferCountdown until={row.offerUntil} /> : "–"),
    },
    {
      key: "createdAt",
      title: t("columns.createdAt"),
      choice: "hidden",
      className: "text-ink-2 tabular-nums",
      render: (row) => formatDateTime(row.createdAt, formats),
    },
  ];
}
