"use client";

import { useTranslations } from "next-intl";
import { FilterChoice } from "../list/filter-choice";
import { ListFilters } from "../list/list-filters";
import type { ListPlace } from "../list/use-list-query";
import { type ipBlockListShape, ipModes, ipScopes, ipStates } from "./ip-block-list";

/** Words, rule, for whom and state: what the entries are narrowed by. */
export function IpFilters(place: ListPlace<typeof ipBlockListShape>) {
  const t = useTranslations("ishm.ipBlocks");
  const { query, change } = place;
  return (
    <ListFilters place={place} search={t("search")}>
      <FilterChoice
        legend={t("fields.mode")}
        values={ipModes}
        chosen={query.filters.mode}
        label={(mode) => t(`modes.${mode}`)}
        onChoose={(mode) => change({ filters: { mode } })}
      />
      <FilterChoice
        legend={t("fields.scope")}
        values={ipScopes}
        chosen={query.filters.scope}
        label={(scope) => t(`scopes.${scope}`)}
        onChoose={(scope) => change({ filters: { scope } })}
      />
      <FilterChoice
        legend={t("fields.state")}
        values={ipStates}
        chosen={query.filters.state}
        label={(state) => t(`states.${state}`)}
        onChoose={(state) => change({ filters: { state } })}
      />
    </ListFilters>
  );
}
