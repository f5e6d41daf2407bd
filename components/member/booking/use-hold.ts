import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import type { SlotHold } from "@/lib/contract/bookings/booking-shapes";
import { call } from "@/lib/web/api/browser";
import type { CallFailure } from "@/lib/web/api/call-failure";
import {
  type Held,
  type HoldState,
  type Lapsed,
  meetHold,
  nothingHeld,
  type Wanted,
} from "@/lib/web/booking/own-hold";
import { saveBooking } from "@/lib/web/booking/saved-booking";

/**
 * The hold of a slot: taken, switched (the old one stays until the new one is there), made longer, given back. One call
 * at a time; its refusal is the caller's to show. Of a hold that ended, what it was is remembered.
 */
export function useHold(memberIdx: number, clubCode: string, bookingIdx: number | null) {
  const [state, setState] = useState<HoldState>(nothingHeld);
  const [busyIdx, setBusy] = useState<number | null>(null);
  const isBusy = useRef(false);
  const isClosed = useRef(false);
  const { held, lapsed, elsewhere } = state;

  const set = useCallback(
    (next: HoldState) => {
      setState(next);
      const own = next.held ?? next.lapsed;
      saveBooking(memberIdx, { held: own ? { sheetIdx: own.sheetIdx, playDate: own.playDate } : null });
    },
    [memberIdx],
  );
  /** A hold has ended; not that of another slot which has been taken since. */
  const end = useCallback((ended: Lapsed) => {
    if (!isClosed.current) setState((now) => afterEnd(now, ended));
  }, []);

  useEffect(() => {
    if (!held) return;
    const { sheetIdx, playDate, endsAt } = held;
    const timer = setTimeout(
      () => end({ sheetIdx, playDate, why: "expired" }),
      // Real clock: the end of a hold is kept by this browser's clock.
      Math.max(0, endsAt - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [held, end]);

  /** Null when it worked, else why not; undefined while another call is on its way. */
  async function take(wanted: Wanted): Promise<CallFailure | null | undefined> {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    // The tap is painted first: the screen that says so is large.
    startTransition(() => setBusy(wanted.sheetIdx));
    const from = held && held.sheetIdx !== wanted.sheetIdx ? held.sheetIdx : null;
    const answer = await asked(
      from,
      wanted.sheetIdx,
      bookingIdx === null ? { clubCode } : { clubCode, bookingIdx },
    );
    isBusy.current = false;
    setBusy(null);
    if (!answer.ok) return answer.failure;
    set({ ...nothingHeld, held: heldOf(answer.value, { playDate: wanted.playDate, bookingIdx }) });
    return null;
  }

  /** Releases a hold of any device; if the release is lost, the hold ends by its time. */
  async function release(given: Wanted | null = held): Promise<void> {
    set(given === elsewhere && given ? { ...state, elsewhere: null } : { ...nothingHeld, elsewhere });
    if (!given) return;
    await call(
      "PUT /reservation/sheet/lock/{id}",
      { params: { id: String(given.sheetIdx) }, query: {}, body: { clubCode, lock: false } },
      { quiet: true },
    );
  }

  return {
    held,
    lapsed,
    elsewhere,
    busyIdx,
    state,
    set,
    end,
    take,
    release,
    /** The hold is booked: its end, by the clock or at the server, is no news until the next page comes. */
    close: () => {
      isClosed.current = true;
    },
    isClosed: () => isClosed.current,
    /** Takes over the member's hold as the server knows it. */
    meet: (seen: Held | null) => setState((now) => meetHold(now, seen).state),
    lapse: (why: "expired" | "taken") => {
      if (held) end({ sheetIdx: held.sheetIdx, playDate: held.playDate, why });
    },
    /** Continues a hold of another tab or device in this tab. */
    goOn: () => {
      if (elsewhere) set({ ...nothingHeld, held: elsewhere });
    },
  };
}
export type Hold = ReturnType<typeof useHold>;

/**
 * Holds a time, in place of the one it is given. A switch goes to whichever of the two is not held: where another device
 * had switched before, that is the old one, and the wanted one is held by name.
 */
async function asked(
  from: number | null,
  wantedIdx: number,
  body: { clubCode: string; bookingIdx?: number },
) {
  const id = String(wantedIdx);
  if (from !== null) {
    const switched = await call(
      "PUT /reservation/sheet/lock/{id}/{id2}",
      { params: { id: String(from), id2: id }, query: {}, body },
      { handled: true },
    );
    if (!switched.ok || switched.value.sheetIdx === wantedIdx) return switched;
  }
  return call("PUT /reservation/sheet/lock/{id}", { params: { id }, query: {}, body }, { handled: true });
}

/** Counted from the seconds that are left, since the server's clock is not this browser's. */
export function heldOf(
  { sheetIdx, remainSeconds, renewable }: Pick<SlotHold, "sheetIdx" | "remainSeconds" | "renewable">,
  { playDate, bookingIdx }: Pick<Held, "playDate" | "bookingIdx">,
): Held {
  // Real clock: the end of a hold is kept by this browser's clock.
  const endsAt = Date.now() + remainSeconds * 1000;
  return { sheetIdx, playDate, endsAt, isRenewable: renewable, bookingIdx };
}

function afterEnd(now: HoldState, ended: Lapsed): HoldState {
  if (now.held && now.held.sheetIdx !== ended.sheetIdx) return now;
  const elsewhere = now.elsewhere?.sheetIdx === ended.sheetIdx ? null : now.elsewhere;
  return { held: null, lapsed: ended, elsewhere };
}
