import { useTranslations } from "next-intl";
import type { AuditRow } from "@/lib/contract/admins/ops-records";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { useOffice } from "../frame/root/office-context";
import type { Column } from "../list/column";
import { AuditActionChip } from "./audit-action-chip";
import { useActorName } from "./use-actor-name";
import { useEntityName } from "./use-entity-name";

/** What the log says of an action. Its record opens it. */
export function useAuditColumns(onOpen: (row: AuditRow) => void): Column<AuditRow>[] {
  const t = useTranslations("ishm.audit");
  const { formats } = useOffice();
  const actorName = useActorName();
  const entityName = useEntityName();
  return [
    {
      key: "at",
      title: t("columns.at"),
      className: "text-ink-2 tabular-nums",
      render: (row) => formatDateTime(row.at, formats),
    },
    { key: "actor", title: t("columns.actor"), render: (row) => actorName(row.actor) },
    {
      key: "action",
      title: t("columns.action"),
      render: (row) => <AuditActionChip action={row.action} />,
    },
    {
      key: "record",
      title: t("columns.record"),
      render: (row) => (
        <button
          type="button"
          onClick={() => onOpen(row)}
          className="min-h-7 rounded-chip text-start font-medium hover:underline"
        >
          {t("recordOf", { entity: entityName(row.entity), key: row.entityKey })}
        </button>
      ),
    },
    {
      key: "reason",
      title: t("columns.reason"),
      choice: "shown",
      className: "max-w-72 truncate",
      render: (row) => row.reason ?? "–",
    },
    {
      key: "member",
      title: t("columns.member"),
      choice: "hidden",
      className: "text-ink-2 tabular-nums",
      render: (row) => row.memberIdx ?? "–",
    },
    {
      key: "address",
      title: t("columns.address"),
      choice: "shown",
      className: "text-ink-2 tabular-nums",
      render: (row) => row.address ?? "–",
    },
  ];
}
