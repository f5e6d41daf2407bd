import { useTranslations } from "next-intl";
import { Chip } from "@/components/ui/chip";
import { Switch } from "@/components/ui/switch";
import type { RouteRuleRecord } from "@/lib/contract/site/route-rules";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { officePaths } from "@/lib/web/routing/office-paths";
import { useOffice } from "../frame/root/office-context";
import type { Column } from "../list/column";
import { useListColumns } from "../list/use-list-columns";

type Options = { canSwitch: boolean; onSwitch: (rule: RouteRuleRecord, isActive: boolean) => void };

/** The columns of the list; the switch takes effect at once. */
export function useRouteRuleColumns({ canSwitch, onSwitch }: Options): Column<RouteRuleRecord>[] {
  const t = useTranslations("ishm.routeRules");
  const { formats, language } = useOffice();
  const column = useListColumns<RouteRuleRecord>();
  return [
    column.link(
      {
        key: "from",
        title: t("fields.fromPath"),
        sort: "fromPath",
        className: "max-w-72 min-w-40 break-all",
      },
      (row) => ({ href: officePaths.routeRule(row.ruleIdx), text: row.fromPath }),
    ),
    column.text(
      { key: "to", title: t("fields.toPath"), sort: "toPath", className: "max-w-72 min-w-40 break-all" },
      (row) => row.toPath ?? t("nowhere"),
    ),
    {
      key: "kind",
      title: t("fields.kind"),
      render: (row) => <Chip tone={row.kind === "410" ? "warn" : "info"}>{t(`kinds.${row.kind}`)}</Chip>,
    },
    {
      key: "active",
      title: t("fields.isActive"),
      render: (row) => (
        <span className="inline-flex items-center">
          <Switch
            aria-label={t("switch", { address: row.fromPath })}
            checked={row.isActive}
            disabled={!canSwitch}
            onChange={(event) => onSwitch(row, event.target.checked)}
          />
        </span>
      ),
    },
    column.text({ key: "hits", title: t("fields.hits"), sort: "hits", align: "end" }, (row) =>
      row.hits.toLocaleString(language),
    ),
    column.moment(
      { key: "last", title: t("fields.lastHitAt"), sort: "lastHitAt", choice: "shown" },
      (row) => row.lastHitAt,
    ),
    column.text(
      { key: "memo", title: t("fields.memo"), choice: "shown", className: "max-w-64 truncate text-ink-2" },
      (row) => row.memo || "–",
    ),
    column.text(
      {
        key: "updated",
        title: t("fields.updatedAt"),
        sort: "updatedAt",
        choice: "hidden",
        className: "text-ink-2",
      },
      (row) => `${formatDateTime(row.updatedAt, formats)} · ${row.updatedBy}`,
    ),
  ];
}
