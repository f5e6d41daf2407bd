"use client";

import { useTranslations } from "next-intl";
import { clubDate, clubTimestamp } from "@/lib/shared/time/club-time";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { useHolidays } from "@/lib/web/api/use-kept";
import { useOffice } from "../root/office-context";
import { useClubNow } from "../use-club-now";

/** Date and time at the club, by the server's clock, whatever this computer shows. */
export function ClubClock() {
  const t = useTranslations("ishm.layout");
  const { clubCode, language, formats } = useOffice();
  const { data: holidays = [] } = useHolidays(clubCode, language);
  const moment = useClubNow();
  const today = clubDate(moment, formats.standardTimeZone);
  const holiday = holidays.find(({ date, isHoliday }) => date === today && isHoliday === "Y");
  return (
    <time
      dateTime={clubTimestamp(moment, formats.standardTimeZone)}
      title={t("clubTime")}
      className="text-ink-2 max-[600px]:hidden"
    >
      {formatDateTime(moment, formats)}
      {holiday ? ` · ${holiday.dateName}` : ""}
    </time>
  );
}
