"use client";

import { useTranslations } from "next-intl";
import { useCodeOptions } from "../board/form/use-code-options";
import { FilterChoice } from "../list/filter-choice";
import { FilterSelect } from "../list/filter-select";
import { ListFilters } from "../list/list-filters";
import type { ListPlace } from "../list/use-list-query";
import { type memberListShape, memberStates } from "./member-list";

/** Words, type and state: what the members are narrowed by. */
export function MemberFilters(place: ListPlace<typeof memberListShape>) {
  const t = useTranslations("ishm.members");
  const { query, change } = place;
  const types = useCodeOptions("memberTypes");
  const states = useCodeOptions("memberStates");
  return (
    <ListFilters place={place} search={t("search")}>
      <FilterSelect
        label={t("fields.type")}
        all={t("allTypes")}
        options={types}
        chosen={query.filters.memberType}
        onChoose={(memberType) => change({ filters: { memberType } })}
      />
      <FilterChoice
        legend={t("fields.state")}
        values={memberStates}
        chosen={query.filters.state}
        label={(state) => states.find(({ value }) => value === state)?.label ?? state}
        onChoose={(state) => change({ filters: { state } })}
      />
    </ListFilters>
  );
}
