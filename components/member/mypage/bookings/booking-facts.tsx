"use client";

import { useTranslations } from "next-intl";
import { Facts } from "@/components/member/account/facts";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { useCodeSets } from "@/lib/web/api/use-kept";
import type { MyPlace } from "../place";
import type { OwnDetail } from "./own-booking";

type Props = { booking: OwnDetail; place: MyPlace };

/** Number, kind, holes, caddie, and until when what is possible. */
export function BookingFacts({ booking, place }: Props) {
  const t = useTranslations("mypage.booking");
  const { data: codes } = useCodeSets(place.clubCode, place.language, ["reservationTypes"]);
  const kind = codes?.reservationTypes?.list.find(({ key }) => key === booking.reservationType)?.keyName;
  const moment = (text: string | null | undefined) => (text ? formatDateTime(text, place.formats) : null);
  return (
    <div className="tabular-nums">
      <Facts
        facts={[
          [t("rsvNo"), booking.rsvNo],
          [t("kind"), kind],
          [t("holes"), t("holeCount", { count: Number(booking.holeCode) })],
          [t("caddie"), t(`caddies.${booking.caddieMode}`)],
          [t("freeUntil"), moment(booking.freeCancelUntil)],
          [t("graceUntil"), moment(booking.graceUntil)],
          [t("onlineUntil"), moment(booking.noShowAfter)],
          [t("changes"), booking.changeCount > 0 ? t("changeCount", { count: booking.changeCount }) : null],
          [t("memo"), booking.memo],
        ]}
      />
    </div>
  );
}
