"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { StaffBooking, StaffSlot } from "@/components/ishm/sheet/grid/sheet-grid";
import { bookerOf } from "@/components/ishm/sheet/slot/slot-face";
import { toastBar } from "@/lib/web/runtime/toasts";
import { ActionDialog } from "../../action/action-dialog";
import { useDeskCall } from "../day/use-desk-call";
import type { SheetPlace } from "../day/use-sheet-place";

export type BookingEvent = "CONFIRM" | "CLUB_CANCEL";

type Props = {
  event: BookingEvent;
  slot: StaffSlot;
  booking: StaffBooking;
  place: SheetPlace;
  onClose: () => void;
};

/** Confirms a booking or cancels it for the club: to whom, who is told, and that nobody is punished. */
export function BookingAction({ event, slot, booking, place, onClose }: Props) {
  const t = useTranslations("ishm.sheet");
  // As it was when it was asked: a booking that changed meanwhile is refused, not overwritten.
  const [seen] = useState(booking);
  const isCancel = event === "CLUB_CANCEL";
  const action = isCancel ? "cancelling" : "confirming";
  const who = { name: bookerOf(seen), time: place.titleOf(slot), count: seen.playerCount };
  const sending = useDeskCall("PUT /ops/bookings/{id}/state", {
    refresh: place.refresh,
    onDone() {
      toastBar(t(`deed.done.${action}`, who));
      onClose();
    },
  });
  const named = seen.players.map(({ name }) => name).filter(Boolean);
  return (
    <ActionDialog
      isOpen
      title={t(`deed.title.${action}`, who)}
      lines={[t(`deed.line.${action}`, who), t(`deed.told.${action}`, { names: named.join(", ") })]}
      reason={isCancel ? "needed" : undefined}
      confirmLabel={t(`deed.confirm.${action}`)}
      tone={isCancel ? "bad" : "plain"}
      isBusy={sending.isBusy}
      failure={sending.failure}
      onConfirm={(reason) =>
        void sending.send({
          params: { id: String(seen.bookingIdx) },
          body: { event, version: seen.version, ...(reason ? { reason } : {}) },
        })
      }
      onClose={onClose}
    />
  );
}
