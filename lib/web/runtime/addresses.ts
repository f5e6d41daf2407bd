import { type Addressed, ownPathOf } from "@/lib/shared/addresses/menu-paths";
import type { Language } from "@/lib/shared/languages";
import { pathWithoutLocale, prefixOf } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { limits } from "./limits";
import { browserStorage, readJson, type TextStorage } from "./storage";

let moved: readonly Addressed[] = [];

/** The frame of the site says which menus have another address than their own path; the back office has none. */
export function knowMovedMenus(menus: readonly Addressed[]): void {
  moved = menus;
}

/** The own path of the page at an address of this site, whatever the club calls it: without language and query. */
export function screenAt(here: string): string {
  const [path = ""] = here.split(/[?#]/, 1);
  return ownPathOf(moved, pathWithoutLocale(path));
}

/** Pages that only signed-in visitors see: they come back to them after signing in. */
const memberPages = /^\/(mypage|reservation|ishm)(\/|$)/;

/** The address of a path in the language of another address, which is its prefix. */
export function inLanguageOf(here: string, path: string): string {
  const prefix = prefixOf(here);
  if (prefix === null) return path;
  return path === "/" ? `/${prefix}` : `/${prefix}${path}`;
}

export function isMemberPage(here: string): boolean {
  return memberPages.test(screenAt(here));
}

export function isLoginPage(here: string): boolean {
  return screenAt(here) === paths.login();
}

/**
 * The sign-in of whoever loses the session here, in the language that was read: an address of the back office names
 * none. Member and admin pages are found again.
 */
export function loginFrom(here: string, shown: Language): string {
  const place = screenAt(here).startsWith("/ishm") ? `/${shown}` : here;
  return inLanguageOf(place, paths.login(isMemberPage(here) ? here : undefined));
}

/** Pages that a person may see before answering what the sign-in left open: the answer itself, and what it is about. */
const openWhilePending = /^\/(login|common\/agreement|error|stop-site|close-page)(\/|$)/;

export function isOpenWhilePending(here: string): boolean {
  return openWhilePending.test(screenAt(here));
}

/** Where that is answered, and then the way back here. */
export function pendingFrom(here: string): string {
  return inLanguageOf(here, paths.login(here));
}

const key = "clubfront.paths";

/** The paths of this tab in the order of their visits, steps back taken off again. */
export function createPathHistory(storage: TextStorage) {
  const read = (): string[] => {
    const stored = readJson(storage, key);
    return Array.isArray(stored) ? stored.filter((path) => typeof path === "string") : [];
  };
  return {
    visited(path: string) {
      const visits = read();
      if (visits.at(-1) === path) return;
      const next = visits.at(-2) === path ? visits.slice(0, -1) : [...visits, path];
      storage.setItem(key, JSON.stringify(next.slice(-limits.pathHistory)));
    },
    previous: (): string | null => read().at(-2) ?? null,
  };
}

export const pathHistory = createPathHistory(browserStorage("session"));
