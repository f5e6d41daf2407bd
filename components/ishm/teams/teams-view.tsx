"use client";

import { useTranslations } from "next-intl";
import { listInput } from "@/lib/web/office/list-query";
import { officeMenus } from "@/lib/web/office/office-menus";
import { teamListShape } from "@/lib/web/office/team-list";
import { officePaths } from "@/lib/web/routing/office-paths";
import { NoAccess } from "../frame/no-access";
import { useOffice } from "../frame/root/office-context";
import { ListScreen } from "../list/list-screen";
import { useListCall } from "../list/use-list-call";
import { useListQuery } from "../list/use-list-query";
import { useUnmask } from "../people/use-unmask";
import { TeamFilters } from "./team-filters";
import { useTeamColumns } from "./use-team-columns";

/** The forms of the yearly teams. */
export function TeamsView() {
  const { access } = useOffice();
  return access(officeMenus.teams.code).isRead ? <Teams /> : <NoAccess />;
}

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
