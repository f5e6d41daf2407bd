"use client";

import { useTranslations } from "next-intl";
import { formatTime } from "@/lib/shared/time/date-format";
import { useOffice } from "../../frame/root/office-context";
import { SettleForm } from "../bill/settle-form";
import type { ActionProps } from "./party-actions";
import { UndoButton } from "./undo-button";
import { VisitForm } from "./visit-form";

/** A party at the club: who let it in, what its players are given, the way back until tee-off, and the bill. */
export function PartyInside({
  booking,
  phase,
  canUpdate,
  refresh,
  onDone,
}: ActionProps & { phase: "IN" | "PLAYING" }) {
  const t = useTranslations("ishm.desk");
  const { formats } = useOffice();
  const { bookingIdx, checkedIn, visits, playerCount } = booking;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
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
      <div className="*:border-t *:border-line">
        {visits.map((visit) => (
          <VisitForm key={visit.visitIdx} visit={visit} canUpdate={canUpdate} refresh={refresh} />
        ))}
      </div>
      {canUpdate ? (
        <details open={phase === "PLAYING"} className="border-t border-line pt-3">
          <summary className="min-h-9 cursor-pointer font-semibold">{t("bill.title")}</summary>
          <div className="pt-2">
            <SettleForm key={bookingIdx} booking={booking} refresh={refresh} onDone={onDone} />
          </div>
        </details>
      ) : null}
    </>
  );
}
