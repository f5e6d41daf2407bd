"use client";

import type { BookingPlace } from "../place";
import type { BookingFlow } from "../use-booking-flow";
import type { NameOf } from "../use-names";
import { BookedNote } from "./booked-note";
import { BookingPanel } from "./booking-panel";
import { ProblemNote } from "./problem-note";

type Props = { place: BookingPlace; memberIdx: number; name: string; nameOf: NameOf; flow: BookingFlow };

/** The form of the time that is held, was held, or has the booking which gets other players. */
export function DeskPanel({ flow, ...shared }: Props) {
  const { slot, hold, book, changing } = flow;
  const { held, lapsed } = hold;
  const { party } = flow.form;
  if (lapsed?.why === "booked") {
    const { bookingIdx } = lapsed;
    return <BookedNote place={shared.place} slot={slot} bookingIdx={bookingIdx} onClose={flow.leave} />;
  }
  const isShown = held !== null || lapsed !== null || flow.isEditing;
  if (!slot || !party || !isShown) return <ProblemNote problem={book.problem} />;
  const { companions, quote, quoteProblem, isHolding, titleRef } = flow;
  return (
    <BookingPanel
      {...{ ...shared, slot, party, companions, quote, quoteProblem, isHolding, titleRef, held, lapsed }}
      changing={changing.booking}
      problem={book.problem}
      isBusy={book.isBusy}
      onParty={flow.form.change}
      onRenew={flow.again}
      onAgain={flow.again}
      onLeave={flow.leave}
      onSend={flow.send}
    />
  );
}
