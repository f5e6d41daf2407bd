"use client";

import { useTranslations } from "next-intl";
import { TextField } from "@/components/form/text-field";
import { type BookingChange, bookingChanges } from "@/components/ishm/sheet/day/day-figures";
import type { StaffBooking, StaffSlot } from "@/components/ishm/sheet/grid/sheet-grid";
import { Button } from "@/components/ui/button";
import { call } from "@/lib/web/api/browser";
import { toastBar } from "@/lib/web/runtime/toasts";
import { FormFrame } from "../../form/form-frame";
import { useOfficeForm } from "../../form/use-office-form";
import { stale } from "../day/use-sheet-call";
import type { SheetContext } from "../day/use-sheet-context";
import { partyCall, partyDraftOf, partyProblems } from "./book-draft";
import { CaddieField, PartyFoot, PartySizeField, SeatFields } from "./party-fields";

type Props = { begun: StaffSlot; context: SheetContext; onLeave: () => void };

export function PlayersForm({ begun, ...rest }: Props) {
  const { booking, sheetIdx } = begun;
  return booking ? <Party held={{ booking, sheetIdx }} slot={begun} {...rest} /> : null;
}

type PartyProps = Omit<Props, "begun"> & { held: HeldBooking; slot: StaffSlot };

/** The party of a booking. Input stays when somebody else changes the booking; a note says what changed. */
function Party({ held, slot, context, onLeave }: PartyProps) {
  const t = useTranslations("ishm.sheet.party");
  const form = usePartyForm(held, context, onLeave);
  const { draft, change, errorOf } = form;
  return (
    <FormFrame form={form}>
      <ChangedNote changes={form.changes} onTake={form.take} onGoOn={form.goOn} />
      <PartySizeField
        slot={slot}
        value={draft.playerCount}
        error={errorOf("playerCount")}
        onChange={(playerCount) => change({ playerCount })}
      />
      <CaddieField
        value={draft.caddieMode}
        slot={slot}
        context={context}
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
        {...form.text("reason")}
        label={t("reason")}
        hint={t("reasonHint")}
        maxLength={200}
      />
      <PartyFoot label={t("confirm")} isBusy={form.isBusy} context={context} onLeave={onLeave} />
    </FormFrame>
  );
}

/** A booking with its slot. */
type HeldBooking = { booking: StaffBooking; sheetIdx: number };

/** The form of a party, and the changes that others have made to the booking meanwhile. */
function usePartyForm(held: HeldBooking, context: SheetContext, onLeave: () => void) {
  const t = useTranslations("ishm.sheet");
  const { setTyping, refresh, afterLeaving } = context;
  const now = heldNow(context, held.booking.bookingIdx);
  const form = useOfficeForm({
    record: held,
    draftOf: ({ booking }) => partyDraftOf(booking),
    onTyped: setTyping,
    check: partyProblems,
    send: (draft, { booking }) =>
      call("PUT /ops/bookings/{id}/players", partyCall(draft, booking), { handled: true }),
    refresh,
    wordOf: ({ code }) => (code === stale ? t("stale") : null),
    onSaved() {
      toastBar(t("party.done"));
      setTyping(false);
      onLeave();
    },
  });
  const { saved } = form;
  return {
    ...form,
    changes: bookingChanges(saved, now),
    sitting: new Map((now ?? saved).booking.players.map(({ seq, name }) => [seq, name])),
    /** Starts over with the booking as it is now; leaves the form when the booking is gone. */
    take() {
      if (!now) return void afterLeaving(onLeave);
      form.moveOn(now);
      form.begin(partyDraftOf(now.booking));
    },
    goOn: now ? () => form.moveOn(now) : null,
  };
}

function heldNow({ sheet }: SheetContext, bookingIdx: number): HeldBooking | null {
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

/** The booking has changed since the form was opened: take the new state over, or go on. */
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
