import { useState } from "react";
import type { BookingDetail } from "@/lib/contract/bookings/booking-shapes";
import { call } from "@/lib/web/api/browser";
import { useCall } from "@/lib/web/api/use-call";
import { type ChangedField, changedFields } from "@/lib/web/booking/input";
import type { BookingPlace } from "./place";

/**
 * The booking that the address wants to change, as this page showed it first. What somebody else changes meanwhile is
 * not taken over in silence: the refusal of the version tells, and `goOn` takes the new one.
 */
export function useChanging({ language: lang }: BookingPlace, bookingIdx: number | null) {
  const [seen, setSeen] = useState<BookingDetail | null>(null);
  const [conflict, setConflict] = useState<BookingDetail | null>(null);
  const { data, error } = useCall(
    bookingIdx === null ? null : "GET /ext/bookings/{id}",
    { params: { id: String(bookingIdx ?? "") }, query: { lang } },
    { handled: true, revalidateOnFocus: false },
  );
  const known = seen?.bookingIdx === bookingIdx ? seen : (data ?? null);
  if (data && seen?.bookingIdx !== data.bookingIdx && data.bookingIdx === bookingIdx) setSeen(data);
  const changes: readonly ChangedField[] = known && conflict ? changedFields(known, conflict) : [];
  return {
    booking: bookingIdx === null ? null : known,
    error,
    isInConflict: conflict !== null,
    changes,
    /** The club knows another version: which one, so that the difference can be told. */
    async meet() {
      if (bookingIdx === null) return;
      // A call of its own: reads of the page that are under way may still bring the old version.
      const input = { params: { id: String(bookingIdx) }, query: { lang } };
      const answer = await call("GET /ext/bookings/{id}", input, { quiet: true });
      if (answer.ok) setConflict(answer.value);
    },
    goOn() {
      if (conflict) setSeen(conflict);
      setConflict(null);
    },
  };
}
