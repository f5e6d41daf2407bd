"use client";

import { useTranslations } from "next-intl";
import type { ClipboardEvent, KeyboardEvent } from "react";
import { fieldWiring } from "@/components/form/field";
import { cn } from "@/components/ui/cn";
import { control } from "@/components/ui/input";
import { Table, TableBody, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import { cardSums } from "@/lib/shared/courses/card-rules";
import { formatNumber } from "@/lib/shared/money/numbers";
import { type CardRow, cardColumns, cardOf, longestOf, pastedInto } from "./course-draft";

type Props = {
  rows: readonly CardRow[];
  isReadOnly: boolean;
  errorOf: (field: string) => string | undefined;
  onChange: (rows: CardRow[]) => void;
};

/**
 * The card of a nine, typed in place: Tab goes on to the next number, up and down to the same one of another hole. Cells
 * copied from a spreadsheet are pasted from the focused one on.
 */
export function CardTable({ rows, isReadOnly, errorOf, onChange }: Props) {
  const t = useTranslations("ishm.courses.card");
  const faults = rows.flatMap((_, idx) =>
    cardColumns.flatMap((column) => {
      const id = `holes.${idx}.${column}`;
      const error = errorOf(id);
      return error ? [{ id, hole: idx + 1, error }] : [];
    }),
  );
  return (
    <>
      <Table label={t("title")}>
        <TableHead>
          <tr>
            <TableHeader>{t("hole")}</TableHeader>
            {cardColumns.map((column) => (
              <TableHeader key={column}>{t(`columns.${column}`)}</TableHeader>
            ))}
          </tr>
        </TableHead>
        <TableBody>
          {rows.map((row, idx) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a hole of the card has no other name than its place.
            <TableRow key={idx}>
              <th scope="row" className="w-12 px-3 text-start font-semibold tabular-nums">
                {idx + 1}
              </th>
              {cardColumns.map((column) => (
                <td key={column} className="px-1 py-0.5">
                  <CardCell
                    id={`holes.${idx}.${column}`}
                    label={t("cell", { hole: idx + 1, column: t(`columns.${column}`) })}
                    value={row[column]}
                    maxLength={longestOf[column]}
                    error={errorOf(`holes.${idx}.${column}`)}
                    isReadOnly={isReadOnly}
                    onPaste={(event) => {
                      const text = event.clipboardData.getData("text/plain");
                      const pasted = isReadOnly ? null : pastedInto(rows, { row: idx, column }, text);
                      if (!pasted) return;
                      event.preventDefault();
                      onChange(pasted);
                    }}
                    onMove={(by) => focusCell(`holes.${idx + by}.${column}`)}
                    onChange={(text) =>
                      onChange(rows.map((one, at) => (at === idx ? { ...one, [column]: text } : one)))
                    }
                  />
                </td>
              ))}
            </TableRow>
          ))}
        </TableBody>
        <CardSums rows={rows} />
      </Table>
      {faults.length > 0 ? (
        <ul className="flex flex-col gap-1 text-caption text-bad">
          {faults.map(({ id, hole, error }) => (
            <li key={id} id={`${id}-error`}>
              {t("faultOf", { hole, sentence: error })}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

function focusCell(id: string): void {
  const cell = document.getElementById(id);
  if (cell instanceof HTMLInputElement) {
    cell.focus();
    cell.select();
  }
}

/** The sums, as the numbers are typed. */
function CardSums({ rows }: Pick<Props, "rows">) {
  const t = useTranslations("ishm.courses.card");
  const { par, distances } = cardSums(cardOf(rows));
  const cell = "px-4 py-2.5 font-semibold tabular-nums";
  return (
    <tfoot className="border-t border-heading">
      <tr>
        <th scope="row" className="px-3 py-2.5 text-start font-semibold">
          {t("sum")}
        </th>
        <td className={cell}>{par}</td>
        <td />
        {(["black", "blue", "white", "red"] as const).map((tee) => (
          <td key={tee} className={cell}>
            {formatNumber(distances[tee])}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

type CellProps = {
  id: string;
  label: string;
  value: string;
  maxLength: number;
  error: string | undefined;
  isReadOnly: boolean;
  onPaste: (event: ClipboardEvent) => void;
  onMove: (by: number) => void;
  onChange: (text: string) => void;
};

function CardCell({ id, label, value, maxLength, error, isReadOnly, onPaste, onMove, onChange }: CellProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1, Enter: 1 }[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onMove(by);
  };
  return (
    <input
      {...fieldWiring(id, { error })}
      aria-label={label}
      className={cn(control, "min-w-16 px-2.5 tabular-nums aria-invalid:px-[9px]")}
      inputMode="numeric"
      autoComplete="off"
      maxLength={maxLength}
      readOnly={isReadOnly}
      value={value}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
      onChange={(event) => onChange(event.target.value.replace(/\D/g, ""))}
    />
  );
}
