"use client";

import { useTranslations } from "next-intl";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { useCall } from "@/lib/web/api/use-call";
import type { MyPlace } from "../place";

type Props = { memberIdx: number; place: MyPlace };

/** Until when the member cannot book, if so, and what ends it earlier. */
export function SuspensionPart({ memberIdx, place }: Props) {
  const t = useTranslations("mypage.penalties");
  const { data } = useCall(
    "GET /info/{id}/penalties",
    { params: { id: String(memberIdx) }, query: { lang: place.language } },
    { handled: true },
  );
  if (!data || data.length === 0) return null;
  const last = data.reduce((one, other) => (one.suspendTo > other.suspendTo ? one : other));
  const canPay = data.some(({ releasable }) => releasable);
  return (
    <section aria-labelledby="suspension" className="mb-12 border-s-4 border-bad bg-bad-tint px-6 py-5">
      <h2 id="suspension" className="text-lead font-semibold tabular-nums">
        {t("suspended", { until: formatDateTime(last.suspendTo, place.formats) })}
      </h2>
      <p className="mt-2 tabular-nums">
        {t("daysLeft", { days: Math.max(...data.map(({ daysLeft }) => daysLeft)) })}
      </p>
      <p className="mt-2">{t(canPay ? "payOut" : "waitOut")}</p>
    </section>
  );
}
