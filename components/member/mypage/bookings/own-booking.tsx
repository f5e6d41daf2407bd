"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { CancelOutcome } from "@/components/member/mypage/cancel/cancel-outcome";
import { CancelPart } from "@/components/member/mypage/cancel/cancel-part";
import { useActingFor } from "@/components/member/shared/delegates/use-acting";
import { Facts, Group } from "@/components/member/shared/layout/facts";
import type { PageContext } from "@/components/member/shared/page-context";
import { Chip } from "@/components/ui/chip";
import { Sign } from "@/components/ui/layout/signs";
import type { Quote } from "@/lib/contract/bookings/play-shapes";
import { type BookingState, bookingState } from "@/lib/contract/code-values/bookings";
import { formatMoney } from "@/lib/shared/money/money";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { formatDeadline } from "@/lib/shared/time/deadline";
import { useCodeSets } from "@/lib/web/api/use-cached-calls";
import type { Cancelled, OwnDetail } from "@/lib/web/my/booking-state";
import { focusQuietly } from "@/lib/web/runtime/hash-scroll";
import { BookingTools } from "./booking-tools";
import { CheckInPart } from "./check-in-part";
import { DayPart } from "./day-part";
import { RoundHead } from "./round-head";

type Props = {
  booking: OwnDetail;
  memberIdx: number;
  context: PageContext;
  /** Reads the booking anew and answers with it. */
  onReload: () => Promise<OwnDetail | undefined>;
};

/** A booking with all its parts, for the member who made it; also shown right after booking. */
export function OwnBooking({ booking, memberIdx, context, onReload }: Props) {
  const t = useTranslations("mypage.booking");
  const hasJustBooked = useSearchParams().has("booked");
  const [isBooked] = useState(hasJustBooked);
  const [cancelled, setCancelled] = useState<Cancelled | null>(null);
  const { courseName, courseOutName, state, stateName } = booking;
  const acting = useActingFor();
  return (
    <div className="flex flex-col gap-14 [&>section]:mt-0">
      <div>
        {cancelled ? <CancelOutcome answer={cancelled} context={context} /> : null}
        {isBooked && !cancelled ? <BookedHead booking={booking} /> : null}
        <RoundHead
          context={context}
          playDate={booking.playDate}
          teeTime={booking.teeTime}
          turnTime={booking.turnTime}
          course={courseOutName === courseName ? courseName : `${courseName} → ${courseOutName}`}
          state={state}
          stateName={stateName}
        />
        <BookingTools booking={booking} memberIdx={memberIdx} context={context} />
      </div>
      {acting ? null : (
        <CheckInPart bookingIdx={booking.bookingIdx} memberIdx={memberIdx} context={context} />
      )}
      <DayPart booking={booking} context={context} />
      <div className="grid grid-cols-1 gap-x-14 gap-y-14 min-[56.25rem]:grid-cols-2 [&>section]:mt-0">
        <Group id="facts" title={t("facts")}>
          <BookingFacts booking={booking} context={context} />
        </Group>
        <Group id="price" title={t("price")}>
          <BookingPrice quote={booking.quote} context={context} />
        </Group>
      </div>
      <Group id="players" title={t("players")}>
        <PlayerList players={booking.players} context={context} />
      </Group>
      {booking.delegateActs?.length ? (
        <Group id="delegate-acts" title={t("delegateActs")}>
          <DelegateActs acts={booking.delegateActs} context={context} />
        </Group>
      ) : null}
      <CancelPart
        booking={booking}
        context={context}
        onReload={onReload}
        onCancelled={setCancelled}
        isDone={cancelled !== null}
      />
    </div>
  );
}

type DelegateActsProps = { acts: NonNullable<OwnDetail["delegateActs"]>; context: PageContext };

/** Who did what about the round in the member's name. */
function DelegateActs({ acts, context }: DelegateActsProps) {
  const t = useTranslations("mypage.booking");
  return (
    <ul className="border-t border-line">
      {acts.map(({ act, name, at }) => (
        <li key={at} className="flex flex-wrap gap-x-6 border-b border-line py-3">
          <span className="w-44 text-ink-2 tabular-nums">{formatDateTime(at, context.formats)}</span>
          {t("delegateAct", { name, act: t(`acts.${act}`) })}
        </li>
      ))}
    </ul>
  );
}

type BookedHeadProps = { booking: Pick<OwnDetail, "rsvNo" | "state" | "players"> };
const live = new Set<BookingState>([bookingState.booked, bookingState.confirmed]);

