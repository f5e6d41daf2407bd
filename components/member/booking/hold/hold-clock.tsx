"use client";

import { useTranslations } from "next-intl";
import {
  announcedSeconds,
  clockText,
  useSecondsLeft,
} from "@/components/member/shared/data/use-seconds-left";
import { Button } from "@/components/ui/button";
import { Ruler } from "@/components/ui/layout/ruler";
import { litTicks } from "@/lib/web/booking/countdown";
import type { Held } from "@/lib/web/booking/own-hold";

/** A hold as the server gives it (domain.md 7.5); the ruler is full with it. */
export const wholeSeconds = 300;

type Props = { held: Held; summary: string; isBusy: boolean; onRenew: () => void };

/** How long the time is held: large, as ticks that go out, and said aloud at 60, 30 and 10 seconds. */
export function HoldClock({ held, summary, isBusy, onRenew }: Props) {
  const t = useTranslations("booking.hold");
  const seconds = useSecondsLeft(held.endsAt);
  const said = announcedSeconds(seconds);
  return (
    <div className="bg-pine-900 px-5 pt-4 pb-4 text-on-dark min-[68.75rem]:sticky min-[68.75rem]:top-0 min-[68.75rem]:z-10 min-[68.75rem]:order-first min-[68.75rem]:px-6 min-[68.75rem]:pt-5 min-[68.75rem]:pb-6">
      <div className="flex flex-wrap items-end justify-between gap-x-3">
        <div>
          <p className="text-caption text-on-dark-2 max-[68.75rem]:sr-only">{t("title")}</p>
          <p role="timer" aria-label={t("left")} className="font-serif text-value tabular-nums">
            {clockText(seconds).padStart(5, "0")}
          </p>
        </div>
        <p className="ms-auto text-end text-caption whitespace-pre-line text-on-dark min-[68.75rem]:hidden">
          {summary}
        </p>
        {held.isRenewable ? (
          <Button
            variant="quiet-on-dark"
            size="small"
            isBusy={isBusy}
            busyText={t("renewing")}
            onClick={onRenew}
          >
            {t("renew")}
          </Button>
        ) : (
          <span className="text-caption text-on-dark-2 max-[68.75rem]:hidden">{t("lastTime")}</span>
        )}
      </div>
      <Ruler tone="dark" className="mt-3" progress={litTicks(seconds, wholeSeconds)} />
      <p role="status" className="visually-hidden">
        {said === null ? t("held") : t("secondsLeft", { seconds: said })}
      </p>
    </div>
  );
}
