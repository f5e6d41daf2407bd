"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { canMove } from "@/components/ishm/sheet/grid/drop";
import type { StaffBooking, StaffSlot } from "@/components/ishm/sheet/grid/sheet-grid";
import { bookerOf } from "@/components/ishm/sheet/slot/slot-face";
import { Button, ButtonLink } from "@/components/ui/button";
import { type BookingState, bookingState } from "@/lib/contract/code-values/bookings";
import { officePaths } from "@/lib/web/routing/office-paths";
import { toastBar } from "@/lib/web/runtime/toasts";
import { ActionDialog } from "../../action/action-dialog";
import { OfficeLink } from "../../frame/office-link";
import { useDeskCall } from "../day/use-desk-call";
import type { SheetPlace } from "../day/use-sheet-place";
import { PurposeDialog } from "../slot/purpose-dialog";

type Props = { slot: StaffSlot; booking: StaffBooking; place: SheetPlace; onPlayers: () => void };

const atDesk = new Set<BookingState>([bookingState.booked, bookingState.confirmed, bookingState.checkedIn]);

/** What can be done with a booking; each button says what it does. */
export function BookingActions({ slot, booking, place, onPlayers }: Props) {
  const t = useTranslations("ishm.sheet.acts");
  const { rights, desk } = place;
  const [event, setEvent] = useState<BookingEvent | null>(null);
  const [isNoting, setNoting] = useState(false);
  const isAhead = booking.state === bookingState.booked || booking.state === bookingState.confirmed;
  const move = () => {
    desk.pickUp(slot);
    place.close();
  };
  const buttons = [
    { key: "confirm", isShown: booking.state === bookingState.booked, onClick: () => setEvent("CONFIRM") },
    { key: "move", isShown: canMove(slot), onClick: move },
    { key: "players", isShown: booking.state !== bookingState.played, onClick: onPlayers },
    { key: "note", isShown: true, onClick: () => setNoting(true) },
    { key: "cancel", isShown: isAhead, onClick: () => setEvent("CLUB_CANCEL") },
  ] as const;
  return (
    <div className="flex flex-wrap gap-2">
      {atDesk.has(booking.state) ? (
        <ButtonLink as={OfficeLink} href={`${officePaths.desk()}?date=${place.sheet.playDate}`} size="small">
          {t("desk")}
        </ButtonLink>
      ) : null}
      {rights.isUpdate
        ? buttons
            .filter(({ isShown }) => isShown)
            .map(({ key, onClick }) => (
              <Button key={key} variant="outline" size="small" onClick={onClick}>
                {t(key)}
              </Button>
            ))
        : null}
      {event ? (
        <BookingAction
          event={event}
          slot={slot}
          booking={booking}
          place={place}
          onClose={() => setEvent(null)}
        />
      ) : null}
      <PurposeDialog
        purpose={isNoting ? "note" : null}
        slots={[slot]}
        place={place}
        onClose={() => setNoting(false)}
      />
    </div>
  );
}

type BookingEvent = "CONFIRM" | "CLUB_CANCEL";

type BookingActionProps = {
  event: BookingEvent;
  slot: StaffSlot;
  booking: StaffBooking;
  place: SheetPlace;
  onClose: () => void;
};

/** Confirms a booking or cancels it for the club: to whom, who is told, and that nobody is punished. */
function BookingAction({ event, slot, booking, place, onClose }: BookingActionProps) {
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
