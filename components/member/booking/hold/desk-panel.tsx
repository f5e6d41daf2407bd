"use client";

import type { BookingPlace } from "../place";
import type { BookingFlow } from "../use-booking-flow";
import type { NameOf } from "../use-names";
import { BookingPanel } from "./booking-panel";
import { ProblemNote } from "./problem-note";

type Props = { place: BookingPlace; memberIdx: number; name: string; nameOf: NameOf; flow: BookingFlow };

/** The form of the time that is held, was held, or has the booking which gets other players. */
export function DeskPanel({ flow, ...shared }: Props) {
  const { slot, hold, book, changing } = flow;
  const { party } = flow.form;
  const isShown = hold.held !== null || hold.lapsed !== null || flow.isEditing;
  if (!slot || !party || !isShown) return <ProblemNote problem={book.problem} />;
  const { companions, quote, quoteProblem, isHolding, titleRef } = flow;
  return (
    <BookingPanel
      {...{ ...shared, slot, party, companions, quote, quoteProblem, isHolding, titleRef }}
      held={hold.held}
      lapsed={hold.lapsed}
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
