import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { startTransition, useEffect, useRef, useState } from "react";
import type { BookingContext } from "@/components/member/shared/page-context";
import type { BookingAnswer, BookingDetail, Companion } from "@/lib/contract/bookings/booking-shapes";
import type { SheetSlot } from "@/lib/contract/tee-sheets/tee-sheets";
import { call } from "@/lib/web/api/browser";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { useCall } from "@/lib/web/api/use-call";
import { bookingInput, type ChangedField, changedFields } from "@/lib/web/booking/input";
import type { Wanted } from "@/lib/web/booking/own-hold";
import { localePath } from "@/lib/web/routing/locale";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { toast, toastBar } from "@/lib/web/runtime/toasts";
import { useBook } from "./use-book";
import { useRefresh } from "./use-days";
import { useHold } from "./use-hold";
import { useOwnHold } from "./use-own-hold";
import { useCompanions, useEarlierParties, useParty } from "./use-party";
import { useQuote } from "./use-quote";
import { useSlotDetail } from "./use-slot-detail";

const nobody: readonly Companion[] = [];
const gone = 4201;
const expired = 4111;
const changedElsewhere = 4211;

/** The booking in progress, new or changed: hold, form, price, sending and refusals. */
export function useBookingFlow(
  context: BookingContext,
  memberIdx: number,
  { bookingIdx, againIdx }: { bookingIdx: number | null; againIdx: number | null },
  onPurpose: (bookingIdx: number | null) => void,
) {
  const t = useTranslations("booking.hold");
  const { clubCode, language } = context;
  const router = useRouter();
  const refresh = useRefresh();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isEditing, setEditing] = useState(false);
  const [isHolding, setHolding] = useState(false);
  const changing = useChanging(context, bookingIdx);
  const hold = useHold(memberIdx, clubCode, bookingIdx);
  const own = useOwnHold(context, memberIdx, hold, { onBooked: () => book.clear(), onChange: refresh });

  const edited: Wanted | null =
    isEditing && changing.booking?.sheetIdx
      ? { sheetIdx: changing.booking.sheetIdx, playDate: changing.booking.playDate }
      : null;
  const wanted = hold.held ?? hold.lapsed ?? edited;
  const { slot } = useSlotDetail(context, memberIdx, wanted);
  const { known, ...companionRead } = useCompanions(context, wanted !== null);
  const companions = known ?? nobody;
  const earlier = useEarlierParties(context, memberIdx, againIdx, wanted !== null);
  const isSettled = companionRead.isSettled && earlier.isSettled;
  const form = useParty(memberIdx, slot, { companions, ...earlier, isSettled }, changing.booking, {
    bookingIdx,
    againIdx,
  });
  const asked = { clubCode, memberIdx, slot, party: form.party, changing: changing.booking };
  const { quote, quoteProblem } = useQuote(asked, language);

  function onDone(answer: BookingAnswer): void {
    hold.close();
    form.close();
    // Whoever comes back at once would meet the time as free.
    refresh();
    toast(t(bookingIdx === null ? "booked" : "changed"));
    const path = memberPaths.my.booking(answer.bookingIdx, { isBooked: bookingIdx === null });
    router.push(localePath(path, language, context.defaultLanguage));
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
    startTransition(() => setHolding(true));
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

  /** Continues the hold: as the move of a booking if it was one, else as a new booking. */
  function goOn(): void {
    if (hold.elsewhere && hold.elsewhere.bookingIdx !== bookingIdx) onPurpose(hold.elsewhere.bookingIdx);
    setEditing(false);
    hold.goOn();
  }
  function letGo(given: Wanted | null): void {
    void own.during(() => hold.release(given)).then(refresh);
  }

  const shownIdx = hold.held?.sheetIdx ?? edited?.sheetIdx ?? null;
  useFocusOn(titleRef, slot && form.party ? shownIdx : null);

  return {
    hold,
    slot,
    companions,
    isFirst: known?.length === 0,
    earlier,
    form,
    quote,
    quoteProblem,
    book,
    changing,
    titleRef,
    refusal,
    isEditing,
    isHolding,
    refresh,
    pick: (one: SheetSlot, playDate: string) => {
      if (one.sheetIdx === hold.held?.sheetIdx) titleRef.current?.focus();
      else if (one.sheetIdx === hold.elsewhere?.sheetIdx) goOn();
      else void take({ sheetIdx: one.sheetIdx, playDate });
    },
    again: () => {
      if (hold.isClosed()) return;
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
      if (hold.isClosed()) return;
      setEditing(false);
      book.clear();
      letGo(hold.held);
    },
    send: async () => {
      const party = form.current();
      if (!slot || !party) return;
      const input = { clubCode, memberIdx, sheetIdx: slot.sheetIdx, party, changing: changing.booking };
      await own.during(() => book.send(bookingInput(input)));
    },
  };
}
export type BookingFlow = ReturnType<typeof useBookingFlow>;

/** Moves the focus to the panel of a newly held slot and scrolls to it: on a desktop to the whole panel, with the button in its foot. */
function useFocusOn(title: { current: HTMLHeadingElement | null }, shownIdx: number | null): void {
  useEffect(() => {
    if (shownIdx === null) return;
    title.current?.focus({ preventScroll: true });
    const isNarrow = window.matchMedia("(max-width: 68.6875rem)").matches;
    const shown = isNarrow ? title.current : title.current?.closest("section");
    shown?.scrollIntoView({ block: "start" });
  }, [title, shownIdx]);
}

/**
 * The booking that the address wants to change, as this page showed it first. What somebody else changes meanwhile is
 * not taken over in silence: the refusal of the version tells, and `goOn` takes the new one.
 */
function useChanging({ language: lang }: BookingContext, bookingIdx: number | null) {
  const [seen, setSeen] = useState<BookingDetail | null>(null);
  const [conflict, setConflict] = useState<BookingDetail | null>(null);
  const { data, error } = useCall(
    bookingIdx === null ? null : "GET /ext/bookings/{id}",
    { params: { id: String(bookingIdx ?? "") }, query: { lang } },
    { handled: true, revalidateOnFocus: false },
  );
  const known = seen?.bookingIdx === bookingIdx ? seen : (data ?? null);
  if (data && seen?.bookingIdx !== data.bookingIdx && data.bookingIdx === bookingIdx) setSeen(data);
  const changes: readonly ChangedField[] = known && conflict ? changedFields(known, conflict) : [];
  return {
    booking: bookingIdx === null ? null : known,
    error,
    isInConflict: conflict !== null,
    changes,
    /** The club knows another version: which one, so that the difference can be shown. */
    async meet() {
      if (bookingIdx === null) return;
      // A call of its own: reads of the page that are under way may still bring the old version.
      const input = { params: { id: String(bookingIdx) }, query: { lang } };
      const answer = await call("GET /ext/bookings/{id}", input, { quiet: true });
      if (answer.ok) setConflict(answer.value);
    },
    goOn() {
      if (conflict) setSeen(conflict);
      setConflict(null);
    },
  };
}
