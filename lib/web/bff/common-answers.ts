import "server-only";
import { isIP } from "node:net";
import { withDeadline } from "@/lib/web/cache/deadline";
import { waits } from "@/lib/web/waits";
import { webEnv } from "../env";
import { menuPassCookie } from "../session/menu-passes";
import type { Call, PassedAnswer } from "./bff-call";
import { gatheredRead } from "./gathered-reads";
import { passedHeaders } from "./headers";
import { repeated, sendOrRepeat } from "./repeat";
import { sharedKey, sharedRead } from "./shared-reads";
import { type UpstreamAnswer, upstream } from "./upstream";
import { noteVisitor, takeVisitors } from "./visitors";

/** Of somebody who is signed in, or whose browser has the pass of a page. */
const isOwn = ({ session, request }: Call) =>
  session !== null || request.cookies.get(menuPassCookie) !== undefined;

/**
 * Calls that are the same for every visitor without a session or the pass of a page: one call of the club API in five
 * seconds answers all of them, so that no crowd behind one address uses up its limit. The visitors are told to the
 * club API with the call for the site state, by which it counts them. Null for anything else.
 */
export async function sharedAnswer(
  call: Call,
  segments: readonly string[],
  url: URL,
): Promise<PassedAnswer | null> {
  const { request, route, requestId, language } = call;
  const key =
    isOwn(call) || request.method !== "GET" ? null : await sharedKey({ route, segments, url, language });
  if (key === null) return null;
  noteVisitor(request.headers.get("x-client-address"));
  const { answer, body } = await sharedRead(key, route.tags ?? [], () => askForAll(call, segments));
  const headers = { ...passedHeaders(answer, route), "x-request-id": requestId };
  return { status: answer.statusCode, headers, body };
}

function askForAll(
  { route, language, requestId }: Call,
  segments: readonly string[],
): Promise<UpstreamAnswer> {
  const visitors = route.path === "/site/state" ? takeVisitors() : [];
  const ask = {
    method: "GET",
    path: `/hp/api/${segments.map(encodeURIComponent).join("/")}?clubCode=${webEnv().clubCode}`,
    headers: {
      "x-request-id": requestId,
      "accept-language": language,
      ...(visitors.length > 0 ? { "x-visitor-addresses": visitors.join(",") } : {}),
    },
    headersTimeout: waits.shared,
  } as const;
  return repeated(() => upstream().request(ask));
}

/** Headers that a gathered read follows from, and those that make it the asking visitor's own. */
const followedHeaders = ["accept", "accept-language"];
const ownHeaders = ["x-menu-token", "x-edit-token", "x-export-reason", "range"];

/**
 * Calls of visitors without a session who ask for the same at one moment: one call of the club API, which is told of all of them,
 * counts each and says whom it refuses. Null for these, and for anything else.
 */
export async function gatheredAnswer(call: Call): Promise<PassedAnswer | null> {
  const { request, route, requestId } = call;
  const address = request.headers.get("x-client-address") ?? "";
  if (!route.isGathered || isOwn(call) || isIP(address) === 0) return null;
  if (ownHeaders.some((name) => request.headers.has(name))) return null;
  const followed = followedHeaders.map((name) => request.headers.get(name));
  const key = JSON.stringify([call.target, ...followed]);
  const found = await gatheredRead(key, address, (addresses) =>
    addresses.length === 1 ? sendOrRepeat(call) : askForSeveral(call, addresses),
  );
  if (found === null) return null;
  const headers = { ...passedHeaders(found.answer, route), "x-request-id": requestId };
  return { status: found.answer.statusCode, headers, body: found.body };
}

function askForSeveral(
  { request, target, requestId }: Call,
  addresses: readonly string[],
): Promise<UpstreamAnswer> {
  const headers: Record<string, string> = {
    "x-request-id": requestId,
    "x-visitor-addresses": addresses.join(","),
  };
  for (const name of followedHeaders) {
    const value = request.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  return withDeadline(waits.read, (signal) =>
    repeated(() => upstream().request({ method: "GET", path: target, headers, signal })),
  );
}
