"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { canMove } from "@/components/ishm/sheet/grid/drop";
import type { StaffBooking, StaffSlot } from "@/components/ishm/sheet/grid/sheet-grid";
import { Button, ButtonLink } from "@/components/ui/button";
import type { BookingState } from "@/lib/contract/code-values/bookings";
import { bookingState } from "@/lib/contract/code-values/bookings";
import { officePaths } from "@/lib/web/routing/office-paths";
import { OfficeLink } from "../../frame/office-link";
import type { SheetPlace } from "../day/use-sheet-place";
import { PurposeDialog } from "../slot/purpose-dialog";
import { BookingAction, type BookingEvent } from "./booking-action";

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
