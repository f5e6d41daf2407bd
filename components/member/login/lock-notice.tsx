"use client";

import { useTranslations } from "next-intl";
import type { ClubFormats } from "@/lib/shared/money/club-formats";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { announcedSeconds, clockText, useSecondsLeft } from "../shared/data/use-seconds-left";

/** A lock by wrong passwords; `endsAt` by this browser's clock, null: until the password is reset. */
export type Lock = { until: string; endsAt: number | null };

/** How long a sign-in is locked still, seen every second and said seldom. */
export function LockNotice({ lock, formats }: { lock: Lock; formats: ClubFormats }) {
  const t = useTranslations("login.lock");
  const secondsLeft = useSecondsLeft(lock.endsAt);
  const said = announcedSeconds(secondsLeft);
  if (lock.endsAt === null)
    return <p className="border-s-3 border-warn bg-warn-tint px-4 py-3">{t("untilReset")}</p>;
  return (
    <div className="border-s-3 border-warn bg-warn-tint px-4 py-3">
      {secondsLeft > 0 ? (
        <>
          <p>{t("until", { time: formatDateTime(lock.until, formats) })}</p>
          <p className="mt-1">
            {t("left")} <span className="font-semibold tabular-nums">{clockText(secondsLeft)}</span>
          </p>
        </>
      ) : (
        <p role="status">{t("over")}</p>
      )}
      <p role="status" className="visually-hidden">
        {secondsLeft > 0 && said !== null ? t("leftSaid", { seconds: said }) : ""}
      </p>
    </div>
  );
}
