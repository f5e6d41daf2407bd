import { type PointerEvent, useEffect, useRef, useState } from "react";
import type { SheetState } from "../day/use-sheet-state";
import { canMove, dropOn } from "./drop";
import type { StaffSlot } from "./sheet-grid";
import { slotAt } from "./use-grid-keys";

const startsAfterPx = 6;

type Drag = { from: StaffSlot; over: number | null };

/** Drags a booking to another slot with the mouse. By touch it is moved with the button of the panel: a finger scrolls. */
export function useSlotDrag(state: SheetState, mayMove: boolean) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const pressed = useRef<{ from: StaffSlot; x: number; y: number } | null>(null);
  const hasDragged = useRef(false);
  const isDragging = drag !== null;

  useEffect(() => {
    if (!isDragging) return;
    const giveUp = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      pressed.current = null;
      setDrag(null);
    };
    window.addEventListener("keydown", giveUp);
    return () => window.removeEventListener("keydown", giveUp);
  }, [isDragging]);

  function targetOf(event: PointerEvent, from: StaffSlot): number | null {
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const to = state.slots.get(slotAt(under) ?? -1);
    return to && dropOn(from, to) ? to.sheetIdx : null;
  }

  return {
    from: drag?.from ?? null,
    over: drag?.over ?? null,
    /** Whether the next click only ends a drag. */
    swallowsClick: () => hasDragged.current,
    hands: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        hasDragged.current = false;
        const slot = state.slots.get(slotAt(event.target) ?? -1);
        const isMouse = event.pointerType !== "touch" && event.button === 0;
        if (!slot || !isMouse || !mayMove || !canMove(slot)) return;
        pressed.current = { from: slot, x: event.clientX, y: event.clientY };
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const start = pressed.current;
        if (!start) return;
        const way = Math.hypot(event.clientX - start.x, event.clientY - start.y);
        if (!isDragging && way < startsAfterPx) return;
        hasDragged.current = true;
        if (!isDragging) event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ from: start.from, over: targetOf(event, start.from) });
      },
      onPointerUp() {
        if (drag?.over != null && pressed.current) state.dropAt(drag.from, drag.over);
        pressed.current = null;
        setDrag(null);
      },
      onPointerCancel() {
        pressed.current = null;
        setDrag(null);
      },
    },
  };
}

export type SlotDrag = ReturnType<typeof useSlotDrag>;
