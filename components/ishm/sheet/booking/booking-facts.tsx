"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { StaffBooking } from "@/components/ishm/sheet/grid/sheet-grid";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/layout/skeleton";
import { formatMoney } from "@/lib/shared/money/money";
import { formatDateTime, formatTime } from "@/lib/shared/time/date-format";
import { useCall } from "@/lib/web/api/use-call";
import { OfficeFailure } from "../../frame/office-failure";
import { useOffice } from "../../frame/root/office-context";
import type { SheetContext } from "../day/use-sheet-context";

type Props = { booking: StaffBooking; context: SheetContext };

/** A booking with its players; price and history on demand. */
export function BookingFacts({ booking, context }: Props) {
  const t = useTranslations("ishm.sheet.panel");
  const { formats } = useOffice();
  const [isWhole, setWhole] = useState(false);
  const facts = [
    { name: t("rsvNo"), value: booking.rsvNo },
    { name: t("kind"), value: context.nameOf("reservationTypes", booking.reservationType) },
    { name: t("holes"), value: context.nameOf("holeCodes", booking.holeCode) },
    { name: t("caddie"), value: context.nameOf("caddieModes", booking.caddieMode) },
    { name: t("carts"), value: booking.carts.join(", ") },
    { name: t("total"), value: formatMoney(booking.total, formats) },
    { name: t("memo"), value: booking.memo },
  ].filter(({ value }) => value);
  return (
    <div className="flex flex-col gap-4">
      <Players booking={booking} context={context} />
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-caption">
        {facts.map(({ name, value }) => (
          <div key={name} className="contents">
            <dt className="text-ink-2">{name}</dt>
            <dd className="break-words tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <Button
        variant="quiet"
        size="small"
        className="self-start"
        aria-expanded={isWhole}
        onClick={() => setWhole((now) => !now)}
      >
        {isWhole ? t("less") : t("more")}
      </Button>
      {isWhole ? (
        <BookingRecord key={booking.version} booking={booking} unmaskReason={context.unmaskReason} />
      ) : null}
    </div>
  );
}

function Players({ booking, context }: Props) {
  const t = useTranslations("ishm.sheet.panel");
  const { formats } = useOffice();
  return (
    <ul aria-label={t("players")} className="border-y border-line">
      {booking.players.map((player) => (
        <li
          key={player.seq}
          className="flex flex-wrap items-baseline gap-x-3 border-t border-line py-1.5 first:border-t-0"
        >
          <strong className="font-semibold">{player.name || t("unnamed")}</strong>
          <span className="text-caption text-ink-2">
            {[
              player.isBooker ? t("booker") : "",
              context.nameOf("memberTypes", player.memberType),
              player.phoneNo ?? "",
            ]
              .filter(Boolean)
              .join(" · ")}
          </span>
          {player.checkedInAt ? (
            <span className="ms-auto text-caption font-semibold text-ok">
              {t("arrivedAt", { time: formatTime(player.checkedInAt, formats) })}
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

type BookingRecordProps = { booking: StaffBooking; unmaskReason: string | undefined };

/** The price of a booking and its history. */
function BookingRecord({ booking, unmaskReason }: BookingRecordProps) {
  const t = useTranslations("ishm.sheet.panel");
  const acts = useTranslations("ishm.delegations");
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
      {data.delegateActs.length > 0 ? (
        <ul
          aria-label={acts("booking")}
          className="flex flex-col gap-1 border-s-4 border-bark ps-3 text-caption"
        >
          {data.delegateActs.map(({ act, name, at }) => (
            <li key={at} className="flex flex-wrap gap-x-3">
              <span className="tabular-nums text-ink-2">{formatDateTime(at, formats)}</span>
              <strong className="font-semibold">
                {acts("byDelegate", { name, act: acts(`acts.${act}`) })}
              </strong>
            </li>
          ))}
        </ul>
      ) : null}
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
