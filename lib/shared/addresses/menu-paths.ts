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

/** The own path of the page at an address; an address that no page has is itself. */
export function ownPathOf(menus: readonly Addressed[], path: string): string {
  const screen = screenOf(menus, path);
  return screen.kind === "at" ? screen.path : path;
}

/** `/club`, `/club/x`, `/club#x` and `/club?x` are at or below `/club`; nothing is below home. */
export function isAtOrBelow(path: string, top: string | undefined): boolean {
  if (top === undefined) return false;
  if (top === "/") return path === "/";
  return path === top || (path.startsWith(top) && /[/?#]/.test(path.charAt(top.length)));
}
