import { addDays } from "@/lib/shared/time/calendar";
import { type StateFilter, stateFilters } from "./booking-state";
import { pageSize } from "./page-query";

/** Which of a member's rounds a list shows. */
export type BookingListInput = {
  when: "upcoming" | "past";
  role: "BOOKER" | "COMPANION";
  state: StateFilter;
  page: number;
};

export const firstBookings: BookingListInput = { when: "upcoming", role: "BOOKER", state: "all", page: 1 };

/** The query of that list; `today` is the club's day. */
export function bookingListQuery({ when, role, state, page }: BookingListInput, today: string) {
  const span =
    when === "upcoming"
      ? { from: today, sort: "playDate" }
      : { to: addDays(today || "2000-01-02", -1), sort: "-playDate" };
  return { ...span, role, state: stateFilters[state], page: String(page), size: String(pageSize) };
}
