/** The hosts of videos that a text may hold, by the name that is stored. */
export const videoHosts = {
  youtube: {
    label: "YouTube",
    id: /^[\w-]{11}$/,
    watch: "https://www.youtube.com/watch?v=",
    frame: "https://www.youtube-nocookie.com/embed/",
  },
  vimeo: {
    label: "Vimeo",
    id: /^\d{5,12}$/,
    watch: "https://vimeo.com/",
    frame: "https://player.vimeo.com/video/",
  },
} as const;

type VideoHost = keyof typeof videoHosts;

/** A video of a listed host: where it is watched, and what plays it in a frame. */
export type Video = { host: VideoHost; id: string; label: string; watch: string; frame: string };

/** The video of a stored `youtube:…` or `vimeo:…`; null for anything else. */
export function readVideo(stored: string | undefined): Video | null {
  const [name = "", id = "", ...more] = (stored ?? "").split(":");
  if (more.length > 0 || !Object.hasOwn(videoHosts, name)) return null;
  const host = name as VideoHost;
  const { label, watch, frame, id: pattern } = videoHosts[host];
  return pattern.test(id) ? { host, id, label, watch: watch + id, frame: frame + id } : null;
}

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
