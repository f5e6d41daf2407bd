"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { Lapsed } from "@/lib/web/booking/own-hold";

/** How a hold ended without a booking. */
export type Ended = Exclude<Lapsed, { why: "booked" }>;
type Props = { lapsed: Ended; isBusy: boolean; onAgain: () => void; onLeave: () => void };

/** A hold that has ended: what happened, that nothing typed is lost, and what can be done. */
export function LapsedNote({ lapsed, isBusy, onAgain, onLeave }: Props) {
  const t = useTranslations("booking.hold");
  return (
    <div
      role="alert"
      className="border-t-3 border-bark bg-warn-tint px-5 py-5 min-[1100px]:order-first min-[1100px]:px-6"
    >
      <p className="font-semibold text-ink">{t(`endTitle.${lapsed.why}`)}</p>
      <p className="mt-1 text-caption text-ink-2">{t(`endText.${lapsed.why}`)}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {lapsed.why === "taken" ? null : (
          <Button onClick={onAgain} isBusy={isBusy} busyText={t("holding")}>
            {t("again")}
          </Button>
        )}
        <Button variant="outline" onClick={onLeave}>
          {t("leave")}
        </Button>
      </div>
    </div>
  );
}
