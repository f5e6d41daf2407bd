import { type Addressed, isAtOrBelow, menuPaths } from "./menu-paths";

/** First parts of addresses that the site needs for itself, or that earlier sites had (301). */
const reserved = new Set([
  ...[
    "_next",
    "address-search",
    "api",
    "builds",
    "course-map",
    "csp-reports",
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
    "stop-site",
    "too-many-requests",
  ],
  ...["event", "index", "member", "notice", "old-notice"],
]);

/** Whether an address of a menu is one that the site keeps for itself; home stands at `/`, and nothing else does. */
export function isReservedSlug({ code, seoSlug }: Addressed): boolean {
  const path = seoSlug.split("#")[0] || "/";
  if ((path === "/") !== (menuPaths[code] === "/")) return true;
  return reserved.has(path.split("/")[1] ?? "");
}

/** Whether two menus want addresses of which one lies below the other. */
export function hasNestedSlugs(menus: readonly Addressed[]): boolean {
  return menus.some((one) =>
    menus.some((other) => other.code !== one.code && isAtOrBelow(other.seoSlug, one.seoSlug)),
  );
}
