"use client";

import { useTranslations } from "next-intl";
import type { AdminChoices } from "@/lib/contract/admins/admin-shapes";
import { FilterChoice } from "../list/filter-choice";
import { FilterSelect } from "../list/filter-select";
import { ListFilters } from "../list/list-filters";
import type { ListPlace } from "../list/use-list-query";
import { type adminListShape, adminStates } from "./admin-list";

type Props = ListPlace<typeof adminListShape> & { groups: AdminChoices["groups"] };

/** Words, group and state: what the accounts are narrowed by. */
export function AdminFilters({ groups, ...place }: Props) {
  const t = useTranslations("ishm.admins");
  const { query, change } = place;
  return (
    <ListFilters place={place} search={t("filters.search")}>
      <FilterSelect
        label={t("fields.groupIdx")}
        all={t("filters.allGroups")}
        options={groups.map(({ groupIdx, groupName }) => ({ value: String(groupIdx), label: groupName }))}
        chosen={query.filters.groupIdx}
        onChoose={(groupIdx) => change({ filters: { groupIdx } })}
      />
      <FilterChoice
        legend={t("fields.state")}
        values={adminStates}
        chosen={query.filters.state}
        label={(state) => t(`states.${state}`)}
        onChoose={(state) => change({ filters: { state } })}
      />
    </ListFilters>
  );
}
