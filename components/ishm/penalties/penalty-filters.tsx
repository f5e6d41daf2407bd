"use client";

import { useTranslations } from "next-intl";
import { useCodeOptions } from "../board/form/use-code-options";
import { FilterChoice } from "../list/filter-choice";
import { FilterSelect } from "../list/filter-select";
import { ListFilters } from "../list/list-filters";
import type { ListPlace } from "../list/use-list-query";
import { OneMember } from "../people/one-member";
import { type penaltyListShape, penaltyStates } from "./penalty-list";

/** Words, kind and state: what the penalties are narrowed by. */
export function PenaltyFilters(place: ListPlace<typeof penaltyListShape>) {
  const t = useTranslations("ishm.penalties");
  const { query, change } = place;
  const codes = useCodeOptions("penaltyCodes");
  const states = useCodeOptions("penaltyStates");
  return (
    <ListFilters place={place} search={t("search")}>
      <FilterSelect
        label={t("fields.penalty")}
        all={t("allCodes")}
        options={codes}
        chosen={query.filters.penaltyCode}
        onChoose={(penaltyCode) => change({ filters: { penaltyCode } })}
      />
      <FilterChoice
        legend={t("fields.state")}
        values={penaltyStates}
        chosen={query.filters.state}
        label={(state) => states.find(({ value }) => value === state)?.label ?? state}
        onChoose={(state) => change({ filters: { state } })}
      />
      <OneMember
        memberIdx={query.filters.memberIdx}
        onClear={() => change({ filters: { memberIdx: null } })}
      />
    </ListFilters>
  );
}
