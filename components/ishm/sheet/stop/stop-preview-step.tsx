"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { Button } from "@/components/ui/button";
import { ScrollFrame } from "@/components/ui/layout/scroll-frame";
import { Select } from "@/components/ui/select";
import type { StaffSheet } from "@/lib/contract/tee-sheets/ops-tee-sheets";
import { formatMoney } from "@/lib/shared/money/money";
import { useOffice } from "../../frame/root/office-context";
import type { StopDraft, StopPreview } from "./stop-draft";

type Props = {
  draft: StopDraft;
  preview: StopPreview;
  courses: StaffSheet["courses"];
  isPreviewing: boolean;
  isBusy: boolean;
  failure: string | null;
  onPreview: (draft: StopDraft) => void;
  onBack: () => void;
  onConfirm: () => void;
};

/** The affected bookings, and the confirmation. */
export function StopPreviewStep({ draft, preview, courses, ...props }: Props) {
  const t = useTranslations("ishm.sheet.weather");
  const { bookings, toldPersons, blockedSlots } = preview;
  const courseName = (code: string) =>
    courses.find(({ courseCode }) => courseCode === code)?.courseName ?? code;
  return (
    <div className="flex flex-col gap-5">
      <ul className="space-y-1.5 border-s-3 border-line ps-4 text-ink-2">
        <li>{t("affected", { count: bookings.length })}</li>
        <li>{t("told", { count: toldPersons })}</li>
        <li>{t("blocked", { count: blockedSlots.length, from: draft.from, to: draft.to })}</li>
      </ul>
      {bookings.length > 0 ? (
        <ScrollFrame className="max-h-72 overflow-y-auto border-y border-line">
          <ul aria-label={t("list")}>
            {bookings.map((booking) => (
              <StoppedBooking
                key={booking.bookingIdx}
                booking={booking}
                course={courseName(booking.courseCode)}
                onPlayed={(holes) =>
                  props.onPreview({ ...draft, played: { ...draft.played, [booking.bookingIdx]: holes } })
                }
              />
            ))}
          </ul>
        </ScrollFrame>
      ) : null}
      <p role="alert" className="text-bad empty:hidden">
        {props.failure}
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" size="small" onClick={props.onBack}>
          {t("back")}
        </Button>
        {props.failure ? (
          <Button
            variant="outline"
            size="small"
            isBusy={props.isPreviewing}
            onClick={() => props.onPreview(draft)}
          >
            {t("look")}
          </Button>
        ) : null}
        <Button
          variant="danger"
          size="small"
          isBusy={props.isBusy || props.isPreviewing}
          onClick={props.onConfirm}
        >
          {t("confirm")}
        </Button>
      </div>
    </div>
  );
}

type StoppedBookingProps = {
  booking: StopPreview["bookings"][number];
  course: string;
  onPlayed: (holes: number) => void;
};

const holeCounts = Array.from({ length: 28 }, (_, count) => ({ value: String(count), label: String(count) }));

/** A booking that the stop ends: without penalty, or settled by the holes that its team has played. */
function StoppedBooking({ booking, course, onPlayed }: StoppedBookingProps) {
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
