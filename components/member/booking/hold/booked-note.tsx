"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { MemberLink } from "@/components/member/layout/member-link";
import { Button } from "@/components/ui/button";
import { buttonStyle } from "@/components/ui/button-style";
import type { SlotDetail } from "@/lib/contract/tee-sheets/tee-sheets";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { dayShort } from "../dates";
import type { BookingPlace } from "../place";

type Props = { place: BookingPlace; slot: SlotDetail | undefined; bookingIdx: number; onClose: () => void };

/** The member has booked the time in another tab or on another device: nothing is left to do here. */
export function BookedNote({ place, slot, bookingIdx, onClose }: Props) {
  const t = useTranslations("booking.bookedElsewhere");
  const note = useRef<HTMLDivElement>(null);
  // It stands where the form was, whose place on a phone may be out of sight.
  useEffect(() => note.current?.scrollIntoView({ block: "nearest" }), []);
  return (
    <div ref={note} role="alert" className="border border-line border-t-3 border-t-bark bg-sheet px-5 py-5">
      <p className="text-group font-semibold">{t("title")}</p>
      {slot ? (
        <p className="mt-1 font-semibold">
          {`${dayShort(slot.playDate, place.language)} ${slot.teeTime}, ${slot.courseName} → ${slot.courseOutName}`}
        </p>
      ) : null}
      <p className="mt-1 text-caption text-ink-2">{t("text")}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <MemberLink
          href={localePath(paths.my.booking(bookingIdx), place.language, place.defaultLanguage)}
          className={buttonStyle("primary", "medium")}
        >
          {t("open")}
        </MemberLink>
        <Button variant="outline" onClick={onClose}>
          {t("close")}
        </Button>
      </div>
    </div>
  );
}
