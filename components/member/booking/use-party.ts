import { useEffect, useMemo, useState } from "react";
import type { BookingDetail, Companion } from "@/lib/contract/booking-shapes";
import type { SlotDetail } from "@/lib/contract/tee-sheets";
import { useCall } from "@/lib/web/api/use-call";
import { keepWay, readWay } from "@/lib/web/booking/kept-way";
import {
  fitted,
  type Party,
  seatOfCompanion,
  seatsOfBooking,
  usualCompanions,
} from "@/lib/web/booking/party";
import { setDirty } from "@/lib/web/runtime/dirty";
import type { BookingPlace } from "./place";

const none: readonly Companion[] = [];
const dirtyKey = "booking";

/** With whom the member has played, the most frequent first. */
export function useCompanions({ language: lang }: BookingPlace, isWanted: boolean): readonly Companion[] {
  const { data } = useCall(
    isWanted ? "GET /ext/companions" : null,
    { query: { lang } },
    { handled: true, revalidateOnFocus: false },
  );
  return data?.list ?? none;
}

function partyOfBooking(booking: BookingDetail): Party {
  const { playerCount, holeCode, caddieMode, couponIdx } = booking;
  return { playerCount, holeCode, caddieMode, couponIdx, seats: seatsOfBooking(booking) };
}

/**
 * The party of the form: what was typed, else that of the booking which is to change, else the usual companions; always
 * as the slot allows. What was typed outlives the hold, a reload and a sign-in, of this member and in this tab.
 */
export function useParty(
  memberIdx: number,
  slot: SlotDetail | undefined,
  companions: readonly Companion[],
  changing: BookingDetail | null,
  isChange: boolean,
) {
  const [typed, setTyped] = useState<Party | null>(() => (isChange ? null : readWay(memberIdx).party));
  const usual = useMemo(() => usualCompanions(companions).map(seatOfCompanion), [companions]);
  const party = useMemo(
    () => (slot ? fitted(typed ?? (changing && partyOfBooking(changing)), slot, usual) : null),
    [slot, typed, changing, usual],
  );
  const isTyped = typed !== null;

  useEffect(() => {
    // The party of a change belongs to its booking, not to the next one.
    if (!isChange) keepWay(memberIdx, { party: typed });
  }, [memberIdx, typed, isChange]);
  useEffect(() => {
    setDirty(dirtyKey, isTyped);
    return () => setDirty(dirtyKey, false);
  }, [isTyped]);

  return {
    party,
    isTyped,
    change: (patch: Partial<Party>) => setTyped(party && { ...party, ...patch }),
    replace: (next: Party) => setTyped(next),
    forget: () => setTyped(null),
  };
}