/** That it is booked, and under which number; the first thing that is read after booking. */
function BookedHead({ booking }: BookedHeadProps) {
  const t = useTranslations("mypage.booking");
  const heading = useRef<HTMLHeadingElement>(null);
  const isLive = live.has(booking.state);
  const hasNamed = booking.players.some(({ isBooker, name }) => !isBooker && name !== "");
  useEffect(() => {
    if (heading.current) focusQuietly(heading.current);
  }, []);
  if (!isLive) return null;
  return (
    <div className="mb-8 border-s-4 border-ok bg-ok-tint px-6 py-5">
      <h2 ref={heading} className="flex items-center gap-3 font-serif text-sub text-ink">
        <Sign name="check" size={26} className="text-ok" />
        {t("booked")}
      </h2>
      <p className="mt-2 tabular-nums">
        {t(hasNamed ? "bookedText" : "bookedTextAlone", { rsvNo: booking.rsvNo })}
      </p>
    </div>
  );
}

type BookingFactsProps = { booking: OwnDetail; context: PageContext };

/** Number, kind, holes, caddie, and until when what is possible. */
function BookingFacts({ booking, context }: BookingFactsProps) {
  const t = useTranslations("mypage.booking");
  const { data: codes } = useCodeSets(context.clubCode, context.language, ["reservationTypes"]);
  const kind = codes?.reservationTypes?.list.find(({ key }) => key === booking.reservationType)?.keyName;
  const moment = (text: string | null | undefined) => (text ? formatDeadline(text, context) : null);
  return (
    <div className="tabular-nums">
      <Facts
        facts={[
          [t("rsvNo"), booking.rsvNo],
          [t("kind"), kind],
          [t("holes"), t("holeCount", { count: Number(booking.holeCode) })],
          [t("caddie"), t(`caddies.${booking.caddieMode}`)],
          [t("freeUntil"), moment(booking.freeCancelUntil)],
          [t("graceUntil"), moment(booking.graceUntil)],
          [t("onlineUntil"), moment(booking.noShowAfter)],
          [t("changes"), booking.changeCount > 0 ? t("changeCount", { count: booking.changeCount }) : null],
          [t("memo"), booking.memo],
        ]}
      />
    </div>
  );
}

type BookingPriceProps = { quote: Quote; context: PageContext };
const parts = ["greenFee", "cartFee", "caddieFee", "rental"] as const;

/** The price of the round by part and by player. */
function BookingPrice({ quote, context }: BookingPriceProps) {
  const t = useTranslations("mypage.booking.quote");
  const money = (amount: number | string) => formatMoney(amount, context.formats);
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

type PlayerListProps = { players: OwnDetail["players"]; context: PageContext };

/** Who plays, at which fee, and whether a named member has said yes. */
function PlayerList({ players, context }: PlayerListProps) {
  const t = useTranslations("mypage.booking");
  const { data: codes } = useCodeSets(context.clubCode, context.language, ["memberTypes"]);
  const typeOf = (key: string) => codes?.memberTypes?.list.find((one) => one.key === key)?.keyName ?? "";
  const hasAsked = players.some(({ isMember, isBooker, isAccepted }) => isMember && !isBooker && !isAccepted);
  return (
    <>
      <ol className="-mt-6">
        {players.map((player) => (
          <li
            key={player.seq}
            className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-line py-4 tabular-nums"
          >
            <span className="w-5 text-ink-3">{player.seq}</span>
            <span className="min-w-0 flex-1 basis-32 font-semibold">{player.name || t("unnamed")}</span>
            <span className="text-caption text-ink-2">
              {player.isOwnFee ? typeOf(player.memberType) : t("companionRate")}
            </span>
            <PlayerMark
              player={player}
              words={{ booker: t("booker"), accepted: t("accepted"), asked: t("asked") }}
            />
            <span className="ms-auto min-w-24 text-end">{formatMoney(player.greenFee, context.formats)}</span>
          </li>
        ))}
      </ol>
      {hasAsked ? <p className="mt-4 text-caption text-ink-2">{t("afterYes")}</p> : null}
    </>
  );
}

type MarkProps = {
  player: Pick<OwnDetail["players"][number], "isBooker" | "isMember" | "isAccepted">;
  words: { booker: string; accepted: string; asked: string };
};

function PlayerMark({ player, words }: MarkProps) {
  if (player.isBooker) return <Chip tone="neutral">{words.booker}</Chip>;
  if (!player.isMember) return null;
  return player.isAccepted ? <Chip tone="ok">{words.accepted}</Chip> : <Chip tone="info">{words.asked}</Chip>;
}
