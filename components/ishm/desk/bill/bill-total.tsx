import { useTranslations } from "next-intl";
import { formatMoney } from "@/lib/shared/money/money";
import { useOffice } from "../../frame/root/office-context";
import type { BillSums } from "./bill";

/** The sum, the coupon's discount where there is one, and what is owed. */
export function BillTotal({ sums }: { sums: BillSums }) {
  const t = useTranslations("ishm.desk.bill");
  const { formats } = useOffice();
  const money = (amount: BillSums["sum"]) => formatMoney(amount.toFixed(), formats);
  return (
    <dl className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1 border-t border-ink-2 pt-2 tabular-nums">
      {sums.discount.gt(0) ? (
        <>
          <dt className="text-ink-2">{t("sum")}</dt>
          <dd className="text-end">{money(sums.sum)}</dd>
          <dt className="text-ink-2">{t("discount")}</dt>
          <dd className="text-end">{money(sums.discount.times(-1))}</dd>
        </>
      ) : null}
      <dt className="font-semibold">{t("total")}</dt>
      <dd className="text-end text-lg font-semibold">{money(sums.total)}</dd>
    </dl>
  );
}
