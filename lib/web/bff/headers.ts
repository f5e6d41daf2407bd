import type { CallRules } from "@/lib/contract/define-route";
import { currentScope } from "@/lib/shared/server/request-scope";
import { immutableCaching } from "../../contract/failures";
import type { UpstreamAnswer } from "./upstream";

/** Headers of the browser that the club API may see; all others, `Authorization` and `Cookie` first, stay here (S-13). */
const passedUp = [
  "accept",
  "accept-language",
  "content-type",
  "content-length",
  "idempotency-key",
  "x-edit-token",
  "x-export-reason",
  "x-menu-token",
  "user-agent",
  "range",
];

/** Headers of the club API that the browser may see. */
const passedDown = [
  "content-type",
  "content-disposition",
  "content-length",
  "content-range",
  "accept-ranges",
  "content-security-policy",
  "allow",
  "retry-after",
  "x-request-id",
  "x-total-count",
];

/** The headers of a request, of whichever kind it is. */
export type RequestHeaders = Pick<Headers, "get" | "has">;

/** The request as the club API gets it: the caller's address as the server found it, the token of the session. */
export function upstreamHeaders(
  from: RequestHeaders,
  requestId: string,
  { accessToken, menuPass }: { accessToken?: string | undefined; menuPass?: string | null } = {},
): Record<string, string> {
  const headers: Record<string, string> = { "x-request-id": requestId };
  const span = currentScope()?.span;
  if (span) headers.traceparent = span.traceparent;
  for (const name of passedUp) {
    const value = from.get(name);
    if (value !== null) headers[name] = value;
  }
  if (menuPass) headers["x-menu-token"] ??= menuPass;
  const address = from.get("x-client-address");
  if (address) headers["x-client-address"] = address;
  if (accessToken) headers.authorization = `Bearer ${accessToken}`;
  return headers;
}

/** The answer's headers for the browser; whatever depends on a cookie is never stored (architecture 4). */
export function passedHeaders(answer: UpstreamAnswer, route?: CallRules): Record<string, string> {
  const isPublic = String(answer.headers["cache-control"] ?? "").startsWith("public");
  const isImmutable = route?.isImmutable === true && answer.statusCode === 200;
  const caching = isImmutable && isPublic ? immutableCaching : "private, no-store";
  const headers: Record<string, string> = { "cache-control": caching, "x-content-type-options": "nosniff" };
  for (const name of passedDown) {
    const value = answer.headers[name];
    if (typeof value === "string") headers[name] = value;
  }
  return headers;
}

/** The same, to be changed further. */
export function browserHeaders(answer: UpstreamAnswer, route?: CallRules): Headers {
  return new Headers(passedHeaders(answer, route));
}

/**
 * Whether a state-changing request comes from our own pages (S-05): `Sec-Fetch-Site` and `Origin`, whichever are
 * there, must both say so, and one of them must be there.
 */
export function isSameSite(headers: RequestHeaders, ownOrigin: string): boolean {
  const site = headers.get("sec-fetch-site");
  const origin = headers.get("origin");
  if (site === null && origin === null) return false;
  return (site === null || site === "same-origin") && (origin === null || origin === ownOrigin);
}
