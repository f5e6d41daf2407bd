"use client";

import { useTranslations } from "next-intl";
import { TextField } from "@/components/form/text-field";
import type { StaffSlot } from "@/components/ishm/sheet/grid/sheet-grid";
import { OfficeForm } from "../../form/office-form";
import { ChangedNote } from "../day/changed-note";
import type { SheetPlace } from "../day/use-sheet-place";
import { CaddieField, PartyFoot } from "./party-fields";
import { PartySizeField } from "./party-size-field";
import { SeatFields } from "./seat-fields";
import { type HeldBooking, usePartyForm } from "./use-party-form";

type Props = { begun: StaffSlot; place: SheetPlace; onLeave: () => void };

export function PlayersForm({ begun, ...rest }: Props) {
  const { booking, sheetIdx } = begun;
  return booking ? <Party held={{ booking, sheetIdx }} slot={begun} {...rest} /> : null;
}

type PartyProps = Omit<Props, "begun"> & { held: HeldBooking; slot: StaffSlot };

/** The party of a booking. What is typed stays when another desk changes the booking; it is said what changed. */
function Party({ held, slot, place, onLeave }: PartyProps) {
  const t = useTranslations("ishm.sheet.party");
  const { draft, change, errors, ...form } = usePartyForm(held, place, onLeave);
  return (
    <OfficeForm errors={errors} canSave onSubmit={form.send}>
      <ChangedNote changes={form.changes} onTake={form.take} onGoOn={form.goOn} />
      <PartySizeField
        slot={slot}
        value={draft.playerCount}
        error={errors.of("playerCount")}
        onChange={(playerCount) => change({ playerCount })}
      />
      <CaddieField
        value={draft.caddieMode}
        nameOf={place.nameOf}
        onChange={(caddieMode) => change({ caddieMode })}
      />
      <SeatFields
        seats={draft.seats}
        playerCount={draft.playerCount}
        sitting={form.sitting}
        onChange={(seats) => change({ seats })}
      />
      <TextField
        id="reason"
        label={t("reason")}
        hint={t("reasonHint")}
        error={errors.of("reason")}
        value={draft.reason}
        maxLength={200}
        onChange={(event) => change({ reason: event.target.value })}
      />
      <PartyFoot label={t("confirm")} isBusy={form.isBusy} place={place} onLeave={onLeave} />
    </OfficeForm>
  );
}
