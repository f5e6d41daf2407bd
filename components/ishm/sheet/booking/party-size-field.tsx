"use client";

import { useTranslations } from "next-intl";
import { SelectField } from "@/components/form/select-field";
import type { StaffSlot } from "@/components/ishm/sheet/grid/sheet-grid";
import { partySizes } from "./book-draft";

type Props = {
  slot: StaffSlot;
  value: number;
  error: string | undefined;
  onChange: (playerCount: number) => void;
};

/** How many play, as far as the slot admits. */
export function PartySizeField({ slot, value, error, onChange }: Props) {
  const t = useTranslations("ishm.sheet.party");
  return (
    <SelectField
      id="playerCount"
      label={t("players")}
      error={error}
      options={partySizes(slot).map((size) => ({ value: String(size), label: String(size) }))}
      value={String(value)}
      onChange={({ target }) => onChange(Number(target.value))}
    />
  );
}
