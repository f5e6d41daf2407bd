"use client";

import { useTranslations } from "next-intl";
import type { StaffBooking } from "@/components/ishm/sheet/grid/sheet-grid";
import { Skeleton } from "@/components/ui/layout/skeleton";
import { formatMoney } from "@/lib/shared/money/money";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { useCall } from "@/lib/web/api/use-call";
import { OfficeFailure } from "../../frame/office-failure";
import { useOffice } from "../../frame/root/office-context";

type Props = { booking: StaffBooking; unmaskReason: string | undefined };

/** What a booking costs and what was done with it. */
export function BookingRecord({ booking, unmaskReason }: Props) {
  const t = useTranslations("ishm.sheet.panel");
  const { language, formats } = useOffice();
  const { bookingIdx } = booking;
  const { data, error, mutate } = useCall(
    "GET /ops/bookings/{id}",
    { params: { id: String(bookingIdx) }, query: { lang: language, reason: unmaskReason } },
    { handled: true, revalidateOnFocus: false, keepPreviousData: true },
  );
  if (error) return <OfficeFailure failure={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton className="h-24 w-full" />;
  const { quote } = data;
  const prices = (["greenFee", "cartFee", "caddieFee", "rental", "discount", "total"] as const).filter(
    (part) => part === "total" || Number(quote[part]) !== 0,
  );
  return (
    <div className="flex flex-col gap-4">
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 text-caption">
        {prices.map((part) => (
          <div key={part} className="contents">
            <dt className="text-ink-2">{t(`quote.${part}`)}</dt>
            <dd className="text-end tabular-nums">{formatMoney(quote[part], formats)}</dd>
          </div>
        ))}
      </dl>
      <ol aria-label={t("log")} className="flex flex-col gap-1 text-caption">
        {data.logs.map((log) => (
          <li key={log.logIdx} className="flex flex-wrap gap-x-3">
            <span className="tabular-nums text-ink-2">{formatDateTime(log.at, formats)}</span>
            <strong className="font-semibold">{log.workName}</strong>
            <span className="text-ink-2">{log.by}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
