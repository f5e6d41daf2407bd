"use client";

import { useTranslations } from "next-intl";
import type { BookingCounts } from "@/lib/contract/bookings/booking-shapes";

const windows = ["week", "month", "monthWeekend", "open"] as const;

/** How much of what the member may book around this day is used. */
export function LimitsLine({ counts }: { counts: BookingCounts | undefined }) {
  const t = useTranslations("booking.limits");
  if (!counts) return null;
  const shown = windows.filter((window) => counts.limits[window] !== null);
  return (
    <dl className="mb-5 flex flex-wrap gap-x-8 gap-y-2 text-caption">
      {shown.map((window) => (
        <div key={window}>
          <dt className="text-ink-3">{t(window)}</dt>
          <dd className="text-base font-semibold tabular-nums">
            {t("used", { used: counts.counts[window], limit: counts.limits[window] ?? 0 })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
