"use client";

import { useTranslations } from "next-intl";
import type { BookingPlace } from "../place";
import type { BookingFlow } from "../use-booking-flow";
import { ChangeBanner } from "./change-banner";
import { ConflictNote } from "./conflict-note";

type Props = { place: BookingPlace; flow: BookingFlow };

/** What stands above the calendar while a booking is being changed. */
export function DeskNotes({ place, flow }: Props) {
  const t = useTranslations("booking.change");
  const { changing } = flow;
  return (
    <div className="-mb-16 grid grid-cols-1 gap-6 empty:hidden">
      {changing.booking ? (
        <ChangeBanner
          place={place}
          booking={changing.booking}
          isEditing={flow.isEditing}
          onEdit={flow.edit}
        />
      ) : null}
      {changing.error ? (
        <p role="alert" className="font-semibold text-bad">
          {t("notFound")}
        </p>
      ) : null}
      {changing.isInConflict ? (
        <ConflictNote
          changes={changing.changes}
          onGoOn={() => {
            changing.goOn();
            flow.book.clear();
          }}
        />
      ) : null}
    </div>
  );
}
