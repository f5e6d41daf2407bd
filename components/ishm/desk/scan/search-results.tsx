"use client";

import { useTranslations } from "next-intl";
import { arrivalsAt } from "@/components/ishm/desk/arrivals";
import { Skeleton } from "@/components/ui/layout/skeleton";
import type { DeskBooking } from "@/lib/contract/bookings/ops-desk";
import { formatDate } from "@/lib/shared/time/date-format";
import { useCall } from "@/lib/web/api/use-call";
import { OfficeFailure } from "../../frame/office-failure";
import { useOffice } from "../../frame/root/office-context";
import { ArrivalList } from "../arrival-list";

type Props = {
  date: string;
  keyword: string;
  reason: string | undefined;
  now: Date;
  openIdx: number | null;
  onOpen: (booking: DeskBooking) => void;
};

/** Whom a name, a phone number or a booking number finds: the day's parties, then those of the days around it. */
export function SearchResults({ date, keyword, reason, now, openIdx, onOpen }: Props) {
  const t = useTranslations("ishm.desk.search");
  const { language, formats } = useOffice();
  const { data, error, mutate } = useCall(
    "GET /ops/desk/search",
    { query: { date, keyword, lang: language, reason } },
    { handled: true, revalidateOnFocus: false },
  );
  if (error) return <OfficeFailure failure={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton className="h-40 w-full" />;
  const days = [...new Set(data.list.map(({ playDate }) => playDate))];
  const open = (bookingIdx: number) => {
    const found = data.list.find((booking) => booking.bookingIdx === bookingIdx);
    if (found) onOpen(found);
  };
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="text-ink-2">
        {t("found", { count: data.list.length, keyword })}
      </p>
      {days.map((day) => (
        <ArrivalList
          key={day}
          title={day === date ? t("today") : formatDate(day, formats)}
          arrivals={arrivalsAt(
            data.list.filter(({ playDate }) => playDate === day),
            now,
          )}
          empty=""
          openIdx={openIdx}
          onOpen={open}
        />
      ))}
    </div>
  );
}
