"use client";

import { useRouter } from "next/navigation";
import { useLayoutEffect } from "react";

type Props = { previous: string; next: string };

/** Where the arrow keys have a meaning of their own. */
const ownArrows = "input, textarea, select, details, dialog, [tabindex='0'], [contenteditable], [role]";

/** Left and right turn the page; heard from the moment that a page is seen, so that quick presses turn it once each. */
export function HoleKeys({ previous, next }: Props) {
  const router = useRouter();
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.target instanceof Element && event.target.closest(ownArrows)) return;
      if (event.key === "ArrowLeft") router.push(previous);
      if (event.key === "ArrowRight") router.push(next);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [router, previous, next]);
  return null;
}
