/** What a state of rsvStates is to a member: to come, given up, punished, played (domain.md 8.2). */
export type BookingKind = "live" | "held" | "played" | "cancelled" | "punished";

const kinds: Readonly<Record<string, BookingKind>> = {
  "10": "live",
  "20": "live",
  "30": "live",
  "40": "played",
  "50": "cancelled",
  "51": "punished",
  "60": "punished",
  "70": "cancelled",
  "71": "cancelled",
  "80": "held",
};

export function bookingKind(state: string): BookingKind {
  return kinds[state] ?? "cancelled";
}

/** The states that a filter of the list asks for, as the call takes them; empty is all. */
export const stateFilters = {
  all: "",
  live: "10,20,30,80",
  played: "40",
  cancelled: "50,51,70,71",
  noShow: "60",
} as const;
export type StateFilter = keyof typeof stateFilters;
export const stateFilterNames = Object.keys(stateFilters) as StateFilter[];
