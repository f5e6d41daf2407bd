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

/**
 * The seed's path of each page of the site by the code of its menu (seed 2, domain.md 10): the place of its screen,
 * whatever address the club gives it.
 */
export const menuPaths: Readonly<Record<string, string>> = {
  "010000": "/",
  "020000": "/club",
  "030000": "/guide",
  "040000": "/course",
  "050000": "/reservation",
  "060000": "/community",
  "070000": "/mypage",
  "080000": "/gift",
  "090000": "/weather",
  "100000": "/pft",
};

/** A page by its menu, at the address that the club gave it. */
export type Addressed = { code: string; seoSlug: string };

/** The public address of a page: its own path with the part of its menu as the club named it (issue 4). */
export function publicAddress(menus: readonly Addressed[], path: string): string {
  const menu = menus.find(({ code }) => isAtOrBelow(path, menuPaths[code]));
  const own = menu && menuPaths[menu.code];
  return menu && own && own !== "/" ? menu.seoSlug + path.slice(own.length) : path;
}

/**
 * Which page an address shows: of a menu's address the seed's path, of the seed's path of a menu that moved away the
 * address where it went; any other path is itself.
 */
export function screenOf(
  menus: readonly Addressed[],
  path: string,
): { kind: "at"; path: string } | { kind: "moved"; to: string } {
  const menu = menus.find(({ seoSlug }) => isAtOrBelow(path, seoSlug));
  if (menu) {
    const own = menuPaths[menu.code];
    return {
      kind: "at",
      path: own === undefined || own === "/" ? path : own + path.slice(menu.seoSlug.length),
    };
  }
  const to = publicAddress(menus, path);
  return to === path ? { kind: "at", path } : { kind: "moved", to };
}

/** `/club`, `/club/x`, `/club#x` and `/club?x` are at or below `/club`; nothing is below home. */
export function isAtOrBelow(path: string, top: string | undefined): boolean {
  if (top === undefined) return false;
  if (top === "/") return path === "/";
  return path === top || (path.startsWith(top) && /[/?#]/.test(path.charAt(top.length)));
}
