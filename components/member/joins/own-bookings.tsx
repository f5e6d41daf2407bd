"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { LazyPart } from "@/components/feedback/lazy-part";
import { Loading } from "@/components/member/shared/layout/loading";
import type { PageContext } from "@/components/member/shared/page-context";
import type { Act } from "@/components/member/shared/use-act";
import { Button } from "@/components/ui/button";
import type { OwnJoinBooking } from "@/lib/contract/bookings/joins";
import { formatDay } from "@/lib/shared/time/deadline";
import { call } from "@/lib/web/api/browser";
import { useGolferLine } from "./golfer-fields";

const loadForm = () => import("./party-form").then(({ PartyForm }) => PartyForm);

type Props = { bookings: readonly OwnJoinBooking[]; context: PageContext; act: Act };
type OneProps = Omit<Props, "bookings"> & { booking: OwnJoinBooking; time: string };

/** The member's own bookings of the next days: open to others or not, and who asks for a place. */
export function OwnBookings({ bookings, context, act }: Props) {
  const t = useTranslations("joins.parties");
  if (bookings.length === 0) return <p className="text-ink-2">{t("none")}</p>;
  return (
    <ul className="border-t border-line">
      {bookings.map((booking) => {
        const time = `${formatDay(booking.playDate, context)} ${booking.teeTime}`;
        return (
          <li key={booking.bookingIdx} className="border-b border-line py-5">
            <p className="font-semibold">
              {time} <span className="font-normal text-ink-2">{booking.courseName}</span>
            </p>
            <OpenState booking={booking} context={context} act={act} time={time} />
            <AskList booking={booking} context={context} act={act} time={time} />
          </li>
        );
      })}
    </ul>
  );
}

function OpenState(props: OneProps) {
  const t = useTranslations("joins.parties");
  const [isOpen, setOpen] = useState(false);
  const { booking, act, time } = props;
  const { party, bookingIdx, mostSeats } = booking;
  const params = { id: String(bookingIdx) };
  const close = () => call("DELETE /ext/open-parties/{id}", { params }, { handled: true });
  if (isOpen) {
    const onSaved = () => setOpen(false);
    return <LazyPart load={loadForm} props={{ ...props, onSaved }} placeholder={<Loading />} />;
  }
  if (mostSeats < 1) return <p className="mt-2 text-ink-2">{t("full")}</p>;
  return (
    <>
      <p className="mt-1 text-ink-2">
        {party ? t("open", { free: party.freeSeats, count: party.seats }) : t("closed")}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          variant="outline"
          size="touch"
          aria-label={`${party ? t("change") : t("openIt")}: ${time}`}
          onClick={() => setOpen(true)}
        >
          {party ? t("change") : t("openIt")}
        </Button>
        {party ? (
          <Button
            variant="outline"
            size="touch"
            aria-label={`${t("close")}: ${time}`}
            onClick={() => void act.act(close, t("closedNow"))}
          >
            {t("close")}
          </Button>
        ) : null}
      </div>
    </>
  );
}

/** Who asks for a place, with the two answers. */
function AskList({ booking, act, time }: OneProps) {
  const t = useTranslations("joins.parties");
  const line = useGolferLine();
  if (booking.asks.length === 0) return null;
  return (
    <ul className="mt-4" aria-label={`${t("asks")}: ${time}`}>
      {booking.asks.map((ask) => {
        const answer = (action: "ACCEPT" | "DECLINE") => () =>
          call(
            "PUT /ext/join-asks/{id}",
            { params: { id: String(ask.askIdx) }, body: { action } },
            { handled: true },
          );
        return (
          <li key={ask.askIdx} className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
            <p className="min-w-0 flex-1 basis-56">
              <span className="font-medium">{t("asker", { name: ask.name, count: ask.players })}</span>
              <span className="block text-caption text-ink-2">{line(ask)}</span>
            </p>
            <div className="flex flex-wrap gap-3">
              <Button
                size="touch"
                aria-label={`${t("accept")}: ${ask.name}, ${time}`}
                onClick={() =>
                  void act.act(answer("ACCEPT"), ({ state }) =>
                    t(state === "JOINED" ? "answered" : "cannotCome"),
                  )
                }
              >
                {t("accept")}
              </Button>
              <Button
                variant="outline"
                size="touch"
                aria-label={`${t("decline")}: ${ask.name}, ${time}`}
                onClick={() => void act.act(answer("DECLINE"), t("answered"))}
              >
                {t("decline")}
              </Button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
