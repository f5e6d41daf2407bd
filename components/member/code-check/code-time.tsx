"use client";

import { useTranslations } from "next-intl";
import { Ruler } from "@/components/ui/layout/ruler";
import { clockText, saidSeconds } from "../layout/use-seconds-left";

type Props = { secondsLeft: number; lifeSeconds: number; triesLeft: number | null };

const ticks = 27;

/** The time left of a code, seen every second and said seldom; ticks go out from the right. */
export function CodeTime({ secondsLeft, lifeSeconds, triesLeft }: Props) {
  const t = useTranslations("codeCheck");
  const said = secondsLeft > 0 ? saidSeconds(secondsLeft) : null;
  return (
    <div className="mt-4">
      <div className="flex flex-wrap justify-between gap-x-6 text-caption text-ink-2">
        <p>
          {t("timeLeft")}{" "}
          <span className="font-semibold text-ink tabular-nums">{clockText(secondsLeft)}</span>
        </p>
        {triesLeft === null ? null : <p>{t("triesLeft", { count: triesLeft })}</p>}
      </div>
      <Ruler progress={Math.ceil((ticks * secondsLeft) / lifeSeconds)} className="mt-2" />
      <p role="status" className="visually-hidden">
        {said === null ? "" : t("leftSaid", { seconds: said })}
      </p>
      <p role="alert" className="visually-hidden">
        {secondsLeft === 0 ? t("expired") : ""}
      </p>
    </div>
  );
}
