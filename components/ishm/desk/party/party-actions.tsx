"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { DeskBooking } from "@/lib/contract/bookings/ops-desk";
import type { ArrivalPhase } from "@/lib/shared/bookings/arrival-phase";
import { formatTime } from "@/lib/shared/time/date-format";
import { ActionDialog } from "../../action/action-dialog";
import { useOffice } from "../../frame/root/office-context";
import { SettledBill, SettleForm } from "../bill/settle-form";
import { useDeskAction } from "../use-desk-action";
import { CheckInForm } from "./check-in-form";
import { NoShowButton } from "./no-show-button";
import { VisitForm } from "./visit-form";

type ActionProps = {
  booking: DeskBooking;
  canUpdate: boolean;
  now: Date;
  reason: string | undefined;
  refresh: () => Promise<unknown>;
  onDone: () => void;
};

type Props = ActionProps & { phase: ArrivalPhase; scans: number };

/** The actions on a party by its phase: check in, settle, or mark as a no-show. */
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

/** A party at the club: check-in, lockers and carts, undo until tee-off, and the bill. */
function PartyInside({
  booking,
  phase,
  canUpdate,
  refresh,
  onDone,
}: ActionProps & { phase: "IN" | "PLAYING" }) {
  const t = useTranslations("ishm.desk");
  const { formats } = useOffice();
  const { bookingIdx, checkedIn, visits, playerCount } = booking;
  // Who has teed off comes back to pay: the bill stands before what was given out.
  const given = (
    <div className="*:border-t *:border-line">
      {visits.map((visit) => (
        <VisitForm key={visit.visitIdx} visit={visit} canUpdate={canUpdate} refresh={refresh} />
      ))}
    </div>
  );
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 empty:hidden">
        {checkedIn ? (
          <p className="text-ok">
            {t("checkedIn", {
              by: checkedIn.by,
              at: formatTime(checkedIn.at, formats),
              count: checkedIn.players ?? playerCount,
            })}
          </p>
        ) : null}
        {canUpdate && phase === "IN" ? (
          <UndoButton booking={booking} refresh={refresh} onDone={onDone} />
        ) : null}
      </div>
      {phase === "IN" ? given : null}
      {canUpdate ? (
        <details
          open={phase === "PLAYING"}
          className={phase === "IN" ? "border-t border-line pt-3" : undefined}
        >
          <summary className="min-h-9 cursor-pointer font-semibold">{t("bill.title")}</summary>
          <div className="pt-2">
            <SettleForm key={bookingIdx} booking={booking} refresh={refresh} onDone={onDone} />
          </div>
        </details>
      ) : null}
      {phase === "PLAYING" ? given : null}
    </>
  );
}

type UndoButtonProps = { booking: DeskBooking; refresh: () => Promise<unknown>; onDone: () => void };

/** Undoes a check-in, with what it gave out and its penalties. */
function UndoButton({ booking, refresh, onDone }: UndoButtonProps) {
  const t = useTranslations("ishm.desk.undo");
  const [isOpen, setOpen] = useState(false);
  const { run, isBusy, failure, forget } = useDeskAction(booking, refresh);
  const { bookerName: name, teeTime: time } = booking;
  return (
    <>
      <Button variant="outline" size="small" onClick={() => setOpen(true)}>
        {t("open")}
      </Button>
      <ActionDialog
        title={t("title")}
        lines={[t("state", { name, time }), t("numbers"), t("warnings")]}
        reason="needed"
        confirmLabel={t("confirm")}
        isOpen={isOpen}
        isBusy={isBusy}
        failure={failure}
        onConfirm={async (reason) => {
          if (!(await run({ event: "UNDO", reason }))) return;
          setOpen(false);
          onDone();
        }}
        onClose={() => {
          forget();
          setOpen(false);
        }}
      />
    </>
  );
}
