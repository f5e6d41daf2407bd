"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { isNarrowed, type ListQuery } from "@/lib/web/office/list-query";
import { KeywordField } from "./keyword-field";
import { ViewsMenu } from "./views-menu";

type Props = {
  place: {
    query: ListQuery;
    change(part: { keyword: string }, how: { isTyping: boolean }): void;
    clear: () => void;
  };
  /** The label of the search field; without it there is none. */
  search?: string;
  children?: ReactNode;
};

/** The filters of a list, and the button that clears them. */
export function ListFilters({ place, search, children }: Props) {
  const t = useTranslations("ishm.table");
  const { query, change, clear } = place;
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line p-3">
      {search ? (
        <KeywordField
          label={search}
          keyword={query.keyword}
          onSearch={(keyword) => change({ keyword }, { isTyping: true })}
        />
      ) : null}
      {children}
      <span className="ms-auto" />
      <ViewsMenu query={query} />
      {isNarrowed(query) ? (
        <button type="button" onClick={clear} className="min-h-9 px-2 font-semibold hover:underline">
          {t("clearFilters")}
        </button>
      ) : null}
    </div>
  );
}
