import { readVideo } from "./video-address";

const youtubeNames = /^(?:www\.|m\.)?youtube(?:-nocookie)?\.com$/;
const vimeoNames = /^(?:www\.|player\.)?vimeo\.com$/;

/** Normalises the copied address of a video's page for storage; null for every other host or page. */
export function videoOfAddress(address: string): string | null {
  const trimmed = address.trim();
  const whole = /^[a-z][\w+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (!URL.canParse(whole)) return null;
  const found = new URL(whole);
  if (!/^https?:$/.test(found.protocol)) return null;
  const stored = storedOf(found, found.pathname.split("/").filter(Boolean));
  return stored && readVideo(stored) ? stored : null;
}

function storedOf({ hostname, searchParams }: URL, steps: readonly string[]): string | null {
  if (hostname === "youtu.be") return `youtube:${steps[0]}`;
  if (youtubeNames.test(hostname)) {
    const isPage = ["embed", "shorts", "live"].includes(steps[0] ?? "");
    return `youtube:${isPage ? steps[1] : searchParams.get("v")}`;
  }
  return vimeoNames.test(hostname) ? `vimeo:${steps[0] === "video" ? steps[1] : steps[0]}` : null;
}
