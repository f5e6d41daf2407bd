"use client";

import { useTranslations } from "next-intl";
import { listInput } from "@/lib/web/office/list-query";
import { officeMenus } from "@/lib/web/office/office-menus";
import { seasonListShape } from "@/lib/web/office/team-list";
import { officePaths } from "@/lib/web/routing/office-paths";
import { NoAccess } from "../frame/no-access";
import { useOffice } from "../frame/root/office-context";
import { ListScreen } from "../list/list-screen";
import { useListCall } from "../list/use-list-call";
import { useListQuery } from "../list/use-list-query";
import { useSeasonColumns } from "./use-season-columns";

/** The seasons for which teams apply, the latest year first. */
export function SeasonsView() {
  const { access } = useOffice();
  return access(officeMenus.teams.code).isRead ? <Seasons /> : <NoAccess />;
}

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
