"use client";

import { useTranslations } from "next-intl";
import { SelectField } from "@/components/form/select-field";
import type { StaffSlot } from "@/components/ishm/sheet/grid/sheet-grid";
import type { SheetPlace } from "../day/use-sheet-place";

type Props = {
  value: number | null;
  thirds: readonly StaffSlot[];
  place: SheetPlace;
  error: string | undefined;
  onChange: (sheetIdx: number) => void;
};

/** On which time the third nine begins. One that somebody else has taken stays chosen, and it is said at once. */
export function ThirdNineField({ value, thirds, place, error, onChange }: Props) {
  const t = useTranslations("ishm.sheet.book");
  const isGone = value !== null && !thirds.some(({ sheetIdx }) => sheetIdx === value);
  const shown = place.sheet.slots.filter((slot) => thirds.includes(slot) || slot.sheetIdx === value);
  return (
    <SelectField
      id="linkedSheetIdx"
      label={t("third")}
      hint={t("thirdHint")}
      error={isGone ? t("thirdGone") : error}
      options={shown.map((slot) => ({ value: String(slot.sheetIdx), label: place.titleOf(slot) }))}
      value={value === null ? "" : String(value)}
      onChange={({ target }) => onChange(Number(target.value))}
    />
  );
}
