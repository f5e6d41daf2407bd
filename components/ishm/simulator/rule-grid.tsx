"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { Input } from "@/components/ui/input";
import { ScrollFrame } from "@/components/ui/layout/scroll-frame";
import { Select } from "@/components/ui/select";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import { cellKey, cellText, type Edits, rowsOfGrid, type WrongCells } from "./simulation-draft";
import type { CellField, Grid } from "./simulation-grids";
import type { SimulationBase } from "./use-simulation";

type Props = {
  grid: Grid;
  base: SimulationBase;
  edits: Edits;
  /** The invalid cells, from the first attempt on. */
  wrong: WrongCells;
  onEdit: (key: string, text: string) => void;
};

/** The numbers of a table, each in a field. */
export function RuleGrid({ grid, base, edits, wrong, onEdit }: Props) {
  const t = useTranslations("ishm.simulator");
  const nameOf = useRowName(base);
  const label = t(grid.path === "." || grid.name === "terms" ? `tables.${grid.table}` : "memberType");
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
          {rowsOfGrid(base.tables, grid).map((row, index) => (
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
                    typed={edits[cellKey(grid, index, field.name)]}
                    wrong={wrong.get(cellKey(grid, index, field.name))}
                    onType={(text) => onEdit(cellKey(grid, index, field.name), text)}
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

export const drawModes = ["RANDOM", "WEIGHTED", "SCORE"] as const;

type RuleCellProps = {
  field: CellField;
  label: string;
  today: string;
  typed: string | undefined;
  /** Undefined if the cell is valid; a number is the maximum. */
  wrong: number | null | undefined;
  onType: (text: string) => void;
};

/** A number of a table, with today's number if it differs, or with its error. */
function RuleCell({ field: { kind }, label, today, typed, wrong, onType }: RuleCellProps) {
  const t = useTranslations("ishm.simulator");
  const errorId = useId();
  const value = typed ?? today;
  const isWrong = wrong !== undefined;
  if (kind === "mode") {
    return (
      <Select
        aria-label={label}
        value={value}
        options={drawModes.map((mode) => ({ value: mode, label: t(`modes.${mode}`) }))}
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
        aria-describedby={isWrong ? errorId : undefined}
        value={value}
        inputMode={kind === "time" ? "text" : "decimal"}
        maxLength={12}
        autoComplete="off"
        placeholder={kind === "limit" ? t("noLimit") : undefined}
        onChange={(event) => onType(event.target.value)}
        className="min-h-9 w-28 tabular-nums"
      />
      {isWrong ? (
        <span id={errorId} className="block max-w-40 text-chip text-bad">
          {wrong === null ? t(`wrong.${kind}`) : t("atMost", { max: wrong })}
        </span>
      ) : null}
      {!isWrong && value.trim() !== today ? (
        <span className="block text-chip text-ink-2">{t("today", { value: today || t("noLimit") })}</span>
      ) : null}
    </>
  );
}

/** The name of a row of a table: its member type, with the part of the day; its penalty; or the whole club. */
export function useRowName({ names }: SimulationBase) {
  const t = useTranslations("ishm.simulator");
  return ({ path }: Grid, row: Readonly<Record<string, unknown>>): string => {
    if (path === ".") return t("allMembers");
    const { memberType, period, penaltyCode } = row;
    if (penaltyCode !== undefined) return names.penaltyCodes[String(penaltyCode)] ?? String(penaltyCode);
    const type = names.memberTypes[String(memberType)] ?? String(memberType);
    return period === undefined || period === null
      ? type
      : `${type} · ${names.periods[String(period)] ?? String(period)}`;
  };
}
