"use client";

import { useTranslations } from "next-intl";
import { formatMoney } from "@/lib/shared/money/money";
import type { MyPlace } from "../place";
import type { Visit } from "./visits-view";

type Props = { visit: Visit; place: MyPlace };

/** What the desk charged, line by line; folded away until it is wanted. */
export function VisitCharges({ visit, place }: Props) {
  const t = useTranslations("mypage.visits");
  const money = (amount: number | string) => formatMoney(amount, place.formats);
  const open = Number(visit.total) - Number(visit.paid);
  if (visit.charges.length === 0) return null;
  return (
    <details className="mt-2">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-link underline underline-offset-4">
        {t("charges")}
      </summary>
      <dl className="max-w-xl">
        {visit.charges.map(({ feeCode, name, qty, unit, amount }) => (
          <div key={`${feeCode}-${name}`} className="flex justify-between gap-6 border-b border-line py-2">
            <dt>
              {name}
              {qty === 1 ? "" : ` · ${qty} × ${money(unit)}`}
            </dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
        {Number(visit.discount) > 0 ? (
          <div className="flex justify-between gap-6 border-b border-line py-2">
            <dt>{t("discount")}</dt>
            <dd>−{money(visit.discount)}</dd>
          </div>
        ) : null}
        <div className="flex justify-between gap-6 py-2 font-semibold">
          <dt>{t("paid")}</dt>
          <dd>{money(visit.paid)}</dd>
        </div>
        {open > 0 ? (
          <div className="flex justify-between gap-6 py-2 font-semibold text-accent-text">
            <dt>{t("open")}</dt>
            <dd>{money(open)}</dd>
          </div>
        ) : null}
      </dl>
    </details>
  );
}
