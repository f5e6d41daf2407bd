"use client";

import { useTranslations } from "next-intl";
import { SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import type { StaffSlot } from "@/components/ishm/sheet/grid/sheet-grid";
import { Button } from "@/components/ui/button";
import { saveButtonId } from "../../form/use-office-form";
import { MemberField } from "../../people/member-field";
import type { SheetContext } from "../day/use-sheet-context";
import { partySizes, type SeatDraft } from "./book-draft";

type CaddieMode = StaffSlot["caddieMode"];
type CaddieProps = {
  value: CaddieMode;
  slot: Pick<StaffSlot, "caddieMode">;
  context: Pick<SheetContext, "sheet" | "nameOf">;
  onChange: (mode: CaddieMode) => void;
};

/** The caddie mode: what the slot may be played with on its day, and what the booking has already. */
export function CaddieField({ value, slot, context, onChange }: CaddieProps) {
  const t = useTranslations("ishm.sheet.party");
  const { sheet, nameOf } = context;
  const caddieModes = [...new Set([...sheet.caddieModes[slot.caddieMode], value])];
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

type FootProps = { label: string; isBusy: boolean; context: SheetContext; onLeave: () => void };

/** The buttons of a form in the panel: send and cancel. */
export function PartyFoot({ label, isBusy, context, onLeave }: FootProps) {
  const common = useTranslations("common");
  return (
    <div className="flex flex-wrap gap-2">
      <Button id={saveButtonId} type="submit" size="small" isBusy={isBusy}>
        {label}
      </Button>
      <Button variant="outline" size="small" onClick={() => context.afterLeaving(onLeave)}>
        {common("cancel")}
      </Button>
    </div>
  );
}

type Props = {
  slot: StaffSlot;
  value: number;
  error: string | undefined;
  onChange: (playerCount: number) => void;
};

/** The number of players, up to the maximum of the slot. */
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

type SeatFieldsProps = {
  seats: readonly SeatDraft[];
  playerCount: number;
  /** The present player by seat; an empty seat leaves him there. */
  sitting?: ReadonlyMap<number, string>;
  onChange: (seats: readonly SeatDraft[]) => void;
};

/** The seats other than the booker's: a member, a name, or empty. */
export function SeatFields({ seats, playerCount, sitting, onChange }: SeatFieldsProps) {
  const t = useTranslations("ishm.sheet.party");
  const change = (at: number, part: Partial<SeatDraft>) =>
    onChange(seats.map((seat, other) => (other === at ? { ...seat, ...part } : seat)));
  return seats.slice(0, playerCount - 1).map((seat, at) => {
    const seq = at + 2;
    const now = sitting?.get(seq);
    return (
      <fieldset key={seq} className="border-t border-line pt-3">
        <legend className="pe-2 text-caption font-semibold">{t("seat", { seq })}</legend>
        {now ? <p className="mb-2 text-caption text-ink-2">{t("sitting", { name: now })}</p> : null}
        <div className="flex flex-col gap-3">
          <MemberField
            id={`seat-${seq}`}
            value={seat.member}
            onChange={(member) => change(at, { member, name: "" })}
          />
          {seat.member ? null : (
            <TextField
              label={t("name")}
              value={seat.name}
              maxLength={40}
              onChange={(event) => change(at, { name: event.target.value })}
            />
          )}
        </div>
      </fieldset>
    );
  });
}
