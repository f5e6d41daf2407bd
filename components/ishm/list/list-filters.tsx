"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { KeywordField } from "./keyword-field";

type Props = {
  /** What the words are looked for in; without it there is no field for them. */
  search?: { label: string; keyword: string; onSearch: (keyword: string) => void };
  isNarrowed: boolean;
  onClear: () => void;
  children?: ReactNode;
};

/** What a list is narrowed by, and the way back to all of it. */
export function ListFilters({ search, isNarrowed, onClear, children }: Props) {
  const t = useTranslations("ishm.table");
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line p-3">
      {search ? <KeywordField {...search} /> : null}
      {children}
      {isNarrowed ? (
        <button
          type="button"
          onClick={onClear}
          className="ms-auto min-h-9 px-2 font-semibold hover:underline"
        >
          {t("clearFilters")}
        </button>
      ) : null}
    </div>
  );
}
