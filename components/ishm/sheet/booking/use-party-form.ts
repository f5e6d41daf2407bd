import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { bookingChanges } from "@/components/ishm/sheet/day/sheet-changes";
import type { StaffBooking } from "@/components/ishm/sheet/grid/sheet-grid";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useDraft } from "../../form/use-draft";
import { useFormErrors } from "../../form/use-form-errors";
import { useDeskCall } from "../day/use-desk-call";
import type { SheetPlace } from "../day/use-sheet-place";
import { partyCall, partyDraftOf, partyProblems } from "./book-draft";

/** A booking where it stands. */
export type HeldBooking = { booking: StaffBooking; sheetIdx: number };

/** The party of a booking as it is typed, beside what other desks make of the booking meanwhile. */
export function usePartyForm(held: HeldBooking, place: SheetPlace, onLeave: () => void) {
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
