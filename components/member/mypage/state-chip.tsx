import { Chip, type ChipTone } from "@/components/ui/chip";
import type { BookingState } from "@/lib/contract/code-values/bookings";
import { type BookingKind, bookingKind } from "@/lib/web/my/booking-state";

const tones: Record<BookingKind, ChipTone> = {
  live: "ok",
  held: "warn",
  played: "neutral",
  cancelled: "outline",
  punished: "bad",
};

/** The state of a booking in the club's word. */
export function BookingChip({ state, stateName }: { state: BookingState; stateName: string }) {
  return <Chip tone={tones[bookingKind(state)]}>{stateName}</Chip>;
}
