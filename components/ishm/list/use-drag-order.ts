import { type RefObject, useEffect, useState } from "react";

type Move = (siblings: readonly string[], code: string, position: number) => void;

/** Moves an entry of a list with the pointer while it is held: it goes where the pointer is; Esc puts it back. */
export function useDragOrder(list: RefObject<HTMLUListElement | null>, codes: readonly string[], move: Move) {
  const [drag, setDrag] = useState<{ code: string; from: number } | null>(null);
  useEffect(() => {
    if (!drag) return;
    const onMove = (event: PointerEvent) => {
      const to = positionAt(list.current, event.clientY);
      if (to !== null && codes[to] !== drag.code) move(codes, drag.code, to);
    };
    const onEnd = () => setDrag(null);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      move(codes, drag.code, drag.from);
      setDrag(null);
    };
    window.addEventListener("pointermove", onMove);
    window.addEventListener("pointerup", onEnd);
    window.addEventListener("pointercancel", onEnd);
    window.addEventListener("keydown", onKey);
    return () => {
      window.removeEventListener("pointermove", onMove);
      window.removeEventListener("pointerup", onEnd);
      window.removeEventListener("pointercancel", onEnd);
      window.removeEventListener("keydown", onKey);
    };
  }, [drag, list, codes, move]);
  return {
    dragged: drag?.code ?? null,
    start: (code: string) => setDrag({ code, from: codes.indexOf(code) }),
  };
}

/** The position of the entry that the pointer is over; null between the list and the rest of the screen. */
function positionAt(list: HTMLElement | null, y: number): number | null {
  const rows = [...(list?.children ?? [])].map((row) => row.getBoundingClientRect());
  const found = rows.findIndex(({ top, bottom }) => y >= top && y < bottom);
  return found === -1 ? null : found;
}
