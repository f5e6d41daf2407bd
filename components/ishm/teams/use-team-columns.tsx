import { useTranslations } from "next-intl";
import type { CallOutput } from "@/lib/contract/routes";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { officePaths } from "@/lib/web/routing/office-paths";
import { OfficeLink } from "../frame/office-link";
import { useOffice } from "../frame/root/office-context";
import type { Column } from "../list/column";
import { TeamStateChip } from "./team-state-chip";
import { useChoiceWords } from "./use-choice-words";

type Row = CallOutput<"GET /ops/team-forms">["list"][number];

/** What the list says of a form. Its team leads to it. */
export function useTeamColumns(): Column<Row>[] {
  const t = useTranslations("ishm.teams");
  const { formats } = useOffice();
  const wordsOf = useChoiceWords();
  return [
    {
      key: "team",
      title: t("columns.team"),
      render: (row) => (
        <OfficeLink href={officePaths.teamForm(row.teamFormIdx)} className="font-medium hover:underline">
          {row.teamName}
        </OfficeLink>
      ),
    },
    { key: "state", title: t("columns.state"), render: (row) => <TeamStateChip of={row} /> },
    { key: "manager", title: t("columns.manager"), render: (row) => row.managerName },
    {
      key: "groups",
      title: t("columns.groups"),
      align: "end",
      className: "tabular-nums",
      render: (row) => row.teamCount,
    },
    {
      key: "choice",
      title: t("columns.choice"),
      render: (row) => {
        const choice = row.choices.find(({ rank }) => rank === (row.choiceRank ?? 1));
        return choice ? wordsOf(choice) : "–";
      },
    },
    {
      key: "dates",
      title: t("columns.dates"),
      align: "end",
      className: "tabular-nums",
      render: (row) => row.schedule.length,
    },
    {
      key: "suspensions",
      title: t("columns.suspensions"),
      choice: "shown",
      align: "end",
      className: "tabular-nums",
      render: (row) => row.suspensionsUsed ?? 0,
    },
    {
      key: "createdAt",
      title: t("columns.createdAt"),
      choice: "shown",
      className: "text-ink-2 tabular-nums",
      render: (row) => formatDateTime(row.createdAt, formats),
    },
  ];
}
