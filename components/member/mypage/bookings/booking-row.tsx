"use client";

import { useTranslations } from "next-intl";
import { MemberLink } from "@/components/member/layout/member-link";
import type { CallOutput } from "@/lib/contract/routes";
import { formatMoney } from "@/lib/shared/money/money";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { dayText } from "@/lib/web/my/booking-state";
import { paths } from "@/lib/web/routing/paths";
import type { MyPlace } from "../place";
import { BookingChip } from "../state-chip";
import { useMyWay } from "../use-my-way";

type Props = { booking: CallOutput<"GET /my-reservation/bookings/{id}">["list"][number]; place: MyPlace };

/** One round of the list; the whole row leads to it. */
export function BookingRow({ booking, place }: Props) {
  const t = useTranslations("mypage.bookings");
  const { link } = useMyWay(place);
  const { formats, language } = place;
  const facts = [
    t("holes", { count: Number(booking.holeCode) }),
    t("players", { count: booking.playerCount }),
    formatMoney(booking.total, formats),
  ];
  return (
    <li className="relative flex flex-wrap items-baseline gap-x-8 gap-y-1 border-b border-line py-5 hover:bg-hover">
      <div className="min-w-0 flex-1 basis-72">
        <MemberLink
          href={link(paths.my.booking(booking.bookingIdx))}
          className="font-semibold text-heading tabular-nums no-underline after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-focus"
        >
          {dayText(booking.playDate, formats, language)} {booking.teeTime} · {booking.courseName}
        </MemberLink>
        <p className="text-caption text-ink-2 tabular-nums">{facts.join(" · ")}</p>
        {booking.cancelStage === "L0" && booking.canCancel ? (
          <p className="text-caption text-ink-2 tabular-nums">
            {t("freeUntil", { time: formatDateTime(booking.freeCancelUntil, formats) })}
          </p>
        ) : null}
      </div>
      <BookingChip state={booking.state} stateName={booking.stateName} />
    </li>
  );
}
