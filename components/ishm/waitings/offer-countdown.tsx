"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { useOffice } from "../frame/root/office-context";

const tickMs = 15_000;
const minuteMs = 60_000;

/** Until when an offer may be answered, and how long that still is. */
export function OfferCountdown({ until }: { until: string }) {
  const t = useTranslations("ishm.waitings");
  const { formats, now } = useOffice();
  const [, setTick] = useState(0);
  useEffect(() => {
    const ticking = setInterval(() => setTick((count) => count + 1), tickMs);
    return () => clearInterval(ticking);
  }, []);
  const minutes = Math.ceil((Date.parse(until) - now().getTime()) / minuteMs);
  return (
    <span className="tabular-nums">
      {formatDateTime(until, formats)}{" "}
      <span className="text-ink-2">
        {minutes > 0 ? t("minutesLeft", { count: minutes }) : t("offerOver")}
      </span>
    </span>
  );
}
