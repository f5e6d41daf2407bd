import type { IncomingMessage } from "node:http";
import { matchRoute } from "../bff/allow-list";
import { isPagePath, isRouterRequest, pathOf } from "./page-request";

const kinds: readonly [RegExp, string][] = [
  [/^\/(?:healthz|readyz)$/, "probe"],
  [/^\/hp\/api\//, "call"],
  [/^\/session(?:\/|$)/, "session"],
  [/^\/_next\//, "script"],
  [/^\/(?:landscape|course-map|drawings|pictures|og|icons|files)\//, "picture"],
  [/^\/(?:rss|sitemaps|calendar)\/|^\/(?:sitemap\.xml|robots\.txt|manifest\.webmanifest)$/, "feed"],
];

/** A kind of address, of which there are few however many addresses are asked for. */
export function kindOf(request: IncomingMessage): string {
  const path = pathOf(request);
  const found = kinds.find(([shape]) => shape.test(path));
  if (found) return found[1];
  if (!isPagePath(path)) return "other";
  return isRouterRequest(request) ? "part of a page" : "page";
}

/** First segments of addresses that are neither pages nor calls; anything else a stranger makes up. */
const folders =
  /^\/(_next|address-search|brand|calendar|files|session|builds|consent|route-rules|csp-reports|landscape|course-map|drawings|pictures|fonts|og|icons|rss|sitemaps|healthz|readyz|robots\.txt|sitemap\.xml|manifest\.webmanifest|offline-worker\.js|favicon\.ico)(?:\/|$)/;

/**
 * The route of a request as figures and log lines have it: the declared path of a call (`/notice/{id}`), the folder of a
 * picture or file. A page is `page` until it is known which one is shown.
 */
export function routeOf(request: IncomingMessage): string {
  const path = pathOf(request);
  if (path.startsWith("/hp/api/")) {
    const match = matchRoute(request.method ?? "GET", path.slice("/hp/api/".length).split("/"));
    return match.kind === "route" ? match.route.path : `{${match.kind}}`;
  }
  const [, folder] = folders.exec(path) ?? [];
  return folder === undefined ? "page" : `/${folder}`;
}
