import type { FocusEvent, KeyboardEvent, MouseEvent } from "react";
import type { SheetState } from "../day/use-sheet-state";
import { canMove } from "./drop";
import { isGridKey } from "./grid-keys";

/** The slot that an event happened on. */
export function slotAt(target: EventTarget | null): number | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>("[data-slot-idx]") : null;
  return cell ? Number(cell.dataset.slotIdx) : null;
}

export function focusSlot(grid: Element, sheetIdx: number): void {
  grid.querySelector<HTMLElement>(`[data-slot-idx="${sheetIdx}"]`)?.focus();
}

type Hands = { mayMove: boolean; swallowsClick: () => boolean; onNoDrop: () => void };

/** Keyboard and pointer handlers of the grid (WAI-ARIA grid): move, select, open, drag. */
export function useGridHands(state: SheetState, { mayMove, swallowsClick, onNoDrop }: Hands) {
  const { carried } = state;

  function drop(sheetIdx: number) {
    if (carried && !state.dropAt(carried, sheetIdx)) onNoDrop();
  }

  function press(key: string, code: string, at: number): boolean {
    const slot = state.slots.get(at);
    if (key === "Enter") carried ? drop(at) : state.open(at, true);
    else if (key === " ") state.toggle(at);
    else if (key === "Escape" && carried) state.giveUp();
    else if (key === "Escape" && state.chosen.size > 0) state.clear();
    // By its place on the keyboard: under Korean input the letter is another one.
    else if (code === "KeyM" && mayMove && slot && canMove(slot)) state.pickUp(slot);
    else return false;
    return true;
  }

  return {
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const at = slotAt(event.target);
      if (at === null || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isGridKey(event.key)) {
        const next = state.step(event.key, at, event.shiftKey && !carried);
        if (next !== null) focusSlot(event.currentTarget, next);
      } else if (!press(event.key, event.code, at)) return;
      event.preventDefault();
    },
    // A button is pressed when Space is let go.
    onKeyUp(event: KeyboardEvent<HTMLElement>) {
      if (event.key === " " && slotAt(event.target) !== null) event.preventDefault();
    },
    onFocus(event: FocusEvent<HTMLElement>) {
      const at = slotAt(event.target);
      if (at !== null) state.focus(at);
    },
    onClick(event: MouseEvent<HTMLElement>) {
      const at = slotAt(event.target);
      if (at === null || swallowsClick()) return;
      state.focus(at);
      if (carried) drop(at);
      else if (event.shiftKey) state.extend(at);
      else if (state.isChoosing || event.ctrlKey || event.metaKey) state.toggle(at);
      else state.open(at);
    },
  };
}
