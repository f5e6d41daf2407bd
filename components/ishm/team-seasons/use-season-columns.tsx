import { useTranslations } from "next-intl";
import type { CallOutput } from "@/lib/contract/routes";
import { formatDate, formatDateTime } from "@/lib/shared/time/date-format";
import { officePaths } from "@/lib/web/routing/office-paths";
import { OfficeLink } from "../frame/office-link";
import { useOffice } from "../frame/root/office-context";
import type { Column } from "../list/column";

type Row = CallOutput<"GET /ops/team-seasons">["list"][number];

/** What the list says of a season. Its title leads to it. */
export function useSeasonColumns(): Column<Row>[] {
  const t = useTranslations("ishm.teams");
  const { formats } = useOffice();
  return [
    {
      key: "title",
      title: t("seasons.columns.title"),
      render: (row) => (
        <OfficeLink href={officePaths.teamSeason(row.seasonIdx)} className="font-medium hover:underline">
          {row.title || row.year}
        </OfficeLink>
      ),
    },
    {
      key: "apply",
      title: t("seasons.columns.apply"),
      className: "tabular-nums",
      render: (row) => `${formatDateTime(row.applyFrom, formats)} – ${formatDateTime(row.applyTo, formats)}`,
    },
    {
      key: "announce",
      title: t("seasons.fields.announceDate"),
      className: "tabular-nums",
      render: (row) => formatDate(row.announceDate, formats),
    },
    {
      key: "months",
      title: t("facts.months"),
      render: (row) => t("months", { from: row.monthFrom, to: row.monthTo }),
    },
    {
      key: "teams",
      title: t("columns.groups"),
      className: "tabular-nums",
      render: (row) => `${row.minTeams}–${row.maxTeams}`,
    },
    {
      key: "forms",
      title: t("seasons.columns.forms"),
      align: "end",
      className: "tabular-nums",
      render: (row) => (
        <OfficeLink href={`${officePaths.teams()}?seasonIdx=${row.seasonIdx}`} className="hover:underline">
          {row.formCount}
        </OfficeLink>
      ),
    },
  ];
}
