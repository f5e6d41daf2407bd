"use client";

import { useTranslations } from "next-intl";
import { useCall } from "@/lib/web/api/use-call";
import { listFilters, listInput } from "@/lib/web/office/list-query";
import { officeMenus } from "@/lib/web/office/office-menus";
import { teamListShape } from "@/lib/web/office/team-list";
import { paths } from "@/lib/web/routing/paths";
import { NoAccess } from "../frame/no-access";
import { useOffice } from "../frame/office-context";
import { PageHead } from "../frame/page-head";
import { ScreenTabs } from "../frame/screen-tabs";
import { ListActions } from "../list/list-actions";
import { OfficeList } from "../list/office-list";
import { useColumns } from "../list/use-columns";
import { useListQuery } from "../list/use-list-query";
import { useLook } from "../people/use-look";
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
  const look = useLook("teams");
  const columns = useTeamColumns();
  const { shown, ...choice } = useColumns("teams", columns);
  const answer = useCall(
    "GET /ops/team-forms",
    { query: { lang: language, reason: look.lookReason, ...listInput(place.query) } },
    { keepPreviousData: true, handled: true, revalidateOnFocus: false },
  );
  return (
    <>
      <PageHead
        title={t("title")}
        lead={t("lead")}
        actions={
          <>
            {look.control}
            <ListActions
              sheet={{
                list: "GET /ops/team-forms",
                input: { query: { lang: language, ...listFilters(place.query) } },
                isOfPersons: true,
              }}
              columns={columns}
              choice={choice}
            />
          </>
        }
      />
      <ScreenTabs of="teams" />
      <OfficeList
        label={t("title")}
        place={place}
        answer={answer}
        columns={shown}
        idxOf={(row) => row.teamFormIdx}
        nameOf={(row) => row.teamName}
        addressOf={(row) => paths.office.teamForm(row.teamFormIdx)}
        filters={<TeamFilters {...place} />}
        empty={t("empty")}
      />
    </>
  );
}
