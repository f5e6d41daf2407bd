"use client";

import { useTranslations } from "next-intl";
import { SelectField } from "@/components/form/select-field";
import type { StaffSlot } from "@/components/ishm/sheet/grid/sheet-grid";
import { reservationTypeCode } from "@/lib/contract/code-values/bookings";
import { roundHoles } from "@/lib/contract/code-values/tee-sheets";
import type { SheetContext } from "../day/use-sheet-context";
import { type BookDraft, bookableHoles, bookingWays, proposedThird } from "./book-draft";
import { PartySizeField } from "./party-fields";

type Props = {
  draft: BookDraft;
  errorOf: (field: string) => string | undefined;
  slot: StaffSlot;
  /** The slots on which a third nine may begin now. */
  thirds: readonly StaffSlot[];
  context: SheetContext;
  change: (part: Partial<BookDraft>) => void;
};

/** Channel, number of players, and holes. */
export function RoundFields({ draft, errorOf, slot, thirds, context, change }: Props) {
  const t = useTranslations("ishm.sheet.book");
  const isLong = draft.holeCode === roundHoles.twentySeven;
  const isLongOffered = slot.holeCode !== roundHoles.nine && thirds.length > 0;
  const holes = bookableHoles.filter((code) => code !== roundHoles.twentySeven || isLong || isLongOffered);
  return (
    <>
      <SelectField
        id="reservationType"
        label={t("way")}
        options={bookingWays.map((value) => ({ value, label: context.nameOf("reservationTypes", value) }))}
        value={draft.way}
        onChange={({ target }) =>
          change({ way: bookingWays.find((one) => one === target.value) ?? reservationTypeCode.phone })
        }
      />
      <div className="grid grid-cols-2 gap-3">
        <PartySizeField
          slot={slot}
          value={draft.playerCount}
          error={errorOf("playerCount")}
          onChange={(playerCount) => change({ playerCount })}
        />
        <SelectField
          id="holeCode"
          label={t("holes")}
          options={holes.map((value) => ({ value, label: context.nameOf("holeCodes", value) }))}
          value={draft.holeCode}
          onChange={({ target }) => {
            const holeCode = holes.find((code) => code === target.value) ?? roundHoles.eighteen;
            const thirdIdx =
              holeCode === roundHoles.twentySeven ? proposedThird(context.sheet.slots, slot) : null;
            change({ holeCode, thirdIdx });
          }}
        />
      </div>
      {isLong ? (
        <ThirdNineField
          value={draft.thirdIdx}
          thirds={thirds}
          context={context}
          error={errorOf("linkedSheetIdx")}
          onChange={(thirdIdx) => change({ thirdIdx })}
        />
      ) : null}
    </>
  );
}

type ThirdNineFieldProps = {
  value: number | null;
  thirds: readonly StaffSlot[];
  context: SheetContext;
  error: string | undefined;
  onChange: (sheetIdx: number) => void;
};

/** The slot of the third nine. One that somebody else has taken stays selected, with an error. */
function ThirdNineField({ value, thirds, context, error, onChange }: ThirdNineFieldProps) {
  const t = useTranslations("ishm.sheet.book");
  const isGone = value !== null && !thirds.some(({ sheetIdx }) => sheetIdx === value);
  const shown = context.sheet.slots.filter((slot) => thirds.includes(slot) || slot.sheetIdx === value);
  return (
    <SelectField
      id="linkedSheetIdx"
      label={t("third")}
      hint={t("thirdHint")}
      error={isGone ? t("thirdGone") : error}
      options={shown.map((slot) => ({ value: String(slot.sheetIdx), label: context.titleOf(slot) }))}
      value={value === null ? "" : String(value)}
      onChange={({ target }) => onChange(Number(target.value))}
    />
  );
}
