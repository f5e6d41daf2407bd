"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import type { CellField } from "./simulation-grids";

export const drawModes = ["RANDOM", "WEIGHTED", "SCORE"] as const;

type Props = {
  field: CellField;
  label: string;
  today: string;
  typed: string | undefined;
  /** Undefined is right; a number is the largest that can stand. */
  wrong: number | null | undefined;
  onType: (text: string) => void;
};

/** A number of a table, with what it is today below when it differs, or why it cannot stand. */
export function RuleCell({ field: { kind }, label, today, typed, wrong, onType }: Props) {
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
