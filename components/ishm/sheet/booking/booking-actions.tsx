"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { canMove } from "@/components/ishm/sheet/grid/drop";
import type { StaffBooking, StaffSlot } from "@/components/ishm/sheet/grid/sheet-grid";
import { bookerOf } from "@/components/ishm/sheet/slot/slot-face";
import { Button, ButtonLink } from "@/components/ui/button";
import { type BookingState, bookingState } from "@/lib/contract/code-values/bookings";
import { officePaths } from "@/lib/web/routing/office-paths";
import { ActionDialog } from "../../action/action-dialog";
import { OfficeLink } from "../../frame/office-link";
import { useSheetCall } from "../day/use-sheet-call";
import type { SheetContext } from "../day/use-sheet-context";
import { PurposeDialog } from "../slot/purpose-dialog";

type Props = { slot: StaffSlot; booking: StaffBooking; context: SheetContext; onPlayers: () => void };

const deskStates = new Set<BookingState>([
  bookingState.booked,
  bookingState.confirmed,
  bookingState.checkedIn,
]);

/** The actions that the state of a booking and the rights allow. */
export function BookingActions({ slot, booking, context, onPlayers }: Props) {
  const t = useTranslations("ishm.sheet.acts");
  const { rights, state } = context;
  const [event, setEvent] = useState<BookingEvent | null>(null);
  const [isNoting, setNoting] = useState(false);
  const isUpcoming = booking.state === bookingState.booked || booking.state === bookingState.confirmed;
  const move = () => {
    state.pickUp(slot);
    context.close();
  };
  const buttons = [
    { key: "confirm", isShown: booking.state === bookingState.booked, onClick: () => setEvent("CONFIRM") },
    { key: "move", isShown: canMove(slot), onClick: move },
    { key: "players", isShown: booking.state !== bookingState.played, onClick: onPlayers },
    { key: "note", isShown: true, onClick: () => setNoting(true) },
    { key: "cancel", isShown: isUpcoming, onClick: () => setEvent("CLUB_CANCEL") },
  ] as const;
  return (
    <div className="flex flex-wrap gap-2">
      {deskStates.has(booking.state) ? (
        <ButtonLink
          as={OfficeLink}
          href={`${officePaths.desk()}?date=${context.sheet.playDate}`}
          size="small"
        >
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
          context={context}
          onClose={() => setEvent(null)}
        />
      ) : null}
      <PurposeDialog
        purpose={isNoting ? "note" : null}
        slots={[slot]}
        context={context}
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
  context: SheetContext;
  onClose: () => void;
};

/** Asks before a booking is confirmed or cancelled by the club; the lines name the booker and who is notified. */
function BookingAction({ event, slot, booking, context, onClose }: BookingActionProps) {
  const t = useTranslations("ishm.sheet");
  // The version that was shown: a booking that changed meanwhile is refused, not overwritten.
  const [seen] = useState(booking);
  const isCancel = event === "CLUB_CANCEL";
  const action = isCancel ? "cancelling" : "confirming";
  const who = { name: bookerOf(seen), time: context.titleOf(slot), count: seen.playerCount };
  const sending = useSheetCall("PUT /ops/bookings/{id}/state", {
    refresh: context.refresh,
    doneText: () => t(`action.done.${action}`, who),
    onDone: onClose,
  });
  const named = seen.players.map(({ name }) => name).filter(Boolean);
  return (
    <ActionDialog
      isOpen
      title={t(`action.title.${action}`, who)}
      lines={[t(`action.line.${action}`, who), t(`action.told.${action}`, { names: named.join(", ") })]}
      reason={isCancel ? "needed" : undefined}
      confirmLabel={t(`action.confirm.${action}`)}
      tone={isCancel ? "bad" : "plain"}
      isBusy={sending.isBusy}
      failure={sending.failure}
      onConfirm={(reason) =>
        void sending.run({
          params: { id: String(seen.bookingIdx) },
          body: { event, version: seen.version, ...(reason ? { reason } : {}) },
        })
      }
      onClose={onClose}
    />
  );
}
