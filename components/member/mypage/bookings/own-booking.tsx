"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Group } from "@/components/member/account/facts";
import type { CallOutput } from "@/lib/contract/routes";
import { CancelOutcome } from "../cancel/cancel-outcome";
import { CancelPart } from "../cancel/cancel-part";
import type { MyPlace } from "../place";
import { BookedHead } from "./booked-head";
import { BookingFacts } from "./booking-facts";
import { BookingPrice } from "./booking-price";
import { BookingTools } from "./booking-tools";
import { CheckInPart } from "./check-in-part";
import { PlayerList } from "./player-list";
import { RoundHead } from "./round-head";

export type OwnDetail = CallOutput<"GET /ext/bookings/{id}">;
export type Cancelled = CallOutput<"DELETE /reservation/cancel">;

type Props = {
  booking: OwnDetail;
  memberIdx: number;
  place: MyPlace;
  /** Reads the booking anew and answers with it. */
  onReload: () => Promise<OwnDetail | undefined>;
};

/** All of a booking for who made it; after booking it is also the answer to that. */
export function OwnBooking({ booking, memberIdx, place, onReload }: Props) {
  const t = useTranslations("mypage.booking");
  const hasJustBooked = useSearchParams().has("booked");
  const [isBooked] = useState(hasJustBooked);
  const [cancelled, setCancelled] = useState<Cancelled | null>(null);
  const { courseName, courseOutName, state, stateName } = booking;
  return (
    <div className="flex flex-col gap-14 [&>section]:mt-0">
      <div>
        {cancelled ? <CancelOutcome answer={cancelled} place={place} /> : null}
        {isBooked && !cancelled ? <BookedHead booking={booking} /> : null}
        <RoundHead
          place={place}
          playDate={booking.playDate}
          teeTime={booking.teeTime}
          course={courseOutName === courseName ? courseName : `${courseName} → ${courseOutName}`}
          state={state}
          stateName={stateName}
        />
        <BookingTools booking={booking} place={place} />
      </div>
      <CheckInPart bookingIdx={booking.bookingIdx} memberIdx={memberIdx} place={place} />
      <div className="grid grid-cols-1 gap-x-14 gap-y-14 min-[900px]:grid-cols-2 [&>section]:mt-0">
        <Group id="facts" title={t("facts")}>
          <BookingFacts booking={booking} place={place} />
        </Group>
        <Group id="price" title={t("price")}>
          <BookingPrice quote={booking.quote} place={place} />
        </Group>
      </div>
      <Group id="players" title={t("players")}>
        <PlayerList players={booking.players} place={place} />
      </Group>
      <CancelPart
        booking={booking}
        place={place}
        onReload={onReload}
        onCancelled={setCancelled}
        isDone={cancelled !== null}
      />
    </div>
  );
}
