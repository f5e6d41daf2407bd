"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import type { BookingFlow } from "@/components/member/booking/use-booking-flow";
import type { NameOf } from "@/components/member/booking/use-names";
import { MemberLink } from "@/components/member/shared/layout/member-link";
import type { BookingContext } from "@/components/member/shared/page-context";
import { Button } from "@/components/ui/button";
import { buttonStyle } from "@/components/ui/button-style";
import type { SlotDetail } from "@/lib/contract/tee-sheets/tee-sheets";
import { formatDay } from "@/lib/shared/time/deadline";
import { localePath } from "@/lib/web/routing/locale";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { BookingPanel } from "./booking-panel";
import { ProblemNote } from "./problem-note";

type Props = { context: BookingContext; memberIdx: number; name: string; nameOf: NameOf; flow: BookingFlow };

/** The form of the time that is held, was held, or has the booking which gets other players. */
export function SlotPanel({ flow, ...shared }: Props) {
  const { slot, hold, book, changing } = flow;
  const { held, lapsed } = hold;
  const { party } = flow.form;
  if (lapsed?.why === "booked") {
    const { bookingIdx } = lapsed;
    return <BookedNote context={shared.context} slot={slot} bookingIdx={bookingIdx} onClose={flow.leave} />;
  }
  const isShown = held !== null || lapsed !== null || flow.isEditing;
  if (!slot || !party || !isShown) return <ProblemNote problem={book.problem} />;
  const { companions, quote, quoteProblem, isHolding, titleRef } = flow;
  return (
    <BookingPanel
      {...shared}
      slot={slot}
      party={party}
      companions={companions}
      quote={quote}
      quoteProblem={quoteProblem}
      isHolding={isHolding}
      titleRef={titleRef}
      held={held}
      lapsed={lapsed}
      changing={changing.booking}
      problem={book.problem}
      isBusy={book.isBusy}
      isFirst={flow.isFirst}
      last={changing.booking ? null : flow.earlier.last}
      onParty={flow.form.change}
      onSeats={flow.form.seat}
      onAgainParty={flow.form.seatAgain}
      onRenew={flow.again}
      onAgain={flow.again}
      onLeave={flow.leave}
      onSend={flow.send}
    />
  );
}

type BookedNoteProps = {
  context: BookingContext;
  slot: SlotDetail | undefined;
  bookingIdx: number;
  onClose: () => void;
};

/** Says that the member has booked the time in another tab or on another device. */
export function BookedNote({ context, slot, bookingIdx, onClose }: BookedNoteProps) {
  const t = useTranslations("booking.bookedElsewhere");
  const note = useRef<HTMLDivElement>(null);
  // It stands where the form was, whose place on a phone may be out of sight.
  useEffect(() => note.current?.scrollIntoView({ block: "nearest" }), []);
  return (
    <div ref={note} role="alert" className="border border-line border-t-3 border-t-bark bg-sheet px-5 py-5">
      <p className="text-group font-semibold">{t("title")}</p>
      {slot ? (
        <p className="mt-1 font-semibold">
          {`${formatDay(slot.playDate, context)} ${slot.teeTime}, ${slot.courseName} → ${slot.courseOutName}`}
        </p>
      ) : null}
      <p className="mt-1 text-caption text-ink-2">{t("text")}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <MemberLink
          href={localePath(memberPaths.my.booking(bookingIdx), context.language, context.defaultLanguage)}
          className={buttonStyle("primary", "medium")}
        >
          {t("open")}
        </MemberLink>
        <Button variant="outline" onClick={onClose}>
          {t("close")}
        </Button>
      </div>
    </div>
  );
}
