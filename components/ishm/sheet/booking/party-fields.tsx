"use client";

import { useTranslations } from "next-intl";
import { SelectField } from "@/components/form/select-field";
import type { StaffSlot } from "@/components/ishm/sheet/grid/sheet-grid";
import { Button } from "@/components/ui/button";
import { saveButtonId } from "../../form/use-form-errors";
import type { SheetPlace } from "../day/use-sheet-place";
import type { NameOf } from "./use-names";

type CaddieMode = StaffSlot["caddieMode"];
const caddieModes = ["C", "I", "S"] as const;

type CaddieProps = { value: CaddieMode; nameOf: NameOf; onChange: (mode: CaddieMode) => void };

/** Who carries: a caddie, an intern, nobody. */
export function CaddieField({ value, nameOf, onChange }: CaddieProps) {
  const t = useTranslations("ishm.sheet.party");
  return (
    <SelectField
      id="caddieMode"
      label={t("caddie")}
      options={caddieModes.map((mode) => ({ value: mode, label: nameOf("caddieModes", mode) }))}
      value={value}
      onChange={({ target }) => onChange(caddieModes.find((mode) => mode === target.value) ?? value)}
    />
  );
}

type FootProps = { label: string; isBusy: boolean; place: SheetPlace; onLeave: () => void };

/** Sends a form of the panel, or puts it away. */
export function PartyFoot({ label, isBusy, place, onLeave }: FootProps) {
  const common = useTranslations("common");
  return (
    <div className="flex flex-wrap gap-2">
      <Button id={saveButtonId} type="submit" size="small" isBusy={isBusy}>
        {label}
      </Button>
      <Button variant="outline" size="small" onClick={() => place.afterLeaving(onLeave)}>
        {common("cancel")}
      </Button>
    </div>
  );
}
