"use client";

import { useTranslations } from "next-intl";
import { useSession } from "@/components/feedback/session-provider";
import type { Companion } from "@/lib/contract/bookings/booking-shapes";
import { freeSeat, isIdSeated, type Party, type Seat, seatOfCompanion } from "@/lib/web/booking/party";
import type { BookingPlace } from "../place";
import { CompanionPicks } from "./companion-picks";
import { GuestAsk } from "./guest-ask";
import { MemberAsk } from "./member-ask";
import { SeatList } from "./seat-list";

type Props = {
  place: BookingPlace;
  memberIdx: number;
  name: string;
  party: Party;
  companions: readonly Companion[];
  onChange: (change: Partial<Party>) => void;
};

/** The players of the round; seats without a name may get one later. */
export function PlayersPart({ place, memberIdx, name, party, companions, onChange }: Props) {
  const t = useTranslations("booking.seat");
  const { seats } = party;
  const { session } = useSession();
  const ownId = session?.signedIn ? session.user.id : "";
  const room = freeSeat(seats);
  const put = (at: number, seat: Seat) =>
    onChange({ seats: seats.map((old, place) => (place === at ? seat : old)) });
  const add = (seat: Seat) => {
    if (room !== null) put(room, seat);
  };
  return (
    <section aria-labelledby="players-heading" className="mt-6">
      <h3 id="players-heading" className="mb-2 text-group font-semibold">
        {t("title")}
      </h3>
      <SeatList booker={name} seats={seats} onClear={(at) => put(at, { kind: "open" })} />
      <p role="status" className="mt-2 text-caption text-ink-3">
        {room === null ? t("full") : t("later")}
      </p>
      <CompanionPicks
        companions={companions}
        seats={seats}
        hasRoom={room !== null}
        onAdd={(one) => add(seatOfCompanion(one))}
      />
      {room === null ? null : (
        <details className="mt-4">
          <summary className="link inline-flex min-h-11 cursor-pointer items-center">{t("other")}</summary>
          <div className="mt-2 grid grid-cols-1 gap-5">
            <MemberAsk
              clubCode={place.clubCode}
              language={place.language}
              ownId={ownId}
              onFound={(found) => {
                const { memberId, name: shownName } = found;
                if (!isIdSeated(seats, memberId)) add({ kind: "member", by: { memberId }, name: shownName });
              }}
            />
            <GuestAsk memberIdx={memberIdx} onAdd={add} />
          </div>
        </details>
      )}
    </section>
  );
}
