"use client";

import { useTranslations } from "next-intl";
import type { Quote } from "@/lib/contract/bookings/play-shapes";
import { formatMoney } from "@/lib/shared/money/money";
import type { MyPlace } from "../place";

type Props = { quote: Quote; place: MyPlace };
const parts = ["greenFee", "cartFee", "caddieFee", "rental"] as const;

/** What the round costs, by part, and what of it is whose. */
export function BookingPrice({ quote, place }: Props) {
  const t = useTranslations("mypage.booking.quote");
  const money = (amount: number | string) => formatMoney(amount, place.formats);
  const rows = parts.filter((part) => Number(quote[part]) !== 0).map((part) => [t(part), money(quote[part])]);
  if (Number(quote.discount) !== 0) rows.push([t("discount"), `−${money(quote.discount)}`]);
  return (
    <dl className="-mt-4 tabular-nums">
      {rows.map(([term, value]) => (
        <div key={term} className="flex justify-between gap-6 border-b border-line py-4">
          <dt className="text-ink-3">{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className="flex items-baseline justify-between gap-6 pt-5">
        <dt className="font-semibold">{t("total")}</dt>
        <dd className="font-serif text-sub text-heading">{money(quote.total)}</dd>
      </div>
    </dl>
  );
}
