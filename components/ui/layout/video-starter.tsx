"use client";

import { useEffect } from "react";
import { readVideo, type Video } from "@/lib/shared/addresses/video-address";

/** Plays the videos of a text where they stand, once somebody starts them; without it their links lead to the host. */
export function VideoStarter() {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("figure[data-video] > a") : null;
      const figure = link?.parentElement;
      const video = readVideo(figure?.dataset.video);
      const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented;
      if (!link || !video || isElsewhere) return;
      event.preventDefault();
      const frame = frameOf(video, link.textContent ?? video.label);
      link.replaceWith(frame);
      frame.focus();
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, []);
  return null;
}

function frameOf(video: Video, title: string): HTMLIFrameElement {
  const frame = document.createElement("iframe");
  frame.setAttribute("sandbox", "allow-scripts allow-same-origin allow-presentation allow-popups");
  frame.allow = "autoplay; fullscreen; encrypted-media; picture-in-picture";
  frame.referrerPolicy = "strict-origin-when-cross-origin";
  frame.loading = "lazy";
  frame.title = title;
  frame.src = `${video.frame}?autoplay=1`;
  return frame;
}
