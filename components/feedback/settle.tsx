"use client";

import { type ReactNode, useEffect, useState } from "react";
import { isAnyAwaited } from "@/lib/web/api/request-bus";
import { settledEvent } from "@/lib/web/runtime/hash-scroll";
import { limits } from "@/lib/web/runtime/limits";

type Props = {
  /** Bars of the size of what is coming. */
  placeholder: ReactNode;
  children: ReactNode;
};

/**
 * Shows a screen when the reads of its first view have been answered, all of it at once: nothing that is in sight moves. It is
 * mounted meanwhile, and what takes longer than a moment is not waited for.
 */
export function Settle({ placeholder, children }: Props) {
  const isSettled = useSettled();
  useEffect(() => {
    if (isSettled) document.dispatchEvent(new Event(settledEvent));
  }, [isSettled]);
  return (
    <div className={isSettled ? undefined : "settling"}>
      {isSettled ? null : <div aria-busy="true">{placeholder}</div>}
      <div>{children}</div>
    </div>
  );
}

/** True from when no call has been under way for two frames: an answer may lead to further calls. */
function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    let frame = 0;
    let calm = 0;
    const look = () => {
      calm = isAnyAwaited() ? 0 : calm + 1;
      if (calm >= 2) setSettled(true);
      else frame = requestAnimationFrame(look);
    };
    frame = requestAnimationFrame(look);
    // Also where there are no frames: a tab in the background.
    const longest = setTimeout(() => setSettled(true), limits.settleMs);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(longest);
    };
  }, []);
  return isSettled;
}
