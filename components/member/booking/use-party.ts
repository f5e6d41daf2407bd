import { useEffect, useMemo, useState } from "react";
import type { BookingContext } from "@/components/member/shared/page-context";
import type { BookingDetail, Companion } from "@/lib/contract/bookings/booking-shapes";
import type { SlotDetail } from "@/lib/contract/tee-sheets/tee-sheets";
import { useCall } from "@/lib/web/api/use-call";
import {
  fitted,
  type Party,
  seatOfCompanion,
  seatsOfBooking,
  usualCompanions,
} from "@/lib/web/booking/party";
import { readSavedBooking, saveBooking } from "@/lib/web/booking/saved-booking";
import { setDirty } from "@/lib/web/runtime/dirty";

const none: readonly Companion[] = [];
const dirtyKey = "booking";

/** With whom the member has played, the most frequent first. */
export function useCompanions({ language: lang }: BookingContext, isWanted: boolean): readonly Companion[] {
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

type Form = { bookingIdx: number | null; party: Party | null };

/** The party that this tab has saved for a new booking; a change begins with the booked one. */
function savedForm(memberIdx: number, bookingIdx: number | null): Form {
  return { bookingIdx, party: bookingIdx === null ? readSavedBooking(memberIdx).party : null };
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
  bookingIdx: number | null,
) {
  const [form, setForm] = useState(() => savedForm(memberIdx, bookingIdx));
  // The party of a change belongs to its booking, not to the next one.
  if (form.bookingIdx !== bookingIdx) setForm(savedForm(memberIdx, bookingIdx));
  const typed = form.bookingIdx === bookingIdx ? form.party : null;
  const setTyped = (party: Party | null) => setForm({ bookingIdx, party });
  const usual = useMemo(() => usualCompanions(companions).map(seatOfCompanion), [companions]);
  const party = useMemo(
    () => (slot ? fitted(typed ?? (changing && partyOfBooking(changing)), slot, usual) : null),
    [slot, typed, changing, usual],
  );
  const isTyped = typed !== null;

  useEffect(() => {
    if (form.bookingIdx === null) saveBooking(memberIdx, { party: form.party });
  }, [memberIdx, form]);
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
