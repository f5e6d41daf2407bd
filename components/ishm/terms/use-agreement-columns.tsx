import { useTranslations } from "next-intl";
import { Chip } from "@/components/ui/chip";
import type { AgreementRow } from "@/lib/contract/terms/ops-terms";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { useOffice } from "../frame/root/office-context";
import type { Column } from "../list/column";

/** What the list says of a member's word. */
export function useAgreementColumns(): Column<AgreementRow>[] {
  const t = useTranslations("ishm.terms.agreements");
  const { formats } = useOffice();
  return [
    {
      key: "time",
      title: t("columns.time"),
      className: "text-ink-2 tabular-nums",
      render: (row) => formatDateTime(row.agreedAt, formats),
    },
    { key: "name", title: t("columns.name"), render: (row) => row.memberName },
    {
      key: "member",
      title: t("columns.member"),
      className: "text-ink-2 tabular-nums",
      render: (row) => row.memberIdx,
    },
    {
      key: "word",
      title: t("columns.word"),
      render: (row) => (
        <Chip tone={row.agreed ? "ok" : "outline"}>{row.agreed ? t("agreed") : t("refused")}</Chip>
      ),
    },
    {
      key: "channels",
      title: t("columns.channels"),
      render: (row) => row.channels?.map((channel) => t(`channels.${channel}`)).join(", ") || "–",
    },
    { key: "way", title: t("columns.way"), render: (row) => t(`ways.${row.way}`) },
    {
      key: "address",
      title: t("columns.address"),
      className: "text-ink-2 tabular-nums",
      render: (row) => row.address ?? "–",
    },
  ];
}
