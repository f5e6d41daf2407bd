"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { TextField } from "@/components/form/text-field";
import { type BookingChange, bookingChanges } from "@/components/ishm/sheet/day/day-figures";
import type { StaffBooking, StaffSlot } from "@/components/ishm/sheet/grid/sheet-grid";
import { Button } from "@/components/ui/button";
import { toastBar } from "@/lib/web/runtime/toasts";
import { OfficeForm } from "../../form/office-form";
import { useDraft } from "../../form/use-draft";
import { useFormErrors } from "../../form/use-form-errors";
import { useDeskCall } from "../day/use-desk-call";
import type { SheetPlace } from "../day/use-sheet-place";
import { partyCall, partyDraftOf, partyProblems } from "./book-draft";
import { CaddieField, PartyFoot, PartySizeField, SeatFields } from "./party-fields";

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

/** A booking where it stands. */
type HeldBooking = { booking: StaffBooking; sheetIdx: number };

/** The party of a booking as it is typed, beside what other desks make of the booking meanwhile. */
function usePartyForm(held: HeldBooking, place: SheetPlace, onLeave: () => void) {
  const t = useTranslations("ishm.sheet.party");
  const [base, setBase] = useState(held);
  const { draft, isDirty, change, begin } = useDraft(partyDraftOf(held.booking));
  const now = heldNow(place, held.booking.bookingIdx);
  const { setTyping } = place;
  const action = useDeskCall("PUT /ops/bookings/{id}/players", {
    refresh: place.refresh,
    onDone() {
      toastBar(t("done"));
      setTyping(false);
      onLeave();
    },
  });
  const errors = useFormErrors({ problems: partyProblems(draft), ...action });
  useEffect(() => setTyping(isDirty), [setTyping, isDirty]);
  return {
    draft,
    change,
    errors,
    isBusy: action.isBusy,
    changes: bookingChanges(base, now),
    sitting: new Map((now ?? base).booking.players.map(({ seq, name }) => [seq, name])),
    send: () => (errors.pass() ? void action.send(partyCall(draft, base.booking)) : undefined),
    /** Begins anew with the booking as it is now; there is nothing to begin with when it has gone. */
    take() {
      if (!now) return void place.afterLeaving(onLeave);
      setBase(now);
      begin(partyDraftOf(now.booking));
    },
    goOn: now ? () => setBase(now) : null,
  };
}

function heldNow({ sheet }: SheetPlace, bookingIdx: number): HeldBooking | null {
  for (const { booking, sheetIdx } of sheet.slots) {
    if (booking?.bookingIdx === bookingIdx) return { booking, sheetIdx };
  }
  return null;
}

type ChangedNoteProps = {
  changes: readonly BookingChange[];
  onTake: () => void;
  /** Null when there is nothing left to go on with. */
  onGoOn: (() => void) | null;
};

/** Another desk changed what is being typed about: what it was, and whether to take it or to go on. */
function ChangedNote({ changes, onTake, onGoOn }: ChangedNoteProps) {
  const t = useTranslations("ishm.sheet.changed");
  if (changes.length === 0) return null;
  return (
    <div role="alert" className="flex flex-col gap-2 bg-warn-tint px-3 py-2 text-warn">
      <p className="font-semibold">{t("title")}</p>
      <ul className="list-disc ps-5">
        {changes.map((change) => (
          <li key={change}>{t(change)}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="small" onClick={onTake}>
          {onGoOn ? t("take") : t("leave")}
        </Button>
        {onGoOn ? (
          <Button variant="outline" size="small" onClick={onGoOn}>
            {t("goOn")}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
