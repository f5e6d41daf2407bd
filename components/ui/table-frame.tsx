"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";

const focusable = "a[href], button, input, select, textarea, summary, [tabindex]";

/** Whether a frame hides a part of its content that no focus inside would scroll to. */
function hidesUnreachable(frame: HTMLElement): boolean {
  return frame.scrollWidth > frame.clientWidth && !frame.querySelector(focusable);
}

type Props = { label: string; children: ReactNode };

/** The frame of a table. A table wider than the window, with nothing to focus in it, is scrolled by keyboard (WCAG 2.1.1). */
export function TableFrame({ label, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [isStop, setStop] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(() => setStop(hidesUnreachable(element)));
    for (const seen of [element, ...element.children]) observer.observe(seen);
    return () => observer.disconnect();
  }, []);
  const stop = isStop ? { tabIndex: 0, role: "group", "aria-label": label } : {};
  return (
    <div
      ref={frame}
      data-slot="table-frame"
      {...stop}
      className="relative w-full overflow-x-auto rounded-panel bg-sheet"
    >
      {children}
    </div>
  );
}
