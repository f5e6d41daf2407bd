"use client";

import { useTranslations } from "next-intl";
import { useSession } from "@/components/feedback/session-provider";
import type { BookingContext } from "@/components/member/shared/page-context";
import { Button } from "@/components/ui/button";
import { MemberIcon } from "@/components/ui/layout/member-icons";
import type { Companion } from "@/lib/contract/bookings/booking-shapes";
import {
  cleared,
  freeSeat,
  isSeated,
  namesOf,
  type Party,
  type Seat,
  seated,
  seatOfCompanion,
} from "@/lib/web/booking/party";
import { GuestAsk } from "./guest-ask";
import { MemberAsk } from "./member-ask";

type Props = {
  context: BookingContext;
  memberIdx: number;
  name: string;
  party: Party;
  companions: readonly Companion[];
  /** Nobody has played along yet: names are asked for at once. */
  isFirst: boolean;
  /** The party of the last round; null where there is none. */
  last: Party | null;
  onSeats: (change: (seats: readonly Seat[]) => readonly Seat[]) => void;
  onAgain: (party: Party) => void;
};

/** The players of the round; seats without a name may get one later. */
export function PlayersPart({
  context,
  memberIdx,
  name,
  party,
  companions,
  isFirst,
  last,
  onSeats,
  onAgain,
}: Props) {
  const t = useTranslations("booking.seat");
  const { seats } = party;
  const { session } = useSession();
  const ownId = session?.signedIn ? session.user.id : "";
  const room = freeSeat(seats);
  const add = (seat: Seat) => onSeats((now) => seated(now, seat));
  return (
    <section aria-labelledby="players-heading" className="mt-6">
      <h3 id="players-heading" className="mb-2 text-group font-semibold">
        {t("title")}
      </h3>
      <SeatList booker={name} seats={seats} onClear={(at) => onSeats((now) => cleared(now, at))} />
      <p role="status" className="mt-2 text-caption text-ink-3">
        {room === null ? t("full") : t("later")}
      </p>
      <SameParty seats={seats} last={last} onAgain={onAgain} />
      <CompanionPicks
        companions={companions}
        seats={seats}
        hasRoom={room !== null}
        onAdd={(one) => add(seatOfCompanion(one))}
      />
      {room === null ? null : (
        <details className="mt-4" open={isFirst || undefined}>
          <summary className="link inline-flex min-h-11 cursor-pointer items-center">{t("other")}</summary>
          <div className="mt-2 grid grid-cols-1 gap-5">
            <MemberAsk
              clubCode={context.clubCode}
              language={context.language}
              ownId={ownId}
              onFound={({ memberId, name: shownName }) =>
                add({ kind: "member", by: { memberId }, name: shownName })
              }
            />
            <GuestAsk memberIdx={memberIdx} onAdd={add} />
          </div>
        </details>
      )}
    </section>
  );
}

type SamePartyProps = { seats: readonly Seat[]; last: Party | null; onAgain: (party: Party) => void };

/** The party of the last round by one tap, unless it sits here already. */
function SameParty({ seats, last, onAgain }: SamePartyProps) {
  const t = useTranslations("booking.seat");
  const names = namesOf(last?.seats ?? []);
  const seated = namesOf(seats);
  if (!last || names.length === 0 || names.every((name) => seated.includes(name))) return null;
  return (
    <Button variant="outline" className="mt-3 h-auto min-h-12 w-full py-2" onClick={() => onAgain(last)}>
      <MemberIcon name="history" />
      {t("again", { names: names.join(", ") })}
    </Button>
  );
}

type CompanionPicksProps = {
  companions: readonly Companion[];
  seats: readonly Seat[];
  hasRoom: boolean;
  onAdd: (companion: Companion) => void;
};

const shown = 6;

/** People with whom the member has played, one tap each. */
function CompanionPicks({ companions, seats, hasRoom, onAdd }: CompanionPicksProps) {
  const t = useTranslations("booking.seat");
  const others = companions.filter((one) => !isSeated(seats, one)).slice(0, shown);
  if (others.length === 0 || !hasRoom) return null;
  return (
    <div className="mt-4">
      <p className="text-caption font-semibold">{t("known")}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {others.map((one) => (
          <li key={`${one.companionRef} ${one.name}`}>
            <Button
              variant="outline"
              size="touch"
              aria-label={t("addName", { name: one.name })}
              onClick={() => onAdd(one)}
            >
              <MemberIcon name="plus" size={16} />
              {one.name}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

type SeatListProps = { booker: string; seats: readonly Seat[]; onClear: (index: number) => void };

/** Who plays: the booker first, then a line per seat. A seat that a booking has given stays until the team is smaller. */
function SeatList({ booker, seats, onClear }: SeatListProps) {
  const t = useTranslations("booking.seat");
  // A seat is known by its place: it may hold nobody.
  const placed = seats.map((seat, index) => ({ seat, index }));
  return (
    <ol className="border-t border-line">
      <li className="flex min-h-12 items-center gap-3 border-b border-line">
        <span className="w-6 text-ink-3 tabular-nums">1</span>
        <span className="flex-1 font-semibold">{booker}</span>
        <span className="text-caption text-ink-3">{t("me")}</span>
      </li>
      {placed.map(({ seat, index }) => (
        <li key={index} className="flex min-h-12 items-center gap-3 border-b border-line">
          <span className="w-6 text-ink-3 tabular-nums">{index + 2}</span>
          {seat.kind === "open" ? (
            <span className="flex-1 text-ink-3">{t("open")}</span>
          ) : (
            <>
              <span className="flex-1 font-semibold">{seat.name}</span>
              <span className="text-caption text-ink-3">
                {seat.kind === "kept" ? t("kept") : t(seat.kind === "member" ? "member" : "guest")}
              </span>
              <Button
                variant="quiet"
                size="small"
                aria-label={
                  seat.kind === "kept"
                    ? `${t("replace")}: ${seat.name}`
                    : t("removeName", { name: seat.name })
                }
                onClick={() => onClear(index)}
              >
                {t(seat.kind === "kept" ? "replace" : "remove")}
              </Button>
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
