"use client";

import { useTranslations } from "next-intl";
import { SelectField } from "@/components/form/select-field";
import { partySizes } from "@/lib/web/office/sheet/book-draft";
import type { StaffSlot } from "@/lib/web/office/sheet/sheet-grid";

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
