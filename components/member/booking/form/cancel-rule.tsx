"use client";

import { useTranslations } from "next-intl";
import type { SlotDetail } from "@/lib/contract/tee-sheets/tee-sheets";
import { formatMoney } from "@/lib/shared/money/money";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { serverClock } from "@/lib/web/runtime/server-clock";
import type { BookingContext } from "../booking-context";

type Props = { context: BookingContext; rule: SlotDetail["cancelRule"]; base: number | string | null };

/** Until when cancelling is free, and what each later stage costs, with exact times. */
export function CancelRule({ context: { formats }, rule, base }: Props) {
  const t = useTranslations("booking.rule");
  const isFree = Date.parse(rule.freeUntil) > serverClock.now();
  const upcoming = rule.stages.filter(({ until }) => until === null || Date.parse(until) > serverClock.now());
  const fine = (percent: number) =>
    base === null ? "" : formatMoney(Math.round((Number(base) * percent) / 100), formats);
  return (
    <div className="mt-5 bg-paper-2 px-4 py-3 text-caption">
      <p>
        <strong className="font-semibold">
          {isFree ? t("freeUntil", { time: formatDateTime(rule.freeUntil, formats) }) : t("freeOver")}
        </strong>{" "}
        {isFree ? t("after") : null}
      </p>
      <details className="mt-1">
        <summary className="link inline-flex min-h-9 cursor-pointer items-center">{t("stages")}</summary>
        <ul className="mt-1 list-disc ps-5">
          {upcoming.map(({ stage, until, percent, days }) => (
            <li key={stage}>
              {until === null
                ? t("noShow", { percent, fine: fine(percent), days })
                : t("until", { time: formatDateTime(until, formats), percent, fine: fine(percent), days })}
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
