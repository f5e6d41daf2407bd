import { type BookingState, bookingState } from "@/lib/contract/code-values/bookings";
import type { CallOutput } from "@/lib/contract/routes";

/** A booking as its member sees it, and the answer to its cancellation. */
export type OwnDetail = CallOutput<"GET /ext/bookings/{id}">;
export type Cancelled = CallOutput<"DELETE /reservation/cancel">;

/** How a member sees a state of rsvStates: upcoming, cancelled, penalised, played (domain.md 8.2). */
export type BookingKind = "live" | "held" | "played" | "cancelled" | "punished";

const kinds: Readonly<Record<BookingState, BookingKind>> = {
  [bookingState.booked]: "live",
  [bookingState.confirmed]: "live",
  [bookingState.checkedIn]: "live",
  [bookingState.played]: "played",
  [bookingState.cancelled]: "cancelled",
  [bookingState.lateCancelled]: "punished",
  [bookingState.noShow]: "punished",
  [bookingState.clubCancelled]: "cancelled",
  [bookingState.weatherCancelled]: "cancelled",
  [bookingState.drawHold]: "held",
};

export function bookingKind(state: BookingState): BookingKind {
  return kinds[state];
}

/** The states that a filter of the list asks for, as the call takes them; empty is all. */
export const stateFilters = {
  all: "",
  live: [bookingState.booked, bookingState.confirmed, bookingState.checkedIn, bookingState.drawHold].join(
    ",",
  ),
  played: bookingState.played,
  cancelled: [
    bookingState.cancelled,
    bookingState.lateCancelled,
    bookingState.clubCancelled,
    bookingState.weatherCancelled,
  ].join(","),
  noShow: bookingState.noShow,
} as const;
export type StateFilter = keyof typeof stateFilters;
export const stateFilterNames = Object.keys(stateFilters) as StateFilter[];
