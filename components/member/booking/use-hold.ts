import { useCallback, useEffect, useRef, useState } from "react";
import type { SlotHold } from "@/lib/contract/booking-shapes";
import { call } from "@/lib/web/api/browser";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { keepWay, readWay } from "@/lib/web/booking/kept-way";

/** A held slot; `endsAt` by this browser's clock. */
export type Held = { sheetIdx: number; playDate: string; endsAt: number; isRenewable: boolean };
/** A slot that was held, and how the hold ended without a booking. */
export type Lapsed = { sheetIdx: number; playDate: string; why: "expired" | "taken" };
export type Wanted = { sheetIdx: number; playDate: string };
type State = { held: Held | null; lapsed: Lapsed | null };

const nothing: State = { held: null, lapsed: null };

/**
 * The hold of a slot: taken, switched (the old one stays until the new one is there), made longer, given back. One call
 * at a time; its refusal is the caller's to show. Of a hold that ended, what it was is remembered.
 */
export function useHold(memberIdx: number, clubCode: string, bookingIdx: number | null) {
  const [{ held, lapsed }, setState] = useState<State>(nothing);
  const [busyIdx, setBusy] = useState<number | null>(null);
  const isBusy = useRef(false);

  const set = useCallback(
    (next: State) => {
      setState(next);
      const kept = next.held ?? next.lapsed;
      keepWay(memberIdx, { held: kept ? { sheetIdx: kept.sheetIdx, playDate: kept.playDate } : null });
    },
    [memberIdx],
  );
  const lapse = useCallback(
    (why: Lapsed["why"]) =>
      setState((now) =>
        now.held
          ? { held: null, lapsed: { sheetIdx: now.held.sheetIdx, playDate: now.held.playDate, why } }
          : now,
      ),
    [],
  );

  useEffect(() => {
    if (!held) return;
    const timer = setTimeout(() => lapse("expired"), Math.max(0, held.endsAt - Date.now()));
    return () => clearTimeout(timer);
  }, [held, lapse]);

  /** Null when it worked, else why not; undefined while another call is on its way. */
  async function take(wanted: Wanted): Promise<CallFailure | null | undefined> {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    setBusy(wanted.sheetIdx);
    const body = { clubCode, ...(bookingIdx === null ? {} : { bookingIdx }) };
    const isSwitch = held !== null && held.sheetIdx !== wanted.sheetIdx;
    const answer = isSwitch
      ? await call(
          "PUT /reservation/sheet/lock/{id}/{id2}",
          { params: { id: String(held.sheetIdx), id2: String(wanted.sheetIdx) }, query: {}, body },
          { handled: true },
        )
      : await call(
          "PUT /reservation/sheet/lock/{id}",
          { params: { id: String(wanted.sheetIdx) }, query: {}, body },
          { handled: true },
        );
    isBusy.current = false;
    setBusy(null);
    if (!answer.ok) return answer.failure;
    set({ held: heldOf(answer.value, wanted.playDate), lapsed: null });
    return null;
  }

  /** Given back; a release that does not arrive ends by the clock. */
  async function release(): Promise<void> {
    const id = held?.sheetIdx;
    set(nothing);
    if (id === undefined) return;
    await call(
      "PUT /reservation/sheet/lock/{id}",
      { params: { id: String(id) }, query: {}, body: { clubCode, lock: false } },
      { quiet: true },
    );
  }

  return { held, lapsed, busyIdx, take, release, lapse, set, forget: () => set(nothing) };
}
export type Hold = ReturnType<typeof useHold>;

/** Counted from the seconds that are left, since the server's clock is not this browser's. */
function heldOf({ sheetIdx, remainSeconds, renewable }: SlotHold, playDate: string): Held {
  return { sheetIdx, playDate, endsAt: Date.now() + remainSeconds * 1000, isRenewable: renewable };
}

/** A hold of this tab from before a reload, if the server still knows it. */
export function useHoldAgain(hold: Hold, memberIdx: number): void {
  const { set } = hold;
  useEffect(() => {
    const { held } = readWay(memberIdx);
    if (!held) return;
    const { sheetIdx, playDate } = held;
    const params = { a: String(memberIdx), b: playDate, c: String(sheetIdx) };
    void call("GET /reservation/sheets/{a}/{b}/{c}", { params, query: {} }, { quiet: true }).then(
      (answer) => {
        const lock = answer.ok && "lock" in answer.value ? answer.value.lock : null;
        if (!answer.ok) return;
        if (lock) {
          const endsAt = Date.now() + lock.remainSeconds * 1000;
          set({ held: { sheetIdx, playDate, endsAt, isRenewable: lock.renewals === 0 }, lapsed: null });
        } else set({ held: null, lapsed: { sheetIdx, playDate, why: "expired" } });
      },
    );
  }, [memberIdx, set]);
}
