"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { ShowState } from "@/lib/web/boards/show-state";
import type { ListQuery } from "@/lib/web/office/list-query";
import { FilterChoice } from "../../list/filter-choice";
import { ListFilters } from "../../list/list-filters";
import { type StateSubject, useStateName } from "./use-state-name";

type FilterState<S extends ShowState> = {
  query: ListQuery & { filters: { state: S | null } };
  change: (part: { keyword?: string; filters?: { state: S | null } }, how?: { isTyping: boolean }) => void;
  clear: () => void;
};

type Props<S extends ShowState> = {
  place: FilterState<S>;
  /** The label of the search field. */
  search: string;
  states: readonly S[];
  of?: StateSubject;
  /** Further filters of a board. */
  children?: ReactNode;
};

/** The filters that lists of boards share: a keyword, and whether visitors see a row. */
export function StateFilters<S extends ShowState>({ place, search, states, of, children }: Props<S>) {
  const t = useTranslations("ishm.board");
  const nameOf = useStateName(of);
  const { query, change } = place;
  return (
    <ListFilters place={place} search={search}>
      {children}
      <FilterChoice
        legend={t("state")}
        values={states}
        chosen={query.filters.state}
        label={nameOf}
        onChoose={(state) => change({ filters: { state } })}
      />
    </ListFilters>
  );
}
