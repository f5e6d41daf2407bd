"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Icon } from "@/components/ui/layout/icons";
import type { BookingState } from "@/lib/contract/code-values/bookings";
import { bookingState } from "@/lib/contract/code-values/bookings";
import { focusQuietly } from "@/lib/web/runtime/hash-scroll";
import type { OwnDetail } from "./own-booking";

type Props = { booking: Pick<OwnDetail, "rsvNo" | "state"> };
const live = new Set<BookingState>([bookingState.booked, bookingState.confirmed]);

/** That it is booked, and under which number; the first thing that is read after booking. */
export function BookedHead({ booking }: Props) {
  const t = useTranslations("mypage.booking");
  const heading = useRef<HTMLHeadingElement>(null);
  const isLive = live.has(booking.state);
  useEffect(() => {
    if (heading.current) focusQuietly(heading.current);
  }, []);
  if (!isLive) return null;
  return (
    <div className="mb-8 border-s-4 border-ok bg-ok-tint px-6 py-5">
      <h2 ref={heading} className="flex items-center gap-3 font-serif text-sub text-ink">
        <Icon name="check" size={26} className="text-ok" />
        {t("booked")}
      </h2>
      <p className="mt-2 tabular-nums">{t("bookedText", { rsvNo: booking.rsvNo })}</p>
    </div>
  );
}
