import { readVideo } from "@/lib/shared/addresses/video-address";

/** The frame that plays a stored video; null for one of a host that is not listed. */
export function videoFrame(stored: string | undefined, title: string | null): HTMLIFrameElement | null {
  const video = readVideo(stored);
  if (!video) return null;
  const frame = document.createElement("iframe");
  frame.setAttribute("sandbox", "allow-scripts allow-same-origin allow-presentation allow-popups");
  frame.allow = "autoplay; fullscreen; encrypted-media; picture-in-picture";
  frame.referrerPolicy = "strict-origin-when-cross-origin";
  frame.loading = "lazy";
  frame.title = title ?? video.label;
  frame.src = `${video.frame}?autoplay=1`;
  return frame;
}
