"use client";

import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icons";
import { useCall } from "@/lib/web/api/use-call";
import { listInput } from "@/lib/web/office/list-query";
import { officeMenus } from "@/lib/web/office/office-menus";
import { seasonListShape } from "@/lib/web/office/team-list";
import { paths } from "@/lib/web/routing/paths";
import { NoAccess } from "../frame/no-access";
import { useOffice } from "../frame/office-context";
import { OfficeLink } from "../frame/office-link";
import { PageHead } from "../frame/page-head";
import { ScreenTabs } from "../frame/screen-tabs";
import { OfficeList } from "../list/office-list";
import { useListQuery } from "../list/use-list-query";
import { useSeasonColumns } from "./use-season-columns";

/** The seasons for which teams apply, the latest year first. */
export function SeasonsView() {
  const { access } = useOffice();
  return access(officeMenus.teams.code).isRead ? <Seasons /> : <NoAccess />;
}

function Seasons() {
  const t = useTranslations("ishm.teams.seasons");
  const { language, access } = useOffice();
  const place = useListQuery(seasonListShape);
  const columns = useSeasonColumns();
  const answer = useCall(
    "GET /ops/team-seasons",
    { query: { lang: language, ...listInput(place.query) } },
    { keepPreviousData: true, handled: true },
  );
  return (
    <>
      <PageHead
        title={t("title")}
        lead={t("lead")}
        actions={
          access(officeMenus.teams.code).isCreate ? (
            <ButtonLink as={OfficeLink} href={paths.office.teamSeason("new")} size="small">
              <Icon name="plus" size={18} />
              {t("new")}
            </ButtonLink>
          ) : null
        }
      />
      <ScreenTabs of="teams" />
      <OfficeList
        label={t("title")}
        place={place}
        answer={answer}
        columns={columns}
        idxOf={(row) => row.seasonIdx}
        nameOf={(row) => row.title}
        addressOf={(row) => paths.office.teamSeason(row.seasonIdx)}
        empty={t("empty")}
      />
    </>
  );
}
