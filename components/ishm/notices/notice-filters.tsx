"use client";

import { useTranslations } from "next-intl";
import { isNarrowed } from "@/lib/web/office/list-query";
import type { noticeListShape } from "@/lib/web/office/notice-list";
import { noticeStates } from "@/lib/web/office/notice-state";
import { FilterChoice } from "../list/filter-choice";
import { ListFilters } from "../list/list-filters";
import type { ListPlace } from "../list/use-list-query";

/** Words and state: what the notices are narrowed by. */
export function NoticeFilters({ query, change, clear }: ListPlace<typeof noticeListShape>) {
  const t = useTranslations("ishm.notice");
  return (
    <ListFilters
      search={{
        label: t("filters.search"),
        keyword: query.keyword,
        onSearch: (keyword) => change({ keyword }, { isTyping: true }),
      }}
      isNarrowed={isNarrowed(query)}
      onClear={clear}
    >
      <FilterChoice
        legend={t("filters.state")}
        values={noticeStates}
        chosen={query.filters.state}
        label={(state) => t(`states.${state}`)}
        onChoose={(state) => change({ filters: { state } })}
      />
    </ListFilters>
  );
}
