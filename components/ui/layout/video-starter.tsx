"use client";

import { useEffect } from "react";

/** Plays the videos of a text where they stand, once somebody starts them; without it their links lead to the host. */
export function VideoStarter() {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link =
        event.target instanceof Element
          ? event.target.closest<HTMLAnchorElement>("figure[data-video] > a")
          : null;
      const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented;
      if (!link || isElsewhere) return;
      event.preventDefault();
      void play(link);
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, []);
  return null;
}

/** Puts the frame in the place of its link; where it cannot be fetched the link is followed. */
async function play(link: HTMLAnchorElement): Promise<void> {
  const part = await import("./video-frame").catch(() => null);
  const frame = part?.videoFrame(link.parentElement?.dataset.video, link.textContent);
  if (!frame) return window.location.assign(link.href);
  link.replaceWith(frame);
  frame.focus();
}
