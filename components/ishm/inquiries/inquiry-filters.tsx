"use client";

import { useTranslations } from "next-intl";
import { useCodeOptions } from "../board/form/use-code-options";
import { FilterChoice } from "../list/filter-choice";
import { FilterSelect } from "../list/filter-select";
import { ListFilters } from "../list/list-filters";
import type { ListPlace } from "../list/use-list-query";
import { inquiryCares, type inquiryListShape, inquiryStates } from "./inquiry-list";

/** Words, state, type, whose it is, and what is late: what the inbox is narrowed by. */
export function InquiryFilters(place: ListPlace<typeof inquiryListShape>) {
  const t = useTranslations("ishm.inquiries");
  const { query, change } = place;
  const { state, type, assigned, late } = query.filters;
  const types = useCodeOptions("questionTypes", type ?? "");
  const states = useCodeOptions("vocStates", state ?? "");
  return (
    <ListFilters place={place} search={t("filters.search")}>
      <FilterSelect
        label={t("columns.state")}
        all={t("filters.allStates")}
        options={states}
        chosen={state}
        onChoose={(next) => change({ filters: { state: inquiryStates.find((one) => one === next) ?? null } })}
      />
      <FilterSelect
        label={t("columns.type")}
        all={t("filters.allTypes")}
        options={types}
        chosen={type}
        onChoose={(next) => change({ filters: { type: next } })}
      />
      <FilterChoice
        legend={t("columns.assignee")}
        values={inquiryCares}
        chosen={assigned}
        label={(one) => t(`filters.${one}`)}
        onChoose={(next) => change({ filters: { assigned: next } })}
      />
      <FilterChoice
        legend={t("columns.due")}
        values={["true"] as const}
        chosen={late}
        label={() => t("filters.late")}
        onChoose={(next) => change({ filters: { late: next } })}
      />
    </ListFilters>
  );
}
