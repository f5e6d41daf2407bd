"use client";

import { type TableAlign, TableHeader, type TableSort } from "@/components/ui/table";
import type { ListSort } from "@/lib/web/office/list-query";

type Props = {
  column: { title: string; sort?: string; align?: TableAlign };
  current: ListSort | null;
  onSort: (field: string) => void;
};

/** The head of a column; a button where the list can be sorted by it. */
export function SortHeader({ column, current, onSort }: Props) {
  const { title, sort, align } = column;
  if (sort === undefined) {
    return <TableHeader align={align}>{title}</TableHeader>;
  }
  const isCurrent = current?.field === sort;
  const order: TableSort = !isCurrent ? "none" : current.isDescending ? "descending" : "ascending";
  return (
    <TableHeader align={align} sort={order}>
      <button
        type="button"
        onClick={() => onSort(sort)}
        className="min-h-7 rounded-chip font-semibold hover:underline"
      >
        {title}
      </button>
    </TableHeader>
  );
}
