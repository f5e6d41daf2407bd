import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import type { BookingAnswer } from "@/lib/contract/bookings/booking-shapes";
import type { SheetSlot } from "@/lib/contract/tee-sheets/tee-sheets";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { bookingInput } from "@/lib/web/booking/input";
import type { Wanted } from "@/lib/web/booking/own-hold";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { toast, toastBar } from "@/lib/web/runtime/toasts";
import type { BookingPlace } from "./place";
import { useBook } from "./use-book";
import { useChanging } from "./use-changing";
import { useRefresh } from "./use-days";
import { useHold } from "./use-hold";
import { useOwnHold } from "./use-own-hold";
import { useCompanions, useParty } from "./use-party";
import { useQuote } from "./use-quote";
import { useSlotDetail } from "./use-slot-detail";

const gone = 4201;
const expired = 4111;
const changedElsewhere = 4211;

/** The way from a time of the sheet to a booking or a changed one: hold, form, price, sending, and what may go wrong. */
export function useBookingFlow(
  place: BookingPlace,
  memberIdx: number,
  bookingIdx: number | null,
  onPurpose: (bookingIdx: number | null) => void,
) {
  const t = useTranslations("booking.hold");
  const { clubCode, language } = place;
  const router = useRouter();
  const refresh = useRefresh();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isEditing, setEditing] = useState(false);
  const [isHolding, setHolding] = useState(false);
  const changing = useChanging(place, bookingIdx);
  const hold = useHold(memberIdx, clubCode, bookingIdx);
  const own = useOwnHold(place, memberIdx, hold, { onBooked: () => book.clear(), onChange: refresh });

  const edited: Wanted | null =
    isEditing && changing.booking?.sheetIdx
      ? { sheetIdx: changing.booking.sheetIdx, playDate: changing.booking.playDate }
      : null;
  const wanted = hold.held ?? hold.lapsed ?? edited;
  const { slot } = useSlotDetail(place, memberIdx, wanted);
  const companions = useCompanions(place, wanted !== null);
  const form = useParty(memberIdx, slot, companions, changing.booking, bookingIdx);
  const asked = { clubCode, memberIdx, slot, party: form.party, changing: changing.booking };
  const { quote, quoteProblem } = useQuote(asked, language);

  function onDone(answer: BookingAnswer): void {
    hold.forget();
    form.forget();
    refresh();
    toast(t(bookingIdx === null ? "booked" : "changed"));
    const path = paths.my.booking(answer.bookingIdx, { isBooked: bookingIdx === null });
    router.push(localePath(path, language, place.defaultLanguage));
  }
  function onRefused({ code }: CallFailure): void {
    const end = code === gone ? "taken" : code === expired ? "expired" : null;
    // Another tab or device of the member's may have been the one that was faster.
    if (end && hold.held) void own.findOut(hold.held, end);
    if (code === changedElsewhere) void changing.meet();
    refresh();
  }
  const book = useBook(memberIdx, language, { onDone, onRefused });

  async function take(target: Wanted): Promise<void> {
    setHolding(true);
    const failure = await own.during(() => hold.take(target));
    setHolding(false);
    if (failure === undefined) return;
    refresh();
    if (failure === null) {
      setRefusal(null);
      setEditing(false);
      book.clear();
      return;
    }
    // Sold since the hold has ended: it cannot be held again.
    if (failure.code === gone && hold.lapsed?.sheetIdx === target.sheetIdx) {
      hold.end({ ...target, why: "taken" });
    }
    const sentence = await failureSentence(failure, language);
    setRefusal(sentence);
    toastBar(sentence, { tone: "alert" });
  }

  /** A hold that is to move a booking goes on as that move, any other as a new booking. */
  function goOn(): void {
    if (hold.elsewhere && hold.elsewhere.bookingIdx !== bookingIdx) onPurpose(hold.elsewhere.bookingIdx);
    setEditing(false);
    hold.goOn();
  }
  function letGo(given: Wanted | null): void {
    void own.during(() => hold.release(given)).then(refresh);
  }

  const shownIdx = hold.held?.sheetIdx ?? edited?.sheetIdx ?? null;
  useFocusOn(titleRef, slot ? shownIdx : null);

  return {
    ...{
      hold,
      slot,
      companions,
      form,
      quote,
      quoteProblem,
      book,
      changing,
      titleRef,
      refusal,
      isEditing,
      isHolding,
    },
    refresh,
    pick: (one: SheetSlot, playDate: string) => {
      if (one.sheetIdx === hold.held?.sheetIdx) titleRef.current?.focus();
      else if (one.sheetIdx === hold.elsewhere?.sheetIdx) goOn();
      else void take({ sheetIdx: one.sheetIdx, playDate });
    },
    again: () => {
      const target = hold.held ?? hold.lapsed;
      if (target) void take({ sheetIdx: target.sheetIdx, playDate: target.playDate });
    },
    goOn,
    letGo: () => letGo(hold.elsewhere),
    edit: () => {
      setEditing(true);
      if (hold.held) letGo(hold.held);
    },
    leave: () => {
      setEditing(false);
      book.clear();
      letGo(hold.held);
    },
    send: () => {
      if (slot && form.party) {
        const { party } = form;
        const input = { clubCode, memberIdx, sheetIdx: slot.sheetIdx, party, changing: changing.booking };
        void own.during(() => book.send(bookingInput(input)));
      }
    },
  };
}
export type BookingFlow = ReturnType<typeof useBookingFlow>;

/** When a slot is held its panel is what matters next: the focus goes there, and on a phone the page too. */
function useFocusOn(title: { current: HTMLHeadingElement | null }, shownIdx: number | null): void {
  useEffect(() => {
    if (shownIdx === null) return;
    title.current?.focus({ preventScroll: true });
    const isNarrow = window.matchMedia("(max-width: 1099px)").matches;
    title.current?.scrollIntoView({ block: isNarrow ? "start" : "nearest" });
  }, [title, shownIdx]);
}
