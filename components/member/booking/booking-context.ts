import type { PageContext } from "@/components/member/shared/page-context";

/** The context of the reservation page, with the further ways to a time that the club shows: section id and name. */
export type BookingContext = PageContext & {
  ways: readonly { id: "waiting" | "draw" | "team"; name: string }[];
};
