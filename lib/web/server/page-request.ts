import type { IncomingMessage } from "node:http";
import { menuPassCookie } from "../session/menu-passes";

/** Addresses that are no pages; `config.matcher` of middleware.ts, which Next wants as a literal, says the same. */
const notPages =
  /^\/(?:(?:_next|address-search|hp\/api|files|session|builds|route-rules|csp-reports|landscape|course-map|drawings|gallery|pictures|fonts|og|icons|rss|sitemaps)(?:\/|$)|(?:robots\.txt|sitemap\.xml|manifest\.webmanifest|favicon\.ico|signup\/auth\/callback)$)/;

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

/** Whether a request can be for a whole page. */
export function isPageRequest(request: IncomingMessage): boolean {
  return isRead(request) && !isRouterRequest(request) && isPagePath(pathOf(request));
}

/** Who has the pass of a page with a password sees it as nobody else does. */
export const hasPass = ({ headers }: IncomingMessage) =>
  headers.cookie?.includes(`${menuPassCookie}=`) === true;
