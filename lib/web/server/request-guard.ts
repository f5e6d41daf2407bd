import type { IncomingMessage } from "node:http";
import type { BlockList } from "node:net";
import { isIPv6 } from "node:net";
import { readAddress, writeAddress } from "@/lib/shared/addresses/address-range";
import { strangerWatch } from "@/lib/shared/server/body-guard";
import { menuPassCookie } from "../session/menu-passes";
import { isOfficeUrl, isPagePath, isRead, isRouterRequest, pathOf, routerHeaders } from "./page-request";

/** Headers that only a trusted proxy may send; from anybody else they are removed (F1, S-66). */
const forwarded = [
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-forwarded-port",
  "forwarded",
  "x-real-ip",
];
/** Names that steer Next from inside; no client may send them (checklist 1.1, S-20, S-21). */
const internal =
  /^(x-middleware-|x-nextjs-(?!data$)|x-next-|x-invoke-|x-matched-path$|x-now-route-matches$|x-prerender-revalidate|x-client-address$|x-clubfront-)/;

/** IPv4 in its own notation, whatever the socket calls it. */
function plainAddress(address: string | undefined): string {
  return (address ?? "").replace(/^::ffff:(?=\d+\.)/, "");
}

/** The answers of each list so far: the same few peers ask again and again, and each look makes an object outside of the heap. */
const looks = new WeakMap<BlockList, Map<string, boolean>>();
const maxLooks = 1000;

function isListed(list: BlockList, address: string): boolean {
  if (address === "") return false;
  const known = looks.get(list) ?? new Map<string, boolean>();
  looks.set(list, known);
  const isOnIt = known.get(address) ?? list.check(address, isIPv6(address) ? "ipv6" : "ipv4");
  if (known.size >= maxLooks) known.clear();
  known.set(address, isOnIt);
  return isOnIt;
}

/** Whether a request comes by a proxy that is trusted. */
export const isFromProxy = ({ socket }: IncomingMessage, trusted: BlockList): boolean =>
  isListed(trusted, plainAddress(socket.remoteAddress));

/**
 * The visitor's address: the socket's, or through trusted proxies the right-most hop that is not one of them. A hop that
 * cannot be read ends the way: what stands left of it a stranger may have written.
 */
export function clientAddress(socketAddress: string, forwardedFor: string, trusted: BlockList): string {
  let nearest = socketAddress;
  for (const hop of forwardedFor.split(",").reverse()) {
    const address = isListed(trusted, nearest) ? hopAddress(hop) : null;
    if (address === null) break;
    nearest = address;
  }
  return nearest;
}

/** The address of a hop in its one spelling, without the port that some proxies add; null when it is none. */
function hopAddress(hop: string): string | null {
  const [, bracketed, withPort] = /^\[([^\]]+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(hop.trim()) ?? [];
  const known = readAddress(bracketed ?? withPort ?? hop);
  return known && writeAddress(known.family, known.value);
}

/** Tells the operator, once a peer, what only a proxy would say and this one is not trusted to (F1). */
export function watchStrangers(
  trusted: BlockList,
  { isHttps, warn }: { isHttps: boolean; warn(text: string): void },
): (request: IncomingMessage) => void {
  const report = strangerWatch(warn);
  return ({ headers, socket }) => {
    const peer = plainAddress(socket.remoteAddress);
    if (isListed(trusted, peer)) return;
    if (headers["x-forwarded-for"] !== undefined) {
      report(peer, "X-Forwarded-For", "without it all its visitors have one address and share one limit.");
    }
    if (isHttps && headers["x-forwarded-proto"] !== undefined) {
      report(peer, "X-Forwarded-Proto", "PUBLIC_ORIGIN is https, and it seems to end TLS.");
    }
  };
}

/**
 * Rewrites a request's headers in place so that everything behind can believe them: `x-client-address`,
 * `x-forwarded-proto` and `x-forwarded-host` are ours, internal names are gone.
 */
export function cleanHeaders(request: IncomingMessage, trusted: BlockList): void {
  const headers = request.headers;
  const socketAddress = plainAddress(request.socket.remoteAddress);
  const fromProxy = isFromProxy(request, trusted);
  const address = clientAddress(socketAddress, String(headers["x-forwarded-for"] ?? ""), trusted);
  const proto = fromProxy && headers["x-forwarded-proto"] === "https" ? "https" : "http";
  for (const name of Object.keys(headers)) {
    if (forwarded.includes(name) || internal.test(name)) delete headers[name];
  }
  headers["x-client-address"] = address;
  headers["x-forwarded-for"] = address;
  headers["x-forwarded-proto"] = proto;
}

/** The only headers, besides the address, that a whole page may depend on; all others are removed before rendering. */
const pageHeaders: readonly string[] = [
  "accept-encoding",
  "user-agent",
  "cookie",
  "x-client-address",
  "x-forwarded-for",
  "x-forwarded-proto",
];
/** Headers that files may depend on: also HTTP's conditional and range requests (RFC 9110, 13 and 14). */
const fileHeaders: readonly string[] = [
  ...pageHeaders,
  "if-none-match",
  "if-modified-since",
  "range",
  "if-range",
];
/** The router asks for parts of a page, by these. */
const partHeaders: readonly string[] = [...pageHeaders, ...routerHeaders];
/** Who is sent from the office to the sign-in reads the browser's language; no cache keeps that answer. */
const officeHeaders: readonly string[] = [...partHeaders, "accept-language"];
/** Cookies that a page may depend on: the session, with and without https, and the passes. */
const ownCookie = new RegExp(`^(?:(?:__Host-)?clubfront|${menuPassCookie})=`);
/** Calls of our own scripts and forms, whose answers are nobody else's. */
const calls = /^\/(?:hp\/api|files|session|csp-reports|address-search|signup\/auth\/callback)(?:\/|$)/;

/**
 * Takes out of a read of a page or a public file whatever its answer must not depend on: no cache in front can keep
 * apart what is made of headers that it does not look at (S-24).
 */
export function narrowRead(request: IncomingMessage): void {
  const path = pathOf(request);
  if (!isRead(request) || calls.test(path)) return;
  const headers = request.headers;
  const allowed = allowedHeaders(request, path);
  for (const name of Object.keys(headers)) if (!allowed.includes(name)) delete headers[name];
  const cookies = headers.cookie?.split(/;\s*/).filter((one) => ownCookie.test(one)) ?? [];
  if (cookies.length > 0) headers.cookie = cookies.join("; ");
  else delete headers.cookie;
}

/** Next's own names for flight data in files; its router asks by header, only strangers ask by name (S-21). */
const flightFile = /\.segments\/|\.rsc$/;

/** Paths and methods that no page of ours has: they are answered before anything looks at them. */
export function isRefusedRequest(request: IncomingMessage): boolean {
  if (flightFile.test(pathOf(request)) || (request.url?.length ?? 0) > 4096) return true;
  return request.method === "TRACE" || request.method === "CONNECT" || request.method === "TRACK";
}

function allowedHeaders(request: IncomingMessage, path: string): readonly string[] {
  if (!isPagePath(path)) return fileHeaders;
  if (isOfficeUrl(path)) return officeHeaders;
  return isRouterRequest(request) ? partHeaders : pageHeaders;
}
