"use client";

import { useTranslations } from "next-intl";
import { useCall } from "@/lib/web/api/use-call";
import { type teamListShape, teamStates } from "@/lib/web/office/team-list";
import { useCodeOptions } from "../board/form/use-code-options";
import { useOffice } from "../frame/root/office-context";
import { FilterSelect } from "../list/filter-select";
import { ListFilters } from "../list/list-filters";
import type { ListPlace } from "../list/use-list-query";

const maxSeasons = "50";

/** Season, state, and the name of the team. */
export function TeamFilters(place: ListPlace<typeof teamListShape>) {
  const t = useTranslations("ishm.teams");
  const { language } = useOffice();
  const { query, change } = place;
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
        chosen={query.filters.seasonIdx}
        onChoose={(seasonIdx) => change({ filters: { seasonIdx } })}
      />
      <FilterSelect
        label={t("columns.state")}
        all={t("filters.allStates")}
        options={states}
        chosen={query.filters.state}
        onChoose={(value) =>
          change({ filters: { state: teamStates.find((state) => state === value) ?? null } })
        }
      />
    </ListFilters>
  );
}
