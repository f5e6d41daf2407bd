"use client";

import { useTranslations } from "next-intl";
import { ScrollFrame } from "@/components/ui/layout/scroll-frame";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import { RuleCell } from "./rule-cell";
import { cellKey, cellText, type Edits, rowsOfGrid, type WrongCells } from "./simulation-draft";
import type { Grid } from "./simulation-grids";
import { useRowName } from "./use-row-name";
import type { SimulationBase } from "./use-simulation";

type Props = {
  grid: Grid;
  base: SimulationBase;
  edits: Edits;
  /** The cells that cannot stand, once somebody wanted to go on. */
  wrong: WrongCells;
  onEdit: (key: string, text: string) => void;
};

/** The numbers of a table, each in a field. */
export function RuleGrid({ grid, base, edits, wrong, onEdit }: Props) {
  const t = useTranslations("ishm.simulator");
  const nameOf = useRowName(base);
  const label = t(`grids.${grid.name}`);
  return (
    <ScrollFrame className="max-h-120 overflow-y-auto">
      <Table label={label}>
        <TableHead>
          <tr>
            <TableHeader>{label}</TableHeader>
            {grid.fields.map(({ name }) => (
              <TableHeader key={name}>{t(`fields.${name}`)}</TableHeader>
            ))}
          </tr>
        </TableHead>
        <TableBody>
          {rowsOfGrid(base.tables, grid).map((row, place) => (
            <TableRow key={nameOf(grid, row)}>
              <th
                scope="row"
                className="sticky start-0 z-1 bg-sheet px-3 py-1.5 text-start font-medium whitespace-nowrap"
              >
                {nameOf(grid, row)}
              </th>
              {grid.fields.map((field) => (
                <TableCell key={field.name} className="min-w-28 align-top">
                  <RuleCell
                    field={field}
                    label={`${nameOf(grid, row)}: ${t(`fields.${field.name}`)}`}
                    today={cellText(row[field.name])}
                    typed={edits[cellKey(grid, place, field.name)]}
                    wrong={wrong.get(cellKey(grid, place, field.name))}
                    onType={(text) => onEdit(cellKey(grid, place, field.name), text)}
                  />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </ScrollFrame>
  );
}
