import { useRef, useState } from "react";
import type { HoleLayout } from "@/lib/landscape/hole-maps";

type Layout = HoleLayout | null;

const mostSteps = 200;

/**
 * The steps of a drawing, to go back and on. Changes with the same tag in a row are one step: an arrow key that is held
 * down goes back as one.
 */
export function useLayoutHistory(layout: Layout, onChange: (layout: Layout) => void) {
  const [past, setPast] = useState<readonly Layout[]>([]);
  const [future, setFuture] = useState<readonly Layout[]>([]);
  const lastTag = useRef<string | null>(null);
  return {
    change(next: Layout, tag: string | null = null) {
      if (next === layout) return;
      const goesOn = tag !== null && tag === lastTag.current;
      if (!goesOn) setPast([...past, layout].slice(-mostSteps));
      setFuture([]);
      lastTag.current = tag;
      onChange(next);
    },
    /** The next change is a step of its own. */
    pause() {
      lastTag.current = null;
    },
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    undo() {
      const before = past.at(-1);
      if (before === undefined) return;
      setPast(past.slice(0, -1));
      setFuture([layout, ...future]);
      lastTag.current = null;
      onChange(before);
    },
    redo() {
      const [next, ...rest] = future;
      if (next === undefined) return;
      setFuture(rest);
      setPast([...past, layout]);
      lastTag.current = null;
      onChange(next);
    },
  };
}
