"use client";

import { useTranslations } from "next-intl";
import { clockText, useSecondsLeft } from "@/components/member/layout/use-seconds-left";
import type { ClubClock } from "@/components/member/mypage/club-clock";
import type { MyPlace } from "@/components/member/mypage/place";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { LeaveButton } from "./leave-button";

type Props = { waitingIdx: number; until: string; place: MyPlace; clock: ClubClock };

/** A time that the waiting list gave goes back free for a while (domain.md 7.7). */
export function GraceLine({ waitingIdx, until, place, clock }: Props) {
  const t = useTranslations("waitings");
  const seconds = useSecondsLeft(clock.here(until));
  if (seconds === 0) return null;
  return (
    <div className="mt-3 border-s-4 border-ok bg-ok-tint px-5 py-3">
      <p className="tabular-nums">
        {t("grace", { time: formatDateTime(until, place.formats), left: clockText(seconds) })}
      </p>
      <LeaveButton waitingIdx={waitingIdx} place={place} word={t("giveBack")} sure={t("giveBackSure")} />
    </div>
  );
}
