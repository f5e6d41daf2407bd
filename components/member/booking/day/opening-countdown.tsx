"use client";

import { useTranslations } from "next-intl";
import { timeLeft } from "@/lib/web/booking/countdown";
import { useTicking } from "../use-club-clock";

/** How long it is until a day opens, by the club's clock. */
export function OpeningCountdown({ openAt }: { openAt: string }) {
  const t = useTranslations("booking.day");
  const now = useTicking(true);
  const left = timeLeft(Date.parse(openAt) - now);
  return (
    <p role="timer" className="mt-1 font-serif text-sub tabular-nums">
      {left.unit === "days" ? t("leftDays", { days: left.days, hours: left.hours }) : null}
      {left.unit === "hours" ? t("leftHours", { hours: left.hours, minutes: left.minutes }) : null}
      {left.unit === "minutes" ? t("leftMinutes", { minutes: left.minutes, seconds: left.seconds }) : null}
    </p>
  );
}
