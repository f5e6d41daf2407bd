"use client";

import { useTranslations } from "next-intl";
import type { CallOutput } from "@/lib/contract/routes";
import { useCall } from "@/lib/web/api/use-call";
import { listInput } from "@/lib/web/office/list-query";
import { officeMenus } from "@/lib/web/office/office-menus";
import { teamListShape } from "@/lib/web/office/team-list";
import { officePaths } from "@/lib/web/routing/office-paths";
import { useCodeOptions } from "../board/form/use-code-options";
import { forReaders } from "../frame/for-readers";
import { useOffice } from "../frame/root/office-context";
import type { Column } from "../list/column";
import { FilterSelect } from "../list/filter-select";
import { ListFilters } from "../list/list-filters";
import { ListScreen } from "../list/list-screen";
import { useListCall } from "../list/use-list-call";
import { useListColumns } from "../list/use-list-columns";
import { type ListControls, useListQuery } from "../list/use-list-query";
import { useUnmask } from "../people/use-unmask";
import { TeamStateChip, useChoiceWords } from "./team-words";

/** The forms of the yearly teams. */
export const TeamsView = forReaders(officeMenus.teams, Teams);

function Teams() {
  const t = useTranslations("ishm.teams");
  const { language } = useOffice();
  const place = useListQuery(teamListShape);
  const unmask = useUnmask("teams");
  const list = useListCall(
    "GET /ops/team-forms",
    { query: { lang: language, reason: unmask.unmaskReason, ...listInput(place.query) } },
    { revalidateOnFocus: false },
  );
  return (
    <ListScreen
      name="teams"
      title={t("title")}
      lead={t("lead")}
      tabs="teams"
      actions={unmask.control}
      place={place}
      {...list}
      isOfPersons
      columns={useTeamColumns()}
      idxOf={(row) => row.teamFormIdx}
      nameOf={(row) => row.teamName}
      addressOf={(row) => officePaths.teamForm(row.teamFormIdx)}
      filters={<TeamFilters {...place} />}
      empty={t("empty")}
    />
  );
}

const maxSeasons = "50";

/** Season, state, and the name of the team. */
function TeamFilters(place: ListControls<typeof teamListShape>) {
  const t = useTranslations("ishm.teams");
  const { language } = useOffice();
  const states = useCodeOptions("teamStates");
  const { data } = useCall(
    "GET /ops/team-seasons",
    { query: { lang: language, size: maxSeasons } },
    { handled: true },
  );
  return (
    <ListFilters place={place} search={t("filters.team")}>
      <FilterSelect
        label={t("filters.season")}
        all={t("filters.allSeasons")}
        options={(data?.list ?? []).map(({ seasonIdx, year, title }) => ({
          value: String(seasonIdx),
          label: title || String(year),
        }))}
        {...place.filter("seasonIdx")}
      />
      <FilterSelect
        label={t("columns.state")}
        all={t("filters.allStates")}
        options={states}
        {...place.filter("state")}
      />
    </ListFilters>
  );
}

type Row = CallOutput<"GET /ops/team-forms">["list"][number];

/** The columns of the list of applications. The team links to its application. */
function useTeamColumns(): Column<Row>[] {
  const t = useTranslations("ishm.teams");
  const wordsOf = useChoiceWords();
  const column = useListColumns<Row>();
  return [
    column.link({ key: "team", title: t("columns.team"), className: "" }, (row) => ({
      href: officePaths.teamForm(row.teamFormIdx),
      text: row.teamName,
    })),
    { key: "state", title: t("columns.state"), render: (row) => <TeamStateChip of={row} /> },
    { key: "manager", title: t("columns.manager"), render: (row) => row.managerName },
    column.text({ key: "groups", title: t("columns.groups"), align: "end" }, (row) => row.teamCount),
    column.text({ key: "choice", title: t("columns.choice") }, (row) => {
      const choice = row.choices.find(({ rank }) => rank === (row.choiceRank ?? 1));
      return choice ? wordsOf(choice) : "–";
    }),
    column.text({ key: "dates", title: t("columns.dates"), align: "end" }, (row) => row.schedule.length),
    column.text(
      { key: "suspensions", title: t("columns.suspensions"), choice: "shown", align: "end" },
      (row) => row.suspensionsUsed ?? 0,
    ),
    column.moment(
      { key: "createdAt", title: t("columns.createdAt"), choice: "shown" },
      (row) => row.createdAt,
    ),
  ];
}
