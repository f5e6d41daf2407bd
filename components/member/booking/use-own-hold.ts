import { useEffect, useRef } from "react";
import type { BookingContext } from "@/components/member/shared/page-context";
import type { OwnHold } from "@/lib/contract/bookings/booking-shapes";
import { bookingState } from "@/lib/contract/code-values/bookings";
import { call } from "@/lib/web/api/browser";
import { useCall } from "@/lib/web/api/use-call";
import { endOf, type Held, type Lapsed, meetHold, type Wanted } from "@/lib/web/booking/own-hold";
import { readSavedBooking } from "@/lib/web/booking/saved-booking";
import { tabs } from "@/lib/web/runtime/session/tabs";
import { type Hold, heldOf } from "./use-hold";

const pollMs = 8000;
/** In these states a booking keeps its time. */
const keepingStates = [bookingState.booked, bookingState.confirmed, bookingState.drawHold].join(",");

type Listeners = { onBooked: () => void; onChange: () => void };

/**
 * Keeps the hold of this tab and the member's hold at the server together: each tab and device shows the one hold, and
 * says how it ended when that happened elsewhere. A hold of this tab from before a reload goes on.
 */
export function useOwnHold(context: BookingContext, memberIdx: number, hold: Hold, listeners: Listeners) {
  const { clubCode, language: lang } = context;
  const asked = useRef<number | null>(null);
  /** A hold whose end could not be looked up: it is at the next reading. */
  const unexplained = useRef<Wanted | null>(null);
  const fromBefore = useRef<Wanted | null | undefined>(undefined);
  if (fromBefore.current === undefined) fromBefore.current = readSavedBooking(memberIdx).held;

  /** A booking of the member's on this time explains the end best; else `why`, or nothing to tell. */
  async function findOut(lost: Wanted, why: Exclude<Lapsed["why"], "booked"> | null): Promise<void> {
    if (asked.current === lost.sheetIdx) return;
    asked.current = lost.sheetIdx;
    const bookingIdx = await bookingOf(memberIdx, lost, lang);
    asked.current = null;
    unexplained.current = bookingIdx === undefined ? lost : null;
    const { sheetIdx, playDate } = lost;
    if (typeof bookingIdx === "number") {
      hold.end({ sheetIdx, playDate, why: "booked", bookingIdx });
      listeners.onBooked();
    } else if (why) hold.end({ sheetIdx, playDate, why });
    listeners.onChange();
  }

  function meet({ hold: answer }: { hold: OwnHold | null }): void {
    if (hold.isClosed()) return;
    const seen = answer && heldOf(answer, answer);
    const before = hold.held ? null : (fromBefore.current ?? null);
    fromBefore.current = null;
    if (before && seen?.sheetIdx === before.sheetIdx) {
      hold.set({ held: seen, lapsed: null, elsewhere: null });
      return;
    }
    const { lost } = meetHold(hold.state, seen);
    hold.meet(seen);
    const again = unexplained.current;
    if (before) void findOut(before, "expired");
    else if (lost) void findOut(lost, reasonOf(lost, hold.held, seen));
    else if (again) void findOut(again, null);
  }
  const { mutate } = useCall(
    "GET /ext/hold",
    { query: { clubCode, lang } },
    { handled: true, refreshInterval: pollMs, onSuccess: meet },
  );

  useEffect(() => tabs.listen(({ kind }) => kind === "hold" && void mutate()), [mutate]);

  return {
    findOut,
    /** An action of this tab: what was read before it or meanwhile is old, and not looked at. */
    during<T>(action: () => Promise<T>): Promise<T> {
      const doing = action();
      const done = () => undefined;
      void mutate(doing.then(done, done), { populateCache: false });
      return doing.finally(() => tabs.tell({ kind: "hold" }));
    },
  };
}

/** Finds out whether a hold of another device ended as a booking, and reports it. */
function reasonOf(lost: Wanted, held: Held | null, seen: Held | null) {
  // Real clock: the end of a hold is kept by this browser's clock.
  return held?.sheetIdx === lost.sheetIdx ? endOf(held, seen, Date.now()) : null;
}

/** The member's booking of a time; null for none, undefined when the question got no answer. */
async function bookingOf(
  memberIdx: number,
  { sheetIdx, playDate }: Wanted,
  lang: BookingContext["language"],
): Promise<number | null | undefined> {
  const answer = await call(
    "GET /my-reservation/bookings/{id}",
    {
      params: { id: String(memberIdx) },
      query: { lang, from: playDate, to: playDate, state: keepingStates, page: "1", size: "20" },
    },
    { quiet: true },
  );
  if (!answer.ok) return undefined;
  return answer.value.list.find((booking) => booking.sheetIdx === sheetIdx)?.bookingIdx ?? null;
}
