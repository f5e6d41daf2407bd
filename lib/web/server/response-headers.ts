import type { IncomingMessage, ServerResponse } from "node:http";
import { caching, isSharedCaching } from "@/lib/web/cache/caching";
import { upstreamHealth } from "@/lib/web/cache/freshness";
import { openerPolicyOf } from "@/lib/web/cache/opener-policy";
import { closedPageHeader } from "@/lib/web/cache/page-markers";
import { noteNextCache } from "./cache-outcome";
import { isOfficeUrl, isRead, isRouterRequest } from "./page-request";

const withoutPage = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

/** The worker that answers pages without network asks for the pages themselves, and for nothing else. */
const ofWorker = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'";
const workerPath = /^\/offline-worker\.js(?:\?|$)/;

/** On every answer of the web, whatever it is (S-40). */
export function setSecurityHeaders(
  response: ServerResponse,
  { url, isHttps, isUnlisted = false }: { url: string; isHttps: boolean; isUnlisted?: boolean },
): void {
  response.setHeader("x-content-type-options", "nosniff");
  response.setHeader("referrer-policy", "strict-origin-when-cross-origin");
  response.setHeader("x-frame-options", "DENY");
  response.setHeader("cross-origin-opener-policy", openerPolicyOf(url));
  response.setHeader(
    "permissions-policy",
    `camera=${isOfficeUrl(url) ? "(self)" : "()"}, microphone=(), geolocation=(self), payment=()`,
  );
  response.setHeader("reporting-endpoints", 'csp="/csp-reports"');
  if (workerPath.test(url)) response.setHeader("content-security-policy", ofWorker);
  if (isUnlisted) response.setHeader("x-robots-tag", "noindex, nofollow");
  if (isHttps) response.setHeader("strict-transport-security", "max-age=31536000; includeSubDomains");
}

/** Internal headers of Next and of the cache handler; removed from every answer. */
const inner = [
  "x-middleware-rewrite",
  "x-nextjs-cache",
  "x-nextjs-prerender",
  "x-nextjs-stale-time",
  closedPageHeader,
] as const;

/**
 * Sets the headers that depend on the answer, before its first byte: caching, a security policy where none is set, 503
 * when the club API is out of reach. Every answer of the web passes here.
 */
export function finishHeaders(request: IncomingMessage, response: ServerResponse): void {
  const writeHead = response.writeHead;
  response.writeHead = function finished(this: ServerResponse, status: number, ...rest: unknown[]) {
    response.statusCode = status;
    takeHeaders(response, rest);
    // Real clock: how long ago the club API was away.
    markUnavailable(response, Date.now());
    settleCaching(request, response);
    if (!response.hasHeader("content-security-policy")) {
      response.setHeader("content-security-policy", withoutPage);
    }
    noteNextCache(response);
    for (const name of inner) response.removeHeader(name);
    return writeHead.call(this, response.statusCode);
  } as typeof response.writeHead;
}

/** The headers that `writeHead` was given, in either of its forms, are headers like all others. */
export function takeHeaders(response: ServerResponse, given: readonly unknown[]): void {
  const headers = given.find((one) => typeof one === "object" && one !== null);
  if (Array.isArray(headers)) {
    const list = headers.flat();
    for (let at = 0; at + 1 < list.length; at += 2) response.setHeader(String(list[at]), list[at + 1]);
    return;
  }
  for (const [name, value] of Object.entries(headers ?? {})) {
    if (value !== undefined) response.setHeader(name, value);
  }
}

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
  const isOwn = value === caching.ownFeed || (/\bno-store\b/.test(value) && !/public|s-maxage/.test(value));
  for (const name of otherWords) response.removeHeader(name);
  if (!isShared && !isOwn) response.setHeader("cache-control", caching.personal);
}

/** Longer than a page that waits for several reads in vain takes until it has failed. */
const recentMs = 30_000;

/** A page that failed because the club API is down is 503 with Retry-After, not a fault of ours (S-88, R-25). */
function markUnavailable(response: ServerResponse, now: number): void {
  if (response.statusCode !== 500 || now - upstreamHealth().downAt > recentMs) return;
  response.statusCode = 503;
  response.setHeader("retry-after", "10");
}
