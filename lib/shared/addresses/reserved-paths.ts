import { type Addressed, isAtOrBelow, menuPaths } from "./menu-paths";

/** First parts of addresses that the site needs for itself. */
const own = new Set([
  ...[
    "_next",
    "address-search",
    "api",
    "brand",
    "builds",
    "calendar",
    "consent",
    "course-map",
    "csp-reports",
    "draw-check",
    "drawings",
    "files",
    "fonts",
    "gallery",
    "hp",
    "icons",
    "landscape",
    "og",
    "pictures",
    "route-rules",
  ],
  ...["feed", "manifest", "robots", "rss", "session", "sitemap", "sitemaps"],
  ...["en", "ko", "ja", "zh"],
  ...[
    "close-page",
    "common",
    "error",
    "home",
    "ishm",
    "login",
    "opened",
    "preview",
    "signup",
    "status",
    "stop-site",
    "too-many-requests",
  ],
  ...[
    "healthz",
    "readyz",
    "robots.txt",
    "sitemap.xml",
    "manifest.webmanifest",
    "offline-worker.js",
    "favicon.ico",
  ],
]);
/** First parts of addresses that earlier sites had (301). */
const ofEarlierSites = new Set(["event", "index", "member", "notice", "old-notice"]);

/** Whether a path begins as addresses do that the site needs for itself: no page, file or rule of a club stands there. */
export function isSitesOwn(path: string): boolean {
  return own.has(path.split("/")[1] ?? "");
}

/** Whether an address of a menu is one that the site keeps for itself; home stands at `/`, and nothing else does. */
export function isReservedSlug({ code, seoSlug }: Addressed): boolean {
  const path = seoSlug.split("#")[0] || "/";
  if ((path === "/") !== (menuPaths[code] === "/")) return true;
  return isSitesOwn(path) || ofEarlierSites.has(path.split("/")[1] ?? "");
}

/** Whether two menus want addresses of which one lies below the other. */
export function hasNestedSlugs(menus: readonly Addressed[]): boolean {
  return menus.some((one) =>
    menus.some((other) => other.code !== one.code && isAtOrBelow(other.seoSlug, one.seoSlug)),
  );
}
