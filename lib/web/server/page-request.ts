import type { IncomingMessage } from "node:http";
import { menuPassCookie } from "../session/menu-passes";

const notPages =
  /^\/(_next|address-search|hp|files|session|builds|route-rules|csp-reports|landscape|course-map|drawings|pictures|fonts|og|icons|rss|sitemaps?|manifest|favicon)([/.?]|$)/;

/** Whether a request can be for a public page: flight data of the router goes its own way. */
export function isPageRequest(request: IncomingMessage): boolean {
  return (
    (request.method === "GET" || request.method === "HEAD") &&
    request.headers.rsc === undefined &&
    request.headers["next-router-prefetch"] === undefined &&
    !notPages.test(request.url ?? "")
  );
}

/** Who has the pass of a page with a password sees it as nobody else does. */
export const hasPass = ({ headers }: IncomingMessage) =>
  headers.cookie?.includes(`${menuPassCookie}=`) === true;
