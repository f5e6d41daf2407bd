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
