import { useCallback, useMemo, useState } from "react";
import { type Drop, dropOn } from "@/components/ishm/sheet/grid/drop";
import { firstSlot, type GridKey, slotsBetween, slotTowards } from "@/components/ishm/sheet/grid/grid-keys";
import type { SheetPart, StaffSlot } from "@/components/ishm/sheet/grid/sheet-grid";
import type { StaffSheet } from "@/lib/contract/tee-sheets/ops-tee-sheets";

const none: ReadonlySet<number> = new Set();

export type RequestedMove = { from: StaffSlot; to: StaffSlot; drop: Drop };

/** The local state of a tee sheet: focused, selected and open slots, and the booking that is being moved. */
export function useSheetState(sheet: StaffSheet | null, parts: readonly SheetPart[]) {
  const [focused, setFocused] = useState<number | null>(null);
  const [anchor, setAnchor] = useState<number | null>(null);
  const [chosen, setChosen] = useState(none);
  const [isChoosing, setChoosing] = useState(false);
  const [opened, setOpened] = useState<number | null>(null);
  const [entries, setEntries] = useState(0);
  const [carriedIdx, setCarried] = useState<number | null>(null);
  const [requested, setRequested] = useState<RequestedMove | null>(null);
  const slots = useMemo(() => new Map(sheet?.slots.map((slot) => [slot.sheetIdx, slot])), [sheet]);
  // By the booking, not by its slot: somebody else may have moved it meanwhile.
  const carried = sheet?.slots.find(({ booking }) => booking?.bookingIdx === carriedIdx && booking) ?? null;
  const current = focused !== null && slots.has(focused) ? focused : firstSlot(parts);
  const target = current === null ? null : (slots.get(current) ?? null);

  function toggle(sheetIdx: number) {
    setChosen((now) => (now.has(sheetIdx) ? without(now, sheetIdx) : new Set([...now, sheetIdx])));
    setAnchor(sheetIdx);
  }
  function extend(to: number, from = current ?? to) {
    const start = anchor ?? from;
    setAnchor(start);
    setChosen(new Set(slotsBetween(parts, start, to)));
  }
  return {
    slots,
    current,
    chosen,
    isChoosing,
    opened: opened === null ? null : (slots.get(opened) ?? null),
    carried,
    target,
    requested,
    focus: (sheetIdx: number) => setFocused(sheetIdx),
    toggle,
    extend,
    /** Counts openings by keyboard: each moves the focus into the panel. */
    entries,
    open(sheetIdx: number, isByKey = false) {
      setOpened(sheetIdx);
      if (isByKey) setEntries((count) => count + 1);
    },
    close: useCallback(() => setOpened(null), []),
    pickUp: (slot: StaffSlot) => setCarried(slot.booking?.bookingIdx ?? null),
    giveUp: useCallback(() => setCarried(null), []),
    turnChoosing: () => setChoosing((now) => !now),
    clear: () => setChosen(none),
    /** Moves the focus in the direction of a key; null on a day without slots. */
    step(key: GridKey, from: number, isExtending: boolean): number | null {
      const next = slotTowards(parts, from, key);
      if (next === null) return null;
      setFocused(next);
      if (isExtending) extend(next, from);
      else setAnchor(next);
      return next;
    },
    /** Requests a move or swap by dropping a booking on a slot; false where it cannot be dropped. */
    dropAt(from: StaffSlot, sheetIdx: number): boolean {
      const to = slots.get(sheetIdx);
      const drop = to ? dropOn(from, to) : null;
      if (to && drop) setRequested({ from, to, drop });
      return drop !== null;
    },
    endMove(isDone: boolean) {
      setRequested(null);
      if (isDone) setCarried(null);
    },
  };
}

export type SheetState = ReturnType<typeof useSheetState>;

function without(all: ReadonlySet<number>, one: number): ReadonlySet<number> {
  return new Set([...all].filter((other) => other !== one));
}
