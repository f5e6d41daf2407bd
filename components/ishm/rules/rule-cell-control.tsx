"use client";

import { useLocale, useTranslations } from "next-intl";
import type { ChangeEvent } from "react";
import { FieldError } from "@/components/form/field";
import { Checkbox } from "@/components/ui/checkbox";
import { DateInput } from "@/components/ui/date-input";
import { Input } from "@/components/ui/input";
import { Select, type SelectOption } from "@/components/ui/select";
import { useCodeOptions } from "../board/form/use-code-options";
import { StepCells } from "./rule-cells";
import type { RuleCell } from "./rule-draft";
import type { RuleColumn } from "./rule-tables";

type Props = {
  id: string;
  label: string;
  column: RuleColumn;
  cell: RuleCell;
  error: string | undefined;
  isReadOnly: boolean;
  onChange: (cell: RuleCell) => void;
};

const widths: Partial<Record<RuleColumn["kind"], string>> = {
  amount: "min-w-30 max-w-30 text-end",
};

/** A cell of a rule table in the control that fits its kind. */
export function RuleCellControl({ error, ...props }: Props) {
  return (
    <>
      <Control {...props} error={error} />
      {error ? <FieldError id={props.id}>{error}</FieldError> : null}
    </>
  );
}

function Control({ id, label, column, cell, error, isReadOnly, onChange }: Props) {
  const t = useTranslations("ishm.rules");
  const options = useCellOptions(column, typeof cell === "string" ? cell : "");
  if (typeof cell !== "string") {
    return <StepCells id={id} label={label} steps={cell} isReadOnly={isReadOnly} onChange={onChange} />;
  }
  const wiring = {
    id,
    "aria-label": label,
    "aria-invalid": error ? (true as const) : undefined,
    "aria-describedby": error ? `${id}-error` : undefined,
  };
  if (column.kind === "switch")
    return (
      <span className="inline-flex min-h-9 items-center">
        <Checkbox
          {...wiring}
          checked={cell === "Y"}
          disabled={isReadOnly}
          onChange={(event) => onChange(event.target.checked ? "Y" : "N")}
        />
      </span>
    );
  if (options)
    return (
      <Select
        {...wiring}
        className="min-w-44 [&_select]:min-h-9"
        placeholder={t("choose")}
        options={options}
        value={cell}
        disabled={isReadOnly}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  const typed = {
    ...wiring,
    value: cell,
    readOnly: isReadOnly,
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value),
  };
  if (column.kind === "time")
    return <DateInput {...typed} type="time" className="w-24 **:data-[slot=date-input]:min-h-9" />;
  return (
    <Input
      {...typed}
      isCompact
      className={widths[column.kind] ?? "min-w-22 max-w-22"}
      inputMode="decimal"
      autoComplete="off"
      placeholder={column.kind === "whole" && column.isNullable ? t("noLimit") : undefined}
    />
  );
}

/** The options of a cell; null where it is typed. */
function useCellOptions(column: RuleColumn, chosen: string): readonly SelectOption[] | null {
  const locale = useLocale();
  const isCode = column.kind === "code";
  const codes = useCodeOptions(isCode ? column.group : "memberTypes", isCode ? chosen : "");
  if (isCode) return codes;
  if (column.kind !== "month") return null;
  const nameOf = new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, at) => ({
    value: String(at + 1),
    label: nameOf.format(Date.UTC(2026, at, 1)),
  }));
}
