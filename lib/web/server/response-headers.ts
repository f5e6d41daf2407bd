import type { IncomingMessage, ServerResponse } from "node:http";
import { closedPageHeader } from "../cache/closed-page";
import { openerPolicyOf } from "../identity/pages";
import { settleCaching } from "./shared-answers";
import { markUnavailable } from "./unavailable";

const withoutPage = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

/** The front desk scans with a camera; no other page may ask for it. */
function isOffice(url: string): boolean {
  return /^\/ishm(?:[/?]|$)/.test(url);
}

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
    `camera=${isOffice(url) ? "(self)" : "()"}, microphone=(), geolocation=(self), payment=()`,
  );
  response.setHeader("reporting-endpoints", 'csp="/csp-reports"');
  if (isUnlisted) response.setHeader("x-robots-tag", "noindex, nofollow");
  if (isHttps) response.setHeader("strict-transport-security", "max-age=31536000; includeSubDomains");
}

/** What Next tells itself, and what the cache handler tells us: nobody else's business. */
const inner = [
  "x-middleware-rewrite",
  "x-nextjs-cache",
  "x-nextjs-prerender",
  "x-nextjs-stale-time",
  closedPageHeader,
] as const;

/**
 * What can be said only when the answer is known, and before any byte of it: who may keep it, a policy for whatever
 * brings none of its own, 503 for a lost API. Every answer of the web passes here.
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
