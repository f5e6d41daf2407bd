"use client";

import { useTranslations } from "next-intl";
import { ElsewherePanel } from "../hold/elsewhere-panel";
import type { BookingPlace } from "../place";
import type { BookingFlow } from "../use-booking-flow";
import { ChangeBanner } from "./change-banner";
import { ConflictNote } from "./conflict-note";

type Props = { place: BookingPlace; memberIdx: number; flow: BookingFlow };

/** What stands above the calendar: a time that is held elsewhere, the booking that is being changed. */
export function DeskNotes({ place, memberIdx, flow }: Props) {
  const t = useTranslations("booking.change");
  const { changing } = flow;
  const { elsewhere } = flow.hold;
  return (
    <div className="-mb-16 grid grid-cols-1 gap-6 empty:hidden">
      {elsewhere ? (
        <ElsewherePanel {...{ place, memberIdx }} held={elsewhere} onGoOn={flow.goOn} onLetGo={flow.letGo} />
      ) : null}
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
