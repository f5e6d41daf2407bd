"use client";

import { useTranslations } from "next-intl";
import type { KeyboardEvent } from "react";
import { cn } from "@/components/ui/cn";
import { Input } from "@/components/ui/input";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import type { FeeSpaceRow } from "@/lib/contract/tee-sheets/ops-fees";
import { isOnCard } from "@/lib/shared/fees/fee-card";
import type { FeeGap } from "@/lib/shared/fees/fee-check";
import { type CardCell, cellRule, type DraftRule, type FeeDraft, withCell } from "./fee-draft";
import type { FeeNames } from "./use-fee-names";

type Props = {
  draft: FeeDraft;
  space: FeeSpaceRow;
  gaps: readonly FeeGap[];
  names: FeeNames;
  isReadOnly: boolean;
  errorOf: (field: string) => string | undefined;
  onChange: (change: (now: FeeDraft) => FeeDraft) => void;
};

const dayTypes = ["WEEKDAY", "WEEKEND"] as const;

/** The columns of the card: the parts that are laid or priced, and the whole day where a price holds for it. */
function partsOf(rules: readonly DraftRule[], space: FeeSpaceRow): (string | null)[] {
  const priced = rules.filter(isOnCard).map(({ period }) => period);
  const parts = new Set([
    ...space.parts.map(({ period }) => period),
    ...priced.filter((one) => one !== null),
  ]);
  return [...(priced.includes(null) ? [null] : []), ...[...parts].toSorted()];
}

function typesOf(rules: readonly DraftRule[], space: FeeSpaceRow): string[] {
  const priced = rules.flatMap(({ memberType }) => memberType ?? []);
  return [...new Set([...space.memberTypes, ...priced])];
}

/** Where a gap is shown: the cell of its type and part, on the kind of day that lacks a price. */
export function gapCell({ memberType, period, days }: FeeGap): CardCell {
  const isWeekday = days.some((day) => day !== "1" && day !== "7" && day !== "8");
  return { memberType, period, dayType: isWeekday ? "WEEKDAY" : "WEEKEND" };
}

export function cellId({ memberType, period, dayType }: CardCell): string {
  return `fee-${memberType}-${period ?? "all"}-${dayType}`;
}

/** The printed fee card: member types down, parts and kinds of days across, each price in place. */
export function FeeCard({ draft, space, gaps, names, isReadOnly, errorOf, onChange }: Props) {
  const t = useTranslations("ishm.fees");
  const parts = partsOf(draft.rules, space);
  const types = typesOf(draft.rules, space);
  const partName = (period: string | null) =>
    period === null ? t("allDay") : names.nameOf("periods", period);
  const open = new Set(gaps.map((gap) => cellId(gapCell(gap))));
  const columns = parts.flatMap((period) => dayTypes.map((dayType) => ({ period, dayType })));
  return (
    <Table label={t("card")}>
      <TableHead>
        <tr>
          <TableHeader rowSpan={2}>{t("memberType")}</TableHeader>
          {parts.map((period) => (
            <TableHeader
              key={period}
              colSpan={2}
              scope="colgroup"
              className="border-s border-line text-center"
            >
              {partName(period)}
            </TableHeader>
          ))}
        </tr>
        <tr>
          {columns.map(({ period, dayType }) => (
            <TableHeader
              key={`${period} ${dayType}`}
              className={cn("text-end", dayType === "WEEKEND" ? "text-accent" : "border-s border-line")}
            >
              {t(`days.${dayType}`)}
            </TableHeader>
          ))}
        </tr>
      </TableHead>
      <TableBody>
        {types.map((memberType, row) => (
          <TableRow key={memberType}>
            <TableHeader scope="row" className="whitespace-nowrap font-normal text-ink">
              {names.nameOf("memberTypes", memberType)}
            </TableHeader>
            {columns.map(({ period, dayType }, column) => {
              const cell = { memberType, period, dayType };
              const rule = cellRule(draft.rules, cell);
              const id = cellId(cell);
              const error = rule && errorOf(`rules.${draft.rules.indexOf(rule)}.amount`);
              const isGap = open.has(id);
              return (
                <TableCell
                  key={id}
                  className={cn(
                    "px-1 py-1",
                    dayType === "WEEKDAY" && "border-s border-line",
                    isGap && "bg-warn-tint",
                  )}
                >
                  <Input
                    id={id}
                    data-cell={`${row}.${column}`}
                    aria-label={[
                      names.nameOf("memberTypes", memberType),
                      partName(period),
                      t(`days.${dayType}`),
                    ].join(", ")}
                    aria-invalid={isGap || error ? true : undefined}
                    aria-describedby={isGap ? "fee-gaps" : undefined}
                    inputMode="decimal"
                    autoComplete="off"
                    placeholder={isGap ? t("missing") : "–"}
                    readOnly={isReadOnly}
                    value={rule?.amount ?? ""}
                    maxLength={15}
                    className="min-h-9 min-w-20 bg-transparent px-2 text-end tabular-nums [&:not(:hover):not(:focus):not([aria-invalid])]:border-transparent"
                    onKeyDown={moveFocus}
                    onChange={({ target }) => onChange((now) => withCell(now, cell, target.value))}
                  />
                </TableCell>
              );
            })}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** Up, down and Enter go to the next cell of the column, as in a sheet; Tab goes along the row. */
function moveFocus(event: KeyboardEvent<HTMLInputElement>): void {
  const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1, Enter: event.shiftKey ? -1 : 1 };
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const [row, column] = (event.currentTarget.dataset.cell ?? "").split(".").map(Number);
  const table = event.currentTarget.closest("table");
  const next = table?.querySelector<HTMLInputElement>(`[data-cell="${(row ?? 0) + step}.${column}"]`);
  next?.focus();
  next?.select();
}
