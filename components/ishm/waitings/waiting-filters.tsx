"use client";

import { useTranslations } from "next-intl";
import { useCodeOptions } from "../board/form/use-code-options";
import { FilterDay } from "../list/filter-day";
import { FilterSelect } from "../list/filter-select";
import { ListFilters } from "../list/list-filters";
import type { ListPlace } from "../list/use-list-query";
import { type waitingListShape, waitingStates } from "./waiting-list";

/** Whose entries, for which day, in which state. */
export function WaitingFilters(place: ListPlace<typeof waitingListShape>) {
  const t = useTranslations("ishm.waitings");
  const { query, change } = place;
  const options = useCodeOptions("standbyStateCodes");
  return (
    <ListFilters place={place} search={t("filters.member")}>
      <FilterDay
        label={t("filters.playDate")}
        day={query.filters.playDate}
        onChoose={(playDate) => change({ filters: { playDate } })}
      />
      <FilterSelect
        label={t("columns.state")}
        all={t("filters.allStates")}
        options={options}
        chosen={query.filters.state}
        onChoose={(value) =>
          change({ filters: { state: waitingStates.find((state) => state === value) ?? null } })
        }
      />
    </ListFilters>
  );
}
