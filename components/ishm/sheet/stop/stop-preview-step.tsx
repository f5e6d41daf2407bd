"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { ScrollFrame } from "@/components/ui/layout/scroll-frame";
import type { StaffSheet } from "@/lib/contract/tee-sheets/ops-tee-sheets";
import type { StopDraft, StopPreview } from "./stop-draft";
import { StoppedBooking } from "./stopped-booking";

type Props = {
  draft: StopDraft;
  preview: StopPreview;
  courses: StaffSheet["courses"];
  isLooking: boolean;
  isBusy: boolean;
  failure: string | null;
  onLook: (draft: StopDraft) => void;
  onBack: () => void;
  onConfirm: () => void;
};

/** Who is affected and how, before it is done. */
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
                  props.onLook({ ...draft, played: { ...draft.played, [booking.bookingIdx]: holes } })
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
          <Button variant="outline" size="small" isBusy={props.isLooking} onClick={() => props.onLook(draft)}>
            {t("look")}
          </Button>
        ) : null}
        <Button
          variant="danger"
          size="small"
          isBusy={props.isBusy || props.isLooking}
          onClick={props.onConfirm}
        >
          {t("confirm")}
        </Button>
      </div>
    </div>
  );
}
