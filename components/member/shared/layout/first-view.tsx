"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { settledEvent } from "@/lib/web/runtime/hash-scroll";
import { takeEarlyPress } from "@/lib/web/runtime/session/member-mark";

const nothing = { __html: "" };

/**
 * The place of a member's view in its page. Until the scripts have drawn it, the page's first script shows in its stead the
 * same view as the server has drawn it (`lib/web/cache/first-script.ts`); then it stands there with no change to be seen, and
 * a button that was pressed meanwhile is pressed.
 */
export function FirstView({ children }: { children: ReactNode }) {
  const [isDrawn, setDrawn] = useState(false);
  const own = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const onSettled = () => setDrawn(true);
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
