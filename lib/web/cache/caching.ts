import { immutableCaching } from "../../contract/failures";

/** The `cache-control` values of the web. An answer with any other value leaves as `personal`. */
export const caching = {
  personal: "private, no-store",
  /** For one visitor alone, who may ask whether what he has is still right (`if-none-match`). */
  ownFeed: "private, no-cache",
  page: "public, s-maxage=5, stale-while-revalidate=60",
  /** Never shown again while it is renewed, by no cache on the way. */
  freshPage: "public, s-maxage=5",
  /** For addresses whose content never changes; Next uses the same value for its scripts and styles. */
  immutable: "public, max-age=31536000, immutable",
  /** An upload at an address of its own, which everybody may see as long as its page is open. */
  upload: immutableCaching,
  day: "public, max-age=86400",
  /** An upload: caches that many share ask again after a minute, since its page may have been closed. */
  picture: "public, max-age=86400, s-maxage=60",
  minute: "public, max-age=60",
  /** Contents of feeds and sitemaps may be closed as well. */
  feed: "public, max-age=60, s-maxage=60",
} as const;

const ofPages: readonly string[] = [caching.page, caching.freshPage];
const ofFiles: readonly string[] = [
  caching.immutable,
  caching.upload,
  caching.day,
  caching.picture,
  caching.minute,
  caching.feed,
  // Next's own words for files of `public` and for robots.txt.
  "public, max-age=0",
  "public, max-age=0, must-revalidate",
];

/**
 * Whether an answer with this status may say this: pages, their redirects and their absence, and whole files. Part of
 * a file, a refused condition or a failure is about one request alone.
 */
export function isSharedCaching(value: string, status: number): boolean {
  if (ofPages.includes(value)) return [200, 308, 404].includes(status);
  return ofFiles.includes(value) && (status === 200 || status === 304);
}
