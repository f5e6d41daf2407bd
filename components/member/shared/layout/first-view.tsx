"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { settledEvent } from "@/lib/web/runtime/hash-scroll";
import { takeEarlyPress } from "@/lib/web/runtime/session/member-mark";
import { systemTimers } from "@/lib/web/runtime/timers";

const nothing = { __html: "" };
/** From the end of a touch to its click. */
const clickMs = 100;

/** Calls `go` at once, or once a press that is going on in the view has had its click: no other element would get it. */
function afterPress(view: Element | null, go: () => void): void {
  if (!view?.querySelector("button:active")) {
    go();
    return;
  }
  const listening = new AbortController();
  const onEnd = () => {
    listening.abort();
    systemTimers.after(clickMs, go);
  };
  for (const type of ["pointerup", "pointercancel", "keyup"]) {
    document.addEventListener(type, onEnd, { signal: listening.signal });
  }
}

/**
 * The place of a member's view in its page. Until the scripts have drawn it, the page's first script shows in its stead the
 * same view as the server has drawn it (`lib/web/cache/first-script.ts`); then it stands there with no change to be seen, and
 * a button that was pressed meanwhile is pressed.
 */
export function FirstView({ children }: { children: ReactNode }) {
  const [isDrawn, setDrawn] = useState(false);
  const server = useRef<HTMLDivElement>(null);
  const own = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const onSettled = () => afterPress(server.current, () => setDrawn(true));
    document.addEventListener(settledEvent, onSettled);
    return () => document.removeEventListener(settledEvent, onSettled);
  }, []);
  useEffect(() => {
    if (!isDrawn || !own.current) return;
    document.dispatchEvent(new Event(settledEvent));
    takeEarlyPress(own.current)?.click();
  }, [isDrawn]);
  return (
    <>
      {isDrawn ? null : (
        <div
          ref={server}
          data-first-view=""
          className="first-view"
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing; React leaves alone what stands in such an element.
          dangerouslySetInnerHTML={nothing}
        />
      )}
      <div ref={own} className={isDrawn ? "contents" : "own-view"}>
        {children}
      </div>
    </>
  );
}
