import type { IncomingMessage } from "node:http";
import type { BlockList } from "node:net";
import { isIPv6 } from "node:net";

/** What a proxy in front may say about a request; from anybody else it is thrown away (F1, S-66). */
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
export function plainAddress(address: string | undefined): string {
  return (address ?? "").replace(/^::ffff:(?=\d+\.)/, "");
}

function isListed(list: BlockList, address: string): boolean {
  return address !== "" && list.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}

/** The visitor's address: the socket's, or through trusted proxies the right-most hop that is not one of them. */
export function clientAddress(socketAddress: string, forwardedFor: string, trusted: BlockList): string {
  if (!isListed(trusted, socketAddress)) return socketAddress;
  const hops = forwardedFor
    .split(",")
    .map((hop) => plainAddress(hop.trim()))
    .filter((hop) => /^[\da-fA-F:.]+$/.test(hop));
  return hops.reverse().find((hop) => !isListed(trusted, hop)) ?? hops.at(-1) ?? socketAddress;
}

/**
 * Rewrites a request's headers in place so that everything behind can believe them: `x-client-address`,
 * `x-forwarded-proto` and `x-forwarded-host` are ours, internal names are gone.
 */
export function cleanHeaders(request: IncomingMessage, trusted: BlockList): void {
  const headers = request.headers;
  const socketAddress = plainAddress(request.socket.remoteAddress);
  const fromProxy = isListed(trusted, socketAddress);
  const address = clientAddress(socketAddress, String(headers["x-forwarded-for"] ?? ""), trusted);
  const proto = fromProxy && headers["x-forwarded-proto"] === "https" ? "https" : "http";
  for (const name of Object.keys(headers)) {
    if (forwarded.includes(name) || internal.test(name)) delete headers[name];
  }
  headers["x-client-address"] = address;
  headers["x-forwarded-for"] = address;
  headers["x-forwarded-proto"] = proto;
}

/** Next's own names for flight data in files; its router asks by header, only strangers ask by name (S-21). */
const flightFile = /\.segments\/|\.rsc(?:[?#]|$)/;

/** Paths and methods that no page of ours has: they are answered before anything looks at them. */
export function isRefusedRequest(request: IncomingMessage): boolean {
  const url = request.url ?? "";
  if (flightFile.test(url)) return true;
  if (!url.startsWith("/") || url.startsWith("//") || url.includes("\\") || url.length > 4096) return true;
  return request.method === "TRACE" || request.method === "CONNECT" || request.method === "TRACK";
}
