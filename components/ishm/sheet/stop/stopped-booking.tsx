"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { Select } from "@/components/ui/select";
import { formatMoney } from "@/lib/shared/money/money";
import { useOffice } from "../../frame/root/office-context";
import type { StopPreview } from "./stop-draft";

type Props = {
  booking: StopPreview["bookings"][number];
  course: string;
  onPlayed: (holes: number) => void;
};

const holeCounts = Array.from({ length: 28 }, (_, count) => ({ value: String(count), label: String(count) }));

/** A booking that the stop ends: without penalty, or settled by the holes that its team has played. */
export function StoppedBooking({ booking, course, onPlayed }: Props) {
  const t = useTranslations("ishm.sheet.weather");
  const { formats } = useOffice();
  const id = useId();
  const { settlement } = booking;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-2 py-2 first:border-t-0">
      <span className="w-32 font-semibold tabular-nums">{`${booking.teeTime} ${course}`}</span>
      <span className="grow">
        {t("booking", { name: booking.bookerName, count: booking.playerCount })}
        <span className="ms-2 text-caption text-ink-2">{booking.stateName}</span>
      </span>
      {settlement ? (
        <>
          <label htmlFor={id} className="text-caption">
            {t("played")}
          </label>
          <span className="w-20">
            <Select
              id={id}
              options={holeCounts}
              defaultValue="0"
              onChange={(event) => onPlayed(Number(event.target.value))}
            />
          </span>
          <span className="text-caption">
            {t("pays", { amount: formatMoney(settlement.total, formats) })}
          </span>
        </>
      ) : (
        <span className="text-caption text-ok">{t("free")}</span>
      )}
    </li>
  );
}
