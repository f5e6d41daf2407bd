import type { IncomingMessage, ServerResponse } from "node:http";
import { caching, isSharedCaching } from "../cache/caching";
import { closedPageHeader } from "../cache/closed-page";
import { isRead, isRouterRequest } from "./page-request";

/** Other words for the same, which some caches put before `cache-control`: nothing here says it twice. */
const otherWords = ["expires", "cdn-cache-control", "surrogate-control", "x-accel-expires"] as const;

/**
 * The one place that decides who may keep an answer (S-24, S-25). Shared is what says so in one of our own forms, with
 * a status of which that holds, was asked for by address alone, and is the same for whoever asks; everything else,
 * whatever Next or a later hand put on it, stays with the one who asked.
 */
export function settleCaching(request: IncomingMessage, response: ServerResponse): void {
  const value = String(response.getHeader("cache-control") ?? "");
  const isShared =
    isSharedCaching(value, response.statusCode) &&
    isRead(request) &&
    !isRouterRequest(request) &&
    !response.hasHeader("set-cookie") &&
    !response.hasHeader(closedPageHeader);
  const isOwn = /\bno-store\b/.test(value) && !/public|s-maxage/.test(value);
  for (const name of otherWords) response.removeHeader(name);
  if (!isShared && !isOwn) response.setHeader("cache-control", caching.personal);
}
