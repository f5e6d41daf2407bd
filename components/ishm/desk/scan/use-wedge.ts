import { useEffect, useRef } from "react";
import { type Burst, noBurst, readKey } from "./wedge";

type Field = HTMLInputElement | HTMLTextAreaElement;
type Wedge = { onCode: (code: string) => void; onBlocked: () => void };

/**
 * Listens for a scanner that types, wherever the focus is. What a scan typed into a field is removed again; under an
 * open dialog it is not read, and said so.
 */
export function useWedge(wedge: Wedge): void {
  const latest = useRef(wedge);
  useEffect(() => {
    latest.current = wedge;
  });
  useEffect(() => {
    let burst: Burst = noBurst;
    let before: { field: Field; value: string } | null = null;
    function onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const { key, code, shiftKey: isShift, timeStamp: at } = event;
      const read = readKey(burst, { key, code, isShift, at });
      if (read.burst !== burst && read.burst.text.length === 1) before = fieldIn(event.target);
      burst = read.burst;
      if (read.code === null) return;
      // Enter would press the focused button or send the form.
      event.preventDefault();
      event.stopPropagation();
      if (before) putBack(before.field, before.value);
      if (document.querySelector("[aria-modal=true]")) latest.current.onBlocked();
      else latest.current.onCode(read.code);
    }
    window.addEventListener("keydown", onKeyDown, { capture: true });
    return () => window.removeEventListener("keydown", onKeyDown, { capture: true });
  }, []);
}

function fieldIn(target: EventTarget | null): { field: Field; value: string } | null {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return isField ? { field: target, value: target.value } : null;
}

/** Sets the value of a field as typing would, so that React notices. */
function putBack(field: Field, value: string): void {
  const owner = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(owner.prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
