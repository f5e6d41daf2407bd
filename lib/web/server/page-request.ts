import type { IncomingMessage } from "node:http";
import { menuPassCookie } from "@/lib/web/session/menu-passes";

/** Addresses that are no pages; `config.matcher` of middleware.ts, which Next wants as a literal, says the same. */
const notPages =
  /^\/(?:(?:_next|address-search|brand|calendar|hp\/api|files|session|builds|consent|route-rules|csp-reports|landscape|course-map|draw-check|drawings|gallery|pictures|fonts|og|icons|rss|sitemaps)(?:\/|$)|(?:robots\.txt|sitemap\.xml|manifest\.webmanifest|offline-worker\.js|favicon\.ico|signup\/auth\/callback)$)/;

/** Whether a path, without its query, is for pages: middleware decides what is shown there. */
export function isPagePath(path: string): boolean {
  return !notPages.test(path);
}

export const pathOf = ({ url = "/" }: IncomingMessage) => url.split("?", 1)[0] ?? url;

export const isRead = ({ method }: IncomingMessage) => method === "GET" || method === "HEAD";

/** By which the browser's router asks for a part of a page, in a form of its own. */
export const routerHeaders = [
  "rsc",
  "next-router-state-tree",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-url",
] as const;

const routerQuery = /[?&]_rsc(?:[=&]|$)/;

/** Whether the router in a browser asks, or somebody who pretends to be one: such answers belong to who asked. */
export function isRouterRequest({ headers, url = "" }: IncomingMessage): boolean {
  return routerHeaders.some((name) => headers[name] !== undefined) || routerQuery.test(url);
}

/** Whether an address belongs to the back office. */
export const isOfficeUrl = (url: string) => /^\/ishm(?:[/?]|$)/.test(url);

/** Whether a request can be for a whole page. */
export function isPageRequest(request: IncomingMessage): boolean {
  return isRead(request) && !isRouterRequest(request) && isPagePath(pathOf(request));
}

/** Who has the pass of a page with a password sees it as nobody else does. */
export const hasPass = ({ headers }: IncomingMessage) =>
  headers.cookie?.includes(`${menuPassCookie}=`) === true;

/** Characters that a path may hold unescaped (RFC 3986, pchar) beyond those that `encodeURIComponent` leaves alone. */
const plainSigns = /%(?:24|26|2B|2C|3A|3B|3D|40)/g;
/** A segment that would be another path, or no text, once something behind us reads its codes. */
const unsafeSegment = /^\.{1,2}$|[/\\\p{Cc}]/u;

/**
 * A request target in its one form, which guards, cache keys and routes all decide by: percent codes are read once,
 * as UTF-8, and only what needs a code keeps it (RFC 3986, 6.2.2). The query stays as it came. Null for a target
 * that has no such form; it is answered 400.
 */
export function plainTarget(target: string): string | null {
  // The name of Node's own reading of bytes beyond ASCII, which HTTP clients should have coded.
  const text = Buffer.from(target, "latin1").toString();
  if (!/^\/(?!\/)[^\\#\s\p{Cc}\ufffd]*$/u.test(text)) return null;
  const [path = "", ...query] = text.split("?");
  const segments = path.split("/").map(plainSegment);
  if (segments.includes(null)) return null;
  return [segments.join("/"), ...query.map(encodedText)].join("?");
}

function plainSegment(segment: string): string | null {
  try {
    const read = decodeURIComponent(segment);
    return unsafeSegment.test(read) ? null : encodeURIComponent(read).replace(plainSigns, decodeURIComponent);
  } catch {
    return null;
  }
}

const encodedText = (text: string) => text.replace(/[^\x21-\x7e]+/gu, encodeURIComponent);
