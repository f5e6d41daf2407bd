import { isLanguage } from "../languages";

/** How an old address is answered: moved for good, moved for now, or gone. */
export const routeKinds = ["301", "302", "410"] as const;
export type RouteKind = (typeof routeKinds)[number];

/** Where an old address leads, in every language; `to` is null for one that is gone. */
export type RouteRule = { from: string; to: string | null; kind: RouteKind };

/** Addresses of earlier sites that every club's site moves; a rule of the club for the same address comes first. */
export const oldAddresses: readonly RouteRule[] = [
  { from: "/notice", to: "/community#notice", kind: "301" },
  { from: "/old-notice", to: "/community#notice", kind: "301" },
  { from: "/event", to: "/community#event", kind: "301" },
  { from: "/member/login", to: "/login", kind: "301" },
  { from: "/index.html", to: "/", kind: "301" },
];

/** Of a whole address; browsers and crawlers go no further. */
const maxLength = 500;
/** Spaces, control characters, invisible marks, half characters, and what a browser reads as another sign. */
const strange = /[\s\p{Cc}\p{Cf}\p{Cs}\\<>"`{}|^]/u;

/**
 * An old address in its one form: small letters, no slash at the end, percent codes for what is not ASCII. Null for what
 * is no path of this site: a query, a hash, a language's prefix, `..`, another host.
 */
export function oldAddress(text: string): string | null {
  const path = codedPath(text.trim());
  if (path === null || path === "/" || /[?#]/.test(text)) return null;
  return hasLanguage(path) ? null : path;
}

/** Whether a text can stand as the target of a rule: a path of this site without a language, or an https address. */
export function isRouteTarget(text: string): boolean {
  if (text.length > maxLength || strange.test(text)) return false;
  if (text.startsWith("https://")) return isPublicAddress(text);
  const path = codedPath(text.split(/[?#]/, 1)[0] ?? "");
  return path !== null && !hasLanguage(path);
}

/** The rule for a path without a language, whatever its query or the slash at its end; null for none. */
export function ruleOf(rules: readonly RouteRule[], path: string): RouteRule | null {
  const from = codedPath(path.split(/[?#]/, 1)[0] ?? "");
  const isMeant = (rule: RouteRule) => rule.from === from;
  return from === null ? null : (rules.find(isMeant) ?? oldAddresses.find(isMeant) ?? null);
}

/**
 * The address that a rule leads to, for a path of this site with the query that was asked for. Another site gets none:
 * what a visitor's address holds is not its business.
 */
export function targetWithQuery(to: string, search: string): string {
  if (!to.startsWith("/") || search.length < 2) return to;
  const [address = "", ...hash] = to.split("#");
  const joint = address.includes("?") ? "&" : "?";
  return [`${address}${joint}${search.slice(1)}`, ...hash].join("#");
}

/** Why a rule cannot stand beside the others, with the addresses from one to the next. */
export type RouteClash = { kind: "taken" | "loop" | "chain"; way: readonly string[] };

/**
 * Faults of a rule beside the club's active ones: an address that has a rule, a loop, or a chain of two redirects.
 * Null for none.
 */
export function routeClash(rule: RouteRule, others: readonly RouteRule[]): RouteClash | null {
  if (others.some(({ from }) => from === rule.from)) return { kind: "taken", way: [rule.from] };
  const way = wayOf(rule, [...others, ...oldAddresses.filter(({ from }) => from !== rule.from)]);
  if (way.at(-1) === rule.from) return { kind: "loop", way };
  if (way.length > 2) return { kind: "chain", way };
  const earlier = [...others, ...oldAddresses].find(({ to }) => to !== null && pathOf(to) === rule.from);
  return earlier ? { kind: "chain", way: [earlier.from, rule.from, rule.to ?? rule.kind] } : null;
}

/** The addresses that a rule leads over; it ends at the first that comes twice. */
function wayOf(rule: RouteRule, others: readonly RouteRule[]): string[] {
  const way = [rule.from];
  let next: RouteRule | undefined = rule;
  while (next) {
    const path: string = next.to === null ? next.kind : pathOf(next.to);
    const isRound = way.includes(path);
    way.push(path);
    if (isRound) return way;
    next = others.find(({ from }) => from === path);
  }
  return way;
}

function pathOf(to: string): string {
  if (!to.startsWith("/")) return to;
  return codedPath(to.split(/[?#]/, 1)[0] ?? "") ?? to;
}

/** A path as the front door compares it; null for what is none. */
function codedPath(text: string): string | null {
  if (!text.startsWith("/") || text.length > maxLength || strange.test(text)) return null;
  const path = text.replace(/(?<=.)\/+$/, "");
  if (/\/(?:\/|$)/.test(path.slice(1)) || path.startsWith("//")) return null;
  const parts = path.split("/").map(codedPart);
  if (parts.includes(null)) return null;
  return parts.join("/");
}

function codedPart(part: string): string | null {
  try {
    const read = decodeURIComponent(part).toLowerCase();
    if (/^\.{1,2}$|[/\\\p{Cc}]/u.test(read)) return null;
    return encodeURIComponent(read).replace(/%(?:24|26|2B|2C|3A|3B|3D|40)/g, decodeURIComponent);
  } catch {
    return null;
  }
}

const hasLanguage = (path: string) => isLanguage(path.split("/")[1]);

/** An address of the web that anybody may know: a host with a name, no account in it. */
function isPublicAddress(text: string): boolean {
  try {
    const { hostname, username, password } = new URL(text);
    return username === "" && password === "" && /^[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(hostname);
  } catch {
    return false;
  }
}
