"use client";

import { useTranslations } from "next-intl";
import type { CallOutput } from "@/lib/contract/routes";
import { monthsInWords } from "@/lib/shared/time/date-words";
import { listInput } from "@/lib/web/office/list-query";
import { officeMenus } from "@/lib/web/office/office-menus";
import { seasonListShape } from "@/lib/web/office/team-list";
import { officePaths } from "@/lib/web/routing/office-paths";
import { forReaders } from "../frame/for-readers";
import { OfficeLink } from "../frame/office-link";
import { useOffice } from "../frame/root/office-context";
import { useDeadline } from "../frame/use-deadline";
import type { Column } from "../list/column";
import { ListScreen } from "../list/list-screen";
import { useListCall } from "../list/use-list-call";
import { useListColumns } from "../list/use-list-columns";
import { useListQuery } from "../list/use-list-query";

/** The seasons for which teams apply, the latest year first. */
export const SeasonsView = forReaders(officeMenus.teams, Seasons);

function Seasons() {
  const t = useTranslations("ishm.teams.seasons");
  const { access, language } = useOffice();
  const { isCreate } = access(officeMenus.teams.code);
  const place = useListQuery(seasonListShape);
  const { answer } = useListCall("GET /ops/team-seasons", {
    query: { lang: language, ...listInput(place.query) },
  });
  return (
    <ListScreen
      name="team-seasons"
      title={t("title")}
      lead={t("lead")}
      tabs="teams"
      add={isCreate && { href: officePaths.teamSeason("new"), label: t("new") }}
      place={place}
      answer={answer}
      columns={useSeasonColumns()}
      idxOf={(row) => row.seasonIdx}
      nameOf={(row) => row.title}
      addressOf={(row) => officePaths.teamSeason(row.seasonIdx)}
      empty={t("empty")}
    />
  );
}

type Row = CallOutput<"GET /ops/team-seasons">["list"][number];

/** The columns of the list of seasons. The title links to the season. */
function useSeasonColumns(): Column<Row>[] {
  const t = useTranslations("ishm.teams");
  const deadline = useDeadline();
  const office = useOffice();
  const column = useListColumns<Row>();
  return [
    column.link({ key: "title", title: t("seasons.columns.title"), className: "" }, (row) => ({
      href: officePaths.teamSeason(row.seasonIdx),
      text: row.title || row.year,
    })),
    column.text(
      { key: "apply", title: t("seasons.columns.apply") },
      (row) => `${deadline.moment(row.applyFrom)} – ${deadline.moment(row.applyTo)}`,
    ),
    column.text({ key: "announce", title: t("seasons.fields.announceDate") }, (row) =>
      deadline.day(row.announceDate),
    ),
    column.text({ key: "months", title: t("facts.months") }, (row) =>
      monthsInWords({ year: row.year, from: row.monthFrom, to: row.monthTo }, office),
    ),
    column.text({ key: "teams", title: t("columns.groups") }, (row) => `${row.minTeams}–${row.maxTeams}`),
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
