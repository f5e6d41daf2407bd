import { bookingState } from "@/lib/contract/code-values/bookings";

/** What a state of rsvStates is to a member: to come, given up, punished, played (domain.md 8.2). */
export type BookingKind = "live" | "held" | "played" | "cancelled" | "punished";

const kinds: Readonly<Record<string, BookingKind>> = {
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

export function bookingKind(state: string): BookingKind {
  return kinds[state] ?? "cancelled";
}

/** The states that a filter of the list asks for, as the call takes them; empty is all. */
export const stateFilters = {
  all: "",
  live: "10,20,30,80",
  played: bookingState.played,
  cancelled: "50,51,70,71",
  noShow: bookingState.noShow,
} as const;
export type StateFilter = keyof typeof stateFilters;
export const stateFilterNames = Object.keys(stateFilters) as StateFilter[];
