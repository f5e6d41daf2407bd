import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useActingFor } from "@/components/member/shared/delegates/use-acting";
import type { BookingContext } from "@/components/member/shared/page-context";
import type { BookingDetail, Companion } from "@/lib/contract/bookings/booking-shapes";
import type { SlotDetail } from "@/lib/contract/tee-sheets/tee-sheets";
import { useCall } from "@/lib/web/api/use-call";
import {
  fitted,
  type Party,
  partyAgain,
  type Seat,
  seatOfCompanion,
  seatsOfBooking,
  usualCompanions,
} from "@/lib/web/booking/party";
import { readSavedBooking, saveBooking } from "@/lib/web/booking/saved-booking";
import { lastPartyRead } from "@/lib/web/my/home-reads";
import { setDirty } from "@/lib/web/runtime/dirty";

const dirtyKey = "booking";

/** With whom the member has played, the most frequent first; undefined until that is known. Settled with the answer or without one. */
export function useCompanions(
  { language: lang }: BookingContext,
  isWanted: boolean,
): { known: readonly Companion[] | undefined; isSettled: boolean } {
  // Whom the member has played with is no delegate's business.
  const acting = useActingFor();
  const { data, error } = useCall(
    isWanted && !acting ? "GET /ext/companions" : null,
    { query: { lang } },
    { handled: true, revalidateOnFocus: false },
  );
  return { known: data?.list, isSettled: acting !== null || data !== undefined || error !== undefined };
}

/** The party that is asked for again, and that of the member's last booking. Settled with the answers or without them. */
export type EarlierParties = { again: Party | null; last: Party | null; isSettled: boolean };

/** A booking's party to be named again, where the address asks for it, and the party of the member's last round. */
export function useEarlierParties(
  { language: lang }: BookingContext,
  memberIdx: number,
  againIdx: number | null,
  isWanted: boolean,
): EarlierParties {
  const options = { handled: true, revalidateOnFocus: false };
  const asked = useCall(
    againIdx === null ? null : "GET /ext/bookings/{id}",
    { params: { id: String(againIdx ?? "") }, query: { lang } },
    options,
  );
  const [key, input] = lastPartyRead(memberIdx, lang);
  const list = useCall(isWanted ? key : null, input, options);
  const [newest] = list.data?.list ?? [];
  const again = useMemo(() => (asked.data ? partyAgain(asked.data) : null), [asked.data]);
  const last = useMemo(() => (newest ? partyAgain(newest) : null), [newest]);
  const isSettled = [list, ...(againIdx === null ? [] : [asked])].every(
    ({ data, error }) => data !== undefined || error !== undefined,
  );
  return { again, last, isSettled };
}

function partyOfBooking(booking: BookingDetail): Party {
  const { playerCount, holeCode, caddieMode, couponIdx } = booking;
  return { playerCount, holeCode, caddieMode, couponIdx, seats: seatsOfBooking(booking) };
}

/** The form's purpose: a new booking, the change of one, or the party of an earlier one again. */
type Purpose = { bookingIdx: number | null; againIdx: number | null };
type Form = Purpose & { party: Party | null };

const isFor = (one: Purpose, other: Purpose) =>
  one.bookingIdx === other.bookingIdx && one.againIdx === other.againIdx;

/** The party that this tab has saved for a new booking; a change, and a party again, begin with the booked one. */
function savedForm(memberIdx: number, purpose: Purpose): Form {
  const isFresh = purpose.bookingIdx === null && purpose.againIdx === null;
  return { ...purpose, party: isFresh ? readSavedBooking(memberIdx).party : null };
}

/**
 * The party of the form: what was typed, else that of the booking which is to change or to be repeated, else the usual
 * companions in a party as large as the last one; always as the slot allows. What was typed outlives the hold, a reload and a sign-in, of this member and in this tab. Null until
 * the earlier parties are known: a party that is shown does not change by itself.
 */
export function useParty(
  memberIdx: number,
  slot: SlotDetail | undefined,
  { companions, again, last, isSettled }: EarlierParties & { companions: readonly Companion[] },
  changing: BookingDetail | null,
  purpose: Purpose,
) {
  const [form, setForm] = useState(() => savedForm(memberIdx, purpose));
  const latest = useRef(form);
  // The party of a change belongs to its booking, not to the next one.
  const isOfPurpose = isFor(form, purpose);
  if (!isOfPurpose) setForm(savedForm(memberIdx, purpose));
  useEffect(() => {
    if (!isFor(latest.current, form)) latest.current = form;
  }, [form]);
  const typed = isOfPurpose ? form.party : null;
  const isClosed = useRef(false);
  const put = (party: Party | null) => {
    if (isClosed.current) return;
    latest.current = { ...purpose, party };
    setForm(latest.current);
  };
  const usual = useMemo(() => usualCompanions(companions).map(seatOfCompanion), [companions]);
  const partyOf = useCallback(
    (input: Party | null) => {
      const given = input ?? (changing && partyOfBooking(changing));
      return slot && (given || isSettled) ? fitted(given ?? again, slot, usual, last?.playerCount) : null;
    },
    [slot, changing, again, usual, last, isSettled],
  );
  const party = useMemo(() => partyOf(typed), [partyOf, typed]);
  /** The party of this moment: that of the last rendering may be older. */
  const current = () => partyOf(isFor(latest.current, purpose) ? latest.current.party : typed);
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
    current,
    change: (patch: Partial<Party>) => {
      const now = current();
      put(now && { ...now, ...patch });
    },
    /** Changes who plays. The field in which somebody was named is empty at once; the list and the price may take a frame more. */
    seat: (change: (seats: readonly Seat[]) => readonly Seat[]) => {
      const now = current();
      if (now) startTransition(() => put({ ...now, seats: change(now.seats) }));
    },
    /** Seats the party of an earlier round, as far as the slot has room. */
    seatAgain: ({ playerCount, seats }: Party) => {
      const now = current();
      if (slot && now) put(fitted({ ...now, playerCount, seats }, slot, usual));
    },
    replace: (next: Party) => put(next),
    /** The booking is made: what stands here until the next page comes is neither kept nor asked about. */
    close: () => {
      isClosed.current = true;
      setDirty(dirtyKey, false);
    },
  };
}
