"use client";

import { useTranslations } from "next-intl";
import { TextField } from "@/components/form/text-field";
import { Button } from "@/components/ui/button";
import type { SelectOption } from "@/components/ui/select";
import { quotaPercents } from "@/lib/shared/draws/draw-quotas";
import { CodeBoxes } from "./code-boxes";
import type { QuotaDraft } from "./draw-draft";

type Props = {
  /** Its turn, from 1. */
  rank: number;
  quota: QuotaDraft;
  /** Member types of this group, and those that no group has. */
  types: readonly SelectOption[];
  isReadOnly: boolean;
  errorOf: (field: string) => string | undefined;
  onChange: (part: Partial<QuotaDraft>) => void;
  /** Null for the only group. */
  onRemove: (() => void) | null;
};

/** A group of member types with its share of weekdays and weekends. */
export function QuotaFields({ rank, quota, types, isReadOnly, errorOf, onChange, onRemove }: Props) {
  const t = useTranslations("ishm.draws.quotas");
  const path = `quotas.${rank - 1}`;
  return (
    <div className="grid items-start gap-x-8 gap-y-4 border-b border-line pb-4 min-[900px]:grid-cols-[minmax(0,1fr)_10rem_10rem_auto]">
      <CodeBoxes
        name={`${path}.memberTypes`}
        label={t("group", { rank })}
        options={types}
        chosen={quota.memberTypes}
        {...{ isReadOnly, errorOf }}
        onChange={(memberTypes) => onChange({ memberTypes })}
      />
      {quotaPercents.map((percent) => (
        <TextField
          key={percent}
          id={`${path}.${percent}`}
          label={t(`fields.${percent}`)}
          type="number"
          inputMode="decimal"
          min={0}
          max={100}
          value={quota[percent]}
          readOnly={isReadOnly}
          error={errorOf(`${path}.${percent}`)}
          onChange={({ target }) => onChange({ [percent]: target.value })}
        />
      ))}
      {onRemove === null || isReadOnly ? null : (
        <Button
          variant="quiet"
          size="small"
          className="self-end"
          aria-label={t("removeNamed", { rank })}
          onClick={onRemove}
        >
          {t("remove")}
        </Button>
      )}
    </div>
  );
}
