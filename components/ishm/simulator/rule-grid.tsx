"use client";

import { useTranslations } from "next-intl";
import { Input } from "@/components/ui/input";
import { ScrollFrame } from "@/components/ui/scroll-frame";
import { Select } from "@/components/ui/select";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import { cellKey, cellText, type Edits, rowsOfGrid } from "@/lib/web/office/simulation-draft";
import type { CellField, Grid } from "@/lib/web/office/simulation-grids";
import { useRowName } from "./use-row-name";
import type { SimulationBase } from "./use-simulation";

type Props = {
  grid: Grid;
  base: SimulationBase;
  edits: Edits;
  /** The cells that cannot stand, once somebody wanted to go on. */
  wrong: ReadonlySet<string>;
  onEdit: (key: string, text: string) => void;
};

const modes = ["RANDOM", "WEIGHTED", "SCORE"] as const;

/** A table's numbers, each in a field with what it is today below when it differs. */
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
              <th scope="row" className="px-3 py-1.5 text-start font-medium whitespace-nowrap">
                {nameOf(grid, row)}
              </th>
              {grid.fields.map((field) => (
                <TableCell key={field.name} className="min-w-28 align-top">
                  <Cell
                    field={field}
                    label={`${nameOf(grid, row)}: ${t(`fields.${field.name}`)}`}
                    today={cellText(row[field.name])}
                    typed={edits[cellKey(grid, place, field.name)]}
                    isWrong={wrong.has(cellKey(grid, place, field.name))}
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

type CellProps = {
  field: CellField;
  label: string;
  today: string;
  typed: string | undefined;
  isWrong: boolean;
  onType: (text: string) => void;
};

function Cell({ field: { kind }, label, today, typed, isWrong, onType }: CellProps) {
  const t = useTranslations("ishm.simulator");
  const value = typed ?? today;
  if (kind === "mode") {
    return (
      <Select
        aria-label={label}
        value={value}
        options={modes.map((mode) => ({ value: mode, label: t(`modes.${mode}`) }))}
        onChange={(event) => onType(event.target.value)}
        className="w-44 **:data-[slot=select]:min-h-9"
      />
    );
  }
  return (
    <>
      <Input
        aria-label={label}
        aria-invalid={isWrong || undefined}
        value={value}
        inputMode={kind === "time" ? "text" : "decimal"}
        maxLength={12}
        autoComplete="off"
        placeholder={kind === "limit" ? t("noLimit") : undefined}
        onChange={(event) => onType(event.target.value)}
        className="min-h-9 w-28 tabular-nums"
      />
      {isWrong ? <span className="block max-w-40 text-chip text-bad">{t(`wrong.${kind}`)}</span> : null}
      {!isWrong && value.trim() !== today ? (
        <span className="block text-chip text-ink-2">{t("today", { value: today || t("noLimit") })}</span>
      ) : null}
    </>
  );
}
