import { useRef } from "react";
import { bookingState } from "@/lib/contract/code-values/bookings";
import type { SheetSlot } from "@/lib/contract/tee-sheets/tee-sheets";
import { useCall } from "@/lib/web/api/use-call";
import { steadySlots } from "@/lib/web/booking/filters";
import type { BookingPlace } from "./place";

const none: readonly SheetSlot[] = [];
const pollMs = 8000;
const bookedStates = [bookingState.booked, bookingState.confirmed, bookingState.drawHold].join(",");

/** The sheet of a day, read again while the page is in sight; slots that stay as they were stay the same objects. */
export function useSheet({ language: lang }: BookingPlace, memberIdx: number, date: string | null) {
  const path = { params: { a: String(memberIdx), b: date ?? "" }, query: { lang } };
  const { data, error, mutate } = useCall(date ? "GET /reservation/sheets/{a}/{b}" : null, path, {
    handled: true,
    refreshInterval: pollMs,
  });
  const seen = useRef<readonly SheetSlot[]>(none);
  const slots = steadySlots(seen.current, data?.slots ?? none);
  seen.current = slots;
  return { sheet: data, slots, error, reload: mutate };
}

/** The member's own rounds of a day by slot. */
export function useOwnRounds(
  { language: lang }: BookingPlace,
  memberIdx: number,
  date: string | null,
): ReadonlyMap<number, number> {
  const { data } = useCall(
    date ? "GET /my-reservation/bookings/{id}" : null,
    {
      params: { id: String(memberIdx) },
      query: { lang, from: date ?? "", to: date ?? "", state: bookedStates, page: "1", size: "20" },
    },
    { handled: true },
  );
  const list = data?.list ?? [];
  return new Map(list.flatMap(({ sheetIdx, bookingIdx }) => (sheetIdx ? [[sheetIdx, bookingIdx]] : [])));
}

/** What stands between the member and a booking on this day. */
export function useCounts({ language: lang }: BookingPlace, memberIdx: number, date: string | null) {
  const { data } = useCall(
    date ? "GET /reservation/{a}/{b}/cnt" : null,
    { params: { a: String(memberIdx), b: date ?? "" }, query: { lang } },
    { handled: true },
  );
  return data;
}
