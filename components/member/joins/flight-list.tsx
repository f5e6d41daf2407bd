"use client";

import { useTranslations } from "next-intl";
import type { PageContext } from "@/components/member/shared/page-context";
import type { Act } from "@/components/member/shared/use-act";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import type { OwnJoinFlight } from "@/lib/contract/bookings/joins";
import { formatMoney } from "@/lib/shared/money/money";
import { formatDay, formatDeadline } from "@/lib/shared/time/deadline";
import { call } from "@/lib/web/api/browser";
import { useGolferLine } from "./golfer-fields";

type Props = {
  flights: readonly OwnJoinFlight[];
  context: PageContext;
  act: Act;
  /** The member may join nobody now: a yes is not offered. */
  isSuspended: boolean;
};
type OneProps = Omit<Props, "flights"> & { flight: OwnJoinFlight };

/** Flights that are proposed to the member, each with the two answers. */
export function FlightList({ flights, ...props }: Props) {
  return (
    <ul className="border-t border-line">
      {flights.map((flight) => (
        <li key={flight.flightIdx} className="border-b border-line py-5">
          <Flight flight={flight} {...props} />
        </li>
      ))}
    </ul>
  );
}

function Flight({ flight, context, act, isSuspended }: OneProps) {
  const t = useTranslations("joins.flights");
  const line = useGolferLine();
  const { flightIdx, playDate, teeTime, courseName, players, greenFee, answerUntil, hasAgreed, others } =
    flight;
  const time = `${formatDay(playDate, context)} ${teeTime}`;
  const facts = [
    courseName,
    t("players", { count: players }),
    ...(greenFee === null ? [] : [t("greenFee", { fee: formatMoney(greenFee, context.formats) })]),
  ];
  const answer = (action: "ACCEPT" | "DECLINE") => () =>
    call(
      "PUT /ext/join-flights/{id}",
      { params: { id: String(flightIdx) }, body: { action } },
      { handled: true },
    );
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 font-semibold">
        {time}
        {hasAgreed ? <Chip tone="ok">{t("agreed")}</Chip> : null}
      </p>
      <p className="text-caption text-ink-2">{facts.join(" · ")}</p>
      <ul className="mt-3" aria-label={`${t("others")}: ${time}`}>
        {others.map((golfer, place) => (
          // Golfers without names: two of them may be alike, and the list does not change.
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is all that tells them apart.
          <li key={place} className="text-ink-2">
            {t("golfer", { line: line(golfer), count: golfer.players })}
          </li>
        ))}
      </ul>
      <p className="mt-3">{t("until", { time: formatDeadline(answerUntil, context) })}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        {hasAgreed || isSuspended ? null : (
          <Button
            size="touch"
            aria-label={`${t("accept")}: ${time}`}
            onClick={() => void act.act(answer("ACCEPT"), t("accepted"))}
          >
            {t("accept")}
          </Button>
        )}
        <Button
          variant="outline"
          size="touch"
          aria-label={`${t("decline")}: ${time}`}
          onClick={() => void act.act(answer("DECLINE"), t("declined"))}
        >
          {t("decline")}
        </Button>
      </div>
    </>
  );
}
