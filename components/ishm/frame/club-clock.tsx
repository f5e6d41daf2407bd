"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { clubTimestamp } from "@/lib/shared/club-time";
import { formatDateTime } from "@/lib/shared/date-format";
import { useOffice } from "./office-context";

const beatMs = 10_000;

/** Date and time at the club, by the server's clock, whatever this computer shows. */
export function ClubClock() {
  const t = useTranslations("ishm.layout");
  const { now, formats } = useOffice();
  const [moment, setMoment] = useState(now);
  useEffect(() => {
    setMoment(now());
    const beat = setInterval(() => setMoment(now()), beatMs);
    return () => clearInterval(beat);
  }, [now]);
  return (
    <time
      dateTime={clubTimestamp(moment, formats.standardTimeZone)}
      title={t("clubTime")}
      className="text-ink-2 max-[600px]:hidden"
    >
      {formatDateTime(moment, formats)}
    </time>
  );
}
