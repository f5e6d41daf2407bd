"use client";

import { useTranslations } from "next-intl";
import { MemberLink } from "@/components/member/layout/member-link";
import { Button } from "@/components/ui/button";
import { buttonStyle } from "@/components/ui/button-style";
import type { BookingDetail } from "@/lib/contract/bookings/booking-shapes";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { dayTitle } from "../dates";
import type { BookingPlace } from "../place";

type Props = { place: BookingPlace; booking: BookingDetail; isEditing: boolean; onEdit: () => void };

/** Says which booking is being changed, and offers to change only its players. */
export function ChangeBanner({ place, booking, isEditing, onEdit }: Props) {
  const t = useTranslations("booking.change");
  const day = dayTitle(booking.playDate, place.language);
  return (
    <section aria-labelledby="change-heading" className="border-s-4 border-bark bg-bark-100 px-5 py-4">
      <h2 id="change-heading" className="text-group font-semibold">
        {t("title", { day, time: booking.teeTime, course: booking.courseName })}
      </h2>
      <p className="mt-1">{t(booking.canChange ? "lead" : "leadEdit")}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        {isEditing ? null : (
          <Button variant="primary" onClick={onEdit}>
            {t("editPlayers")}
          </Button>
        )}
        <MemberLink
          href={localePath(paths.my.booking(booking.bookingIdx), place.language, place.defaultLanguage)}
          className={buttonStyle("outline", "medium")}
        >
          {t("leave")}
        </MemberLink>
      </div>
    </section>
  );
}
