"use client";

import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef } from "react";
import { cn } from "@/components/ui/cn";
import type { Handle } from "@/lib/landscape/hole-maps";

type Props = {
  handle: Handle;
  name: string;
  style: CSSProperties;
  onHold: () => void;
  onDrag: (clientX: number, clientY: number) => void;
  onDrop: () => void;
  /** Metres to the right and down on the drawing. */
  onStep: (by: readonly [number, number]) => void;
  onLeave: () => void;
};

const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const shapes: Record<Handle["kind"], string> = {
  tee: "size-4 rounded-[2px] bg-[#1a231d]",
  bend: "size-4 rounded-full bg-[#a5452a]",
  green: "size-4 rounded-full bg-[#a5452a]",
  from: "size-4 rotate-45 rounded-[2px] bg-[#1b3d30]",
  to: "size-4 rotate-45 rounded-[2px] bg-[#1b3d30]",
  width: "size-3.5 rounded-full bg-[#1b3d30]",
  middle: "size-4 rounded-full bg-[#a5452a]",
  length: "size-3 rounded-full bg-[#fdfbf5]",
  breadth: "size-3 rounded-full bg-[#fdfbf5]",
  fall: "size-4 rounded-full bg-[#2c5d74]",
};

/** A handle on the drawing: a button as large as a finger, dragged, or moved by the arrow keys. */
export function HandleButton({ handle, name, style, onHold, onDrag, onDrop, onStep, onLeave }: Props) {
  const isHeld = useRef(false);
  const onPointerDown = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    isHeld.current = true;
    onHold();
  };
  const drop = () => {
    if (!isHeld.current) return;
    isHeld.current = false;
    onDrop();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const way = ways[event.key];
    if (!way || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const metres = event.shiftKey ? 10 : 1;
    onStep([way[0] * metres, way[1] * metres]);
  };
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      data-handle={handle.key}
      style={style}
      className={cn(
        "group absolute flex size-8 -translate-x-1/2 -translate-y-1/2 cursor-grab touch-none items-center justify-center rounded-full active:cursor-grabbing focus-visible:z-10 pointer-coarse:size-11",
        // The handle that moves a small bunker lies over those of its edge.
        handle.kind === "middle" && "z-1",
      )}
      onPointerDown={onPointerDown}
      onPointerMove={(event) => (isHeld.current ? onDrag(event.clientX, event.clientY) : undefined)}
      onPointerUp={drop}
      onPointerCancel={drop}
      onKeyDown={onKeyDown}
      onBlur={onLeave}
    >
      <span
        aria-hidden="true"
        className={cn(
          "block border-2 border-[#fdfbf5] shadow-[0_0_0_1.5px_#1a231d] group-hover:scale-125",
          shapes[handle.kind],
        )}
      />
    </button>
  );
}
