"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { StaffBooking, StaffSlot } from "@/lib/web/office/sheet/sheet-grid";
import { bookerOf } from "@/lib/web/office/sheet/slot-face";
import { toastBar } from "@/lib/web/runtime/toasts";
import { DeedDialog } from "../deed/deed-dialog";
import { useDeskCall } from "./use-desk-call";
import type { SheetPlace } from "./use-sheet-place";

export type BookingEvent = "CONFIRM" | "CLUB_CANCEL";

type Props = {
  event: BookingEvent;
  slot: StaffSlot;
  booking: StaffBooking;
  place: SheetPlace;
  onClose: () => void;
};

/** Confirms a booking or cancels it for the club: to whom, who is told, and that nobody is punished. */
export function BookingDeed({ event, slot, booking, place, onClose }: Props) {
  const t = useTranslations("ishm.sheet");
  // As it was when it was asked: a booking that changed meanwhile is refused, not overwritten.
  const [seen] = useState(booking);
  const isCancel = event === "CLUB_CANCEL";
  const deed = isCancel ? "cancelling" : "confirming";
  const who = { name: bookerOf(seen), time: place.titleOf(slot), count: seen.playerCount };
  const act = useDeskCall("PUT /ops/bookings/{id}/state", {
    refresh: place.refresh,
    onDone() {
      toastBar(t(`deed.done.${deed}`, who));
      onClose();
    },
  });
  const named = seen.players.map(({ name }) => name).filter(Boolean);
  return (
    <DeedDialog
      isOpen
      title={t(`deed.title.${deed}`, who)}
      lines={[t(`deed.line.${deed}`, who), t(`deed.told.${deed}`, { names: named.join(", ") })]}
      reason={isCancel ? "needed" : undefined}
      confirmLabel={t(`deed.confirm.${deed}`)}
      tone={isCancel ? "bad" : "plain"}
      isBusy={act.isBusy}
      failure={act.failure}
      onConfirm={(reason) =>
        void act.send({
          params: { id: String(seen.bookingIdx) },
          body: { event, version: seen.version, ...(reason ? { reason } : {}) },
        })
      }
      onClose={onClose}
    />
  );
}
