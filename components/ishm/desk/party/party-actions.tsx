"use client";

import { useTranslations } from "next-intl";
import type { DeskBooking } from "@/lib/contract/bookings/ops-desk";
import type { ArrivalPhase } from "@/lib/shared/bookings/arrival-phase";
import { formatTime } from "@/lib/shared/time/date-format";
import { useOffice } from "../../frame/root/office-context";
import { SettledBill } from "../bill/settled-bill";
import { CheckInForm } from "./check-in-form";
import { NoShowButton } from "./no-show-button";
import { PartyInside } from "./party-inside";

export type ActionProps = {
  booking: DeskBooking;
  canUpdate: boolean;
  now: Date;
  reason: string | undefined;
  refresh: () => Promise<unknown>;
  onDone: () => void;
};

type Props = ActionProps & { phase: ArrivalPhase; scans: number };

/** What can be done now: let in, give out and settle, or mark as a no-show. */
export function PartyActions({ phase, scans, ...action }: Props) {
  const t = useTranslations("ishm.desk");
  const { formats } = useOffice();
  const { booking, canUpdate } = action;
  if (phase === "EXPECTED") {
    return <p className="text-ink-2">{t("opensAt", { time: formatTime(booking.checkInFrom, formats) })}</p>;
  }
  if (phase === "IN" || phase === "PLAYING") return <PartyInside {...action} phase={phase} />;
  if (phase === "SETTLED") return <SettledBill booking={booking} />;
  if (phase === "NO_SHOW" || phase === "ENDED") return <p className="text-ink-2">{booking.stateName}</p>;
  if (!canUpdate) return <p className="text-ink-2">{t("mayNot")}</p>;
  return (
    <>
      {phase === "ARRIVING" ? null : <p className="text-warn">{t(`notes.${phase}`)}</p>}
      <CheckInForm
        key={`${booking.bookingIdx} ${booking.playerCount}`}
        booking={booking}
        scans={scans}
        refresh={action.refresh}
        onDone={action.onDone}
      />
      {phase === "CANDIDATE" ? (
        <div className="border-t border-line pt-3">
          <NoShowButton
            booking={booking}
            reason={action.reason}
            refresh={action.refresh}
            onDone={action.onDone}
          />
        </div>
      ) : null}
    </>
  );
}
