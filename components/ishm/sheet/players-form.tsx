"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import { partyCall, partyDraftOf, partyProblems, partySizes } from "@/lib/web/office/sheet/book-draft";
import { bookingChanges } from "@/lib/web/office/sheet/sheet-changes";
import type { StaffBooking, StaffSlot } from "@/lib/web/office/sheet/sheet-grid";
import { toastBar } from "@/lib/web/runtime/toasts";
import { OfficeForm } from "../form/office-form";
import { useDraft } from "../form/use-draft";
import { useFormErrors } from "../form/use-form-errors";
import { ChangedNote } from "./changed-note";
import { CaddieField, PartyFoot } from "./party-fields";
import { SeatFields } from "./seat-fields";
import { useDeskCall } from "./use-desk-call";
import type { SheetPlace } from "./use-sheet-place";

type Held = { booking: StaffBooking; sheetIdx: number };
type Props = { begun: StaffSlot; place: SheetPlace; onLeave: () => void };

export function PlayersForm({ begun, ...rest }: Props) {
  const { booking, sheetIdx } = begun;
  return booking ? <Party held={{ booking, sheetIdx }} slot={begun} {...rest} /> : null;
}

/** The party of a booking. What is typed stays when another desk changes the booking; it is said what changed. */
function Party({ held, slot, place, onLeave }: Omit<Props, "begun"> & { held: Held; slot: StaffSlot }) {
  const t = useTranslations("ishm.sheet.party");
  const [base, setBase] = useState(held);
  const { draft, isDirty, change, begin } = useDraft(partyDraftOf(held.booking));
  const now = heldNow(place, held.booking.bookingIdx);
  const act = useDeskCall("PUT /ops/bookings/{id}/players", {
    refresh: place.refresh,
    onDone() {
      toastBar(t("done"));
      place.setTyping(false);
      onLeave();
    },
  });
  const errors = useFormErrors({ problems: partyProblems(draft), ...act });
  const { setTyping } = place;
  useEffect(() => setTyping(isDirty), [setTyping, isDirty]);
  const sitting = new Map((now ?? base).booking.players.map(({ seq, name }) => [seq, name]));
  return (
    <OfficeForm
      errors={errors}
      canSave
      onSubmit={() => (errors.pass() ? void act.send(partyCall(draft, base.booking)) : undefined)}
    >
      <ChangedNote
        changes={bookingChanges(base, now)}
        onTake={() => {
          if (!now) return place.afterLeaving(onLeave);
          setBase(now);
          begin(partyDraftOf(now.booking));
        }}
        onGoOn={now ? () => setBase(now) : null}
      />
      <SelectField
        id="playerCount"
        label={t("players")}
        error={errors.of("playerCount")}
        options={partySizes(slot).map((size) => ({ value: String(size), label: String(size) }))}
        value={String(draft.playerCount)}
        onChange={(event) => change({ playerCount: Number(event.target.value) })}
      />
      <CaddieField
        value={draft.caddieMode}
        nameOf={place.nameOf}
        onChange={(caddieMode) => change({ caddieMode })}
      />
      <SeatFields
        seats={draft.seats}
        playerCount={draft.playerCount}
        sitting={sitting}
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
      <PartyFoot label={t("confirm")} isBusy={act.isBusy} place={place} onLeave={onLeave} />
    </OfficeForm>
  );
}

function heldNow({ sheet }: SheetPlace, bookingIdx: number): Held | null {
  for (const { booking, sheetIdx } of sheet.slots) {
    if (booking?.bookingIdx === bookingIdx) return { booking, sheetIdx };
  }
  return null;
}
