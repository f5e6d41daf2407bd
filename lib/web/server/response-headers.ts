import type { ServerResponse } from "node:http";
import { openerPolicyOf } from "../identity/pages";
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

/** What can be said only when the answer is known: a policy for whatever brings none of its own, 503 for a lost API. */
export function finishHeaders(response: ServerResponse): void {
  const writeHead = response.writeHead;
  response.writeHead = function finished(this: ServerResponse, ...args: unknown[]) {
    if (typeof args[0] === "number") response.statusCode = args[0];
    markUnavailable(response, Date.now());
    args[0] = response.statusCode;
    const given = args.find((one) => typeof one === "object" && one !== null && !Array.isArray(one)) as
      | Record<string, unknown>
      | undefined;
    if (!response.hasHeader("content-security-policy") && !given?.["content-security-policy"]) {
      response.setHeader("content-security-policy", withoutPage);
    }
    for (const name of [
      "x-middleware-rewrite",
      "x-nextjs-cache",
      "x-nextjs-prerender",
      "x-nextjs-stale-time",
    ]) {
      response.removeHeader(name);
      if (given) delete given[name];
    }
    return writeHead.apply(this, args as Parameters<typeof writeHead>);
  } as typeof response.writeHead;
}
