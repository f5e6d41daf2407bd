"use client";

import { useTranslations } from "next-intl";
import { Checkbox } from "@/components/ui/checkbox";
import { Table, TableBody, TableHead, TableHeader } from "@/components/ui/table";
import type { ListSort } from "@/lib/web/office/list-query";
import type { Column } from "./column";
import { OfficeRow } from "./office-row";
import { SortHeader } from "./sort-header";

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
