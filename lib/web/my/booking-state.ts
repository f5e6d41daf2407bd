import type { BookingState } from "@/lib/contract/code-values/bookings";
import { bookingState } from "@/lib/contract/code-values/bookings";

/** What a state of rsvStates is to a member: to come, given up, punished, played (domain.md 8.2). */
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
