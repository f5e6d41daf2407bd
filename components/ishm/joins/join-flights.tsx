"use client";

import { useTranslations } from "next-intl";
import { Chip } from "@/components/ui/chip";
import { TableFrame } from "@/components/ui/table-frame";
import type { OfficeJoinFlight } from "@/lib/contract/bookings/joins";
import { formatDay, formatDeadline } from "@/lib/shared/time/deadline";
import { useCall } from "@/lib/web/api/use-call";
import { officePaths } from "@/lib/web/routing/office-paths";
import { OfficeLink } from "../frame/office-link";
import { useOffice } from "../frame/root/office-context";

const newest = 20;
const columns = ["time", "course", "players", "state", "until", "booking"] as const;

/** The newest flights of golfers alone, from the proposal to the booking; nobody is named. */
export function JoinFlights() {
  const t = useTranslations("ishm.joins.flights");
  const { language } = useOffice();
  const query = { lang: language, size: String(newest) };
  const { data } = useCall("GET /ops/join-flights", { query }, { handled: true });
  if (!data) return null;
  return (
    <section aria-labelledby="join-flights" className="mb-5 rounded-panel border border-line bg-sheet p-5">
      <h2 id="join-flights" className="font-semibold">
        {t("title")}
      </h2>
      <p className="mt-1 text-ink-2">
        {data.total === 0 ? t("empty") : t("shown", { count: data.list.length, total: data.total })}
      </p>
      {data.list.length > 0 ? (
        <TableFrame label={t("title")}>
          <table className="mt-3 w-full min-w-[44rem] text-start tabular-nums">
            <thead>
              <tr className="border-b border-line text-ink-2">
                {columns.map((column) => (
                  <th key={column} scope="col" className="py-2 pe-4 text-start font-medium">
                    {t(`columns.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.list.map((flight) => (
                <FlightRow key={flight.flightIdx} flight={flight} />
              ))}
            </tbody>
          </table>
        </TableFrame>
      ) : null}
    </section>
  );
}

function FlightRow({ flight }: { flight: OfficeJoinFlight }) {
  const t = useTranslations("ishm.joins.flights");
  const { formats, language } = useOffice();
  const { playDate, teeTime, courseName, players, agreed, state, answerUntil, rsvNo } = flight;
  const writer = { language, formats };
  return (
    <tr className="border-b border-line last:border-0">
      <th scope="row" className="py-2 pe-4 text-start font-medium">
        {`${formatDay(playDate, writer)} ${teeTime}`}
      </th>
      <td className="py-2 pe-4">{courseName}</td>
      <td className="py-2 pe-4">{t("agreed", { agreed, players })}</td>
      <td className="py-2 pe-4">
        <Chip tone={state === "BOOKED" ? "ok" : "neutral"}>{t(`states.${state}`)}</Chip>
      </td>
      <td className="py-2 pe-4 text-ink-2">{formatDeadline(answerUntil, writer)}</td>
      <td className="py-2 pe-4">
        {rsvNo === null ? null : (
          <OfficeLink href={officePaths.sheet(playDate)} className="hover:underline">
            {rsvNo}
          </OfficeLink>
        )}
      </td>
    </tr>
  );
}
