"use client";

import { useEffect } from "react";
import { focusQuietly } from "@/lib/web/runtime/hash-scroll";

/** True while React puts one day in the place of another: both happen in one go. */
let isReplacing = false;

/**
 * After a move between days or months the focus goes to what is new: the link that had it is gone with the old month,
 * and keyboards would start again at the top. A page that has just been opened keeps its focus.
 */
export function MoveFocus({ shown, headingId }: { shown: string; headingId: string }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown is the reason to move the focus
  useEffect(() => {
    const heading = document.getElementById(headingId);
    if (isReplacing && heading) focusQuietly(heading);
    return () => {
      isReplacing = true;
      setTimeout(() => {
        isReplacing = false;
      });
    };
  }, [shown, headingId]);
  return null;
}
