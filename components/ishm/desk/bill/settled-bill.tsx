import { useTranslations } from "next-intl";
import type { DeskBooking } from "@/lib/contract/bookings/ops-desk";
import { formatMoney } from "@/lib/shared/money/money";
import { useOffice } from "../../frame/root/office-context";

/** What a party owed and paid. */
export function SettledBill({ booking: { visits } }: { booking: DeskBooking }) {
  const t = useTranslations("ishm.desk.bill");
  const { formats } = useOffice();
  const [bill] = visits.toSorted((one, other) => Number(other.total) - Number(one.total));
  if (!bill) return null;
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums">
      <dt className="text-ink-2">{t("total")}</dt>
      <dd className="text-end">{formatMoney(bill.total, formats)}</dd>
      <dt className="text-ink-2">{t("paid")}</dt>
      <dd className="text-end font-semibold">{formatMoney(bill.paid, formats)}</dd>
    </dl>
  );
}
