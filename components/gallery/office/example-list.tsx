"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Column } from "@/components/ishm/list/column";
import { Chip } from "@/components/ui/chip";
import type { ListQuery } from "@/lib/web/office/list-query";
import type { GalleryWords } from "../words";

export type ExampleRow = { idx: number; title: string; author: string; day: string; views: number };

export const idxOf = (row: ExampleRow) => row.idx;
export const nameOf = (row: ExampleRow) => row.title;

/** A page of a list: short titles, long ones, and an empty cell. */
export function exampleRows(words: GalleryWords): ExampleRow[] {
  return [words.first, words.second, words.deadline, words.failed].map((title, index) => ({
    idx: 137 - index,
    title,
    author: index === 2 ? "" : "contents1",
    day: `2026-12-0${4 - index}`,
    views: 12 * 9 ** index,
  }));
}

export function useExampleColumns(words: GalleryWords): Column<ExampleRow>[] {
  const t = useTranslations("ishm.notice.columns");
  return [
    { key: "title", title: t("title"), sort: "title", className: "max-w-96 truncate", render: nameOf },
    { key: "state", title: t("state"), render: () => <Chip tone="ok">{words.state}</Chip> },
    { key: "author", title: t("author"), choice: "shown", render: (row) => row.author || "–" },
    { key: "day", title: t("created"), sort: "day", choice: "shown", render: (row) => row.day },
    { key: "views", title: t("views"), align: "end", choice: "hidden", render: (row) => row.views },
  ];
}

const noFilters = { state: null, course: null, from: null };
const firstQuery: ListQuery = {
  page: 1,
  size: 20,
  keyword: "",
  sort: { field: "day", isDescending: true },
  filters: noFilters,
};

/** The query of a list and its changes, as `useListQuery` has them, outside of the address. */
export function useExamplePlace(begun: Partial<ListQuery> = {}) {
  const [query, setQuery] = useState<ListQuery>({ ...firstQuery, ...begun });
  const change = (part: Partial<ListQuery>) => setQuery((now) => ({ ...now, page: 1, ...part }));
  return {
    query,
    change,
    filter: (name: keyof typeof noFilters, value: string | null) =>
      change({ filters: { ...query.filters, [name]: value } }),
    clear: () => change({ keyword: "", filters: noFilters }),
    sortBy: (field: string) =>
      change({ sort: { field, isDescending: query.sort?.field === field && !query.sort.isDescending } }),
    toPage: (page: number) => change({ page }),
    toSize: (size: number) => change({ size }),
  };
}
