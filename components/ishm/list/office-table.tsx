"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import type { MouseEvent } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { cn } from "@/components/ui/cn";
import {
  Table,
  type TableAlign,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  type TableSort,
} from "@/components/ui/table";
import type { ListSort } from "@/lib/web/office/list-query";
import type { Column } from "./column";

export type Selection = { chosen: ReadonlySet<number>; onChoose: (chosen: ReadonlySet<number>) => void };

type Props<Row> = {
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  idxOf: (row: Row) => number;
  /** The name of a row, for its checkbox. */
  nameOf: (row: Row) => string;
  /** Where a click on a row leads. */
  addressOf?: (row: Row) => string;
  sort: ListSort | null;
  onSort: (field: string) => void;
  /** Null when nothing can be done with a selection. */
  selection: Selection | null;
  isBusy: boolean;
};

/** The rows of one page. */
export function OfficeTable<Row>(props: Props<Row>) {
  const { label, rows, columns, idxOf, selection, sort, onSort, isBusy } = props;
  const t = useTranslations("ishm.table");
  const chosenHere = rows.filter((row) => selection?.chosen.has(idxOf(row))).length;
  const isAllChosen = rows.length > 0 && chosenHere === rows.length;

  function choose(these: readonly Row[], isChosen: boolean) {
    const next = new Set(selection?.chosen);
    for (const row of these) {
      if (isChosen) next.add(idxOf(row));
      else next.delete(idxOf(row));
    }
    selection?.onChoose(next);
  }

  return (
    <Table label={label} aria-busy={isBusy || undefined}>
      <TableHead>
        <tr>
          {selection ? (
            <TableHeader className="w-11 ps-4 pe-0">
              <Checkbox
                aria-label={t("selectAll")}
                checked={isAllChosen}
                isIndeterminate={chosenHere > 0 && !isAllChosen}
                onChange={(event) => choose(rows, event.target.checked)}
              />
            </TableHeader>
          ) : null}
          {columns.map((column) => (
            <SortHeader key={column.key} column={column} current={sort} onSort={onSort} />
          ))}
        </tr>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <OfficeRow
            key={idxOf(row)}
            row={row}
            columns={columns}
            name={props.nameOf(row)}
            address={props.addressOf?.(row)}
            isChosen={selection?.chosen.has(idxOf(row)) ?? false}
            onChoose={selection ? (isChosen) => choose([row], isChosen) : null}
          />
        ))}
      </TableBody>
    </Table>
  );
}

type OfficeRowProps<Row> = {
  row: Row;
  columns: readonly Column<Row>[];
  name: string;
  address: string | undefined;
  isChosen: boolean;
  onChoose: ((isChosen: boolean) => void) | null;
};

/** One row. A click anywhere opens it; for the keyboard one of its cells holds the link. */
function OfficeRow<Row>({ row, columns, name, address, isChosen, onChoose }: OfficeRowProps<Row>) {
  const t = useTranslations("ishm.table");
  const router = useRouter();
  const open = (event: MouseEvent) => {
    const isOnControl = event.target instanceof Element && event.target.closest("a, button, input, label");
    const hasMarkedText = window.getSelection()?.isCollapsed === false;
    if (address && !isOnControl && !hasMarkedText) router.push(address);
  };
  return (
    <TableRow
      state={isChosen ? "selected" : undefined}
      onClick={address ? open : undefined}
      className={cn("whitespace-nowrap", address && "cursor-pointer")}
    >
      {onChoose ? (
        <TableCell className="ps-4 pe-0">
          <Checkbox
            aria-label={t("selectOne", { title: name })}
            checked={isChosen}
            onChange={(event) => onChoose(event.target.checked)}
          />
        </TableCell>
      ) : null}
      {columns.map((column) => (
        <TableCell key={column.key} align={column.align} className={column.className}>
          {column.render(row)}
        </TableCell>
      ))}
    </TableRow>
  );
}

type SortHeaderProps = {
  column: { title: string; sort?: string; align?: TableAlign };
  current: ListSort | null;
  onSort: (field: string) => void;
};

/** The head of a column; a button where the list can be sorted by it. */
function SortHeader({ column, current, onSort }: SortHeaderProps) {
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
