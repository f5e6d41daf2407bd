import type { Language } from "@/lib/shared/languages";
import { pathWithoutLocale, prefixOf } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { limits } from "./limits";
import { page } from "./page";
import { browserStorage, readJson, type TextStorage } from "./storage";

/** Pages that only signed-in visitors see: they come back to them after signing in. */
const memberPages = /^\/(mypage|reservation|ishm)(\/|$)/;

/** The address of a path in the language of another address, which is its prefix. */
export function inLanguageOf(here: string, path: string): string {
  const prefix = prefixOf(here);
  if (prefix === null) return path;
  return path === "/" ? `/${prefix}` : `/${prefix}${path}`;
}

export function isMemberPage(here: string): boolean {
  return memberPages.test(restOf(here));
}

export function isLoginPage(here: string): boolean {
  return restOf(here) === paths.login();
}

/**
 * The sign-in of whoever loses the session here, in the language that was read: an address of the back office names
 * none. Member and admin pages are found again.
 */
export function loginFrom(here: string, shown: Language): string {
  const place = restOf(here).startsWith("/ishm") ? `/${shown}` : here;
  return inLanguageOf(place, paths.login(isMemberPage(here) ? here : undefined));
}

/** Pages that a person may see before answering what the sign-in left open: the answer itself, and what it is about. */
const openWhilePending = /^\/(login|common\/agreement|error|stop-site|close-page)(\/|$)/;

export function isOpenWhilePending(here: string): boolean {
  return openWhilePending.test(restOf(here));
}

/** Where that is answered, and then the way back here. */
export function pendingFrom(here: string): string {
  return inLanguageOf(here, paths.login(here));
}

function restOf(here: string): string {
  const [path = ""] = here.split(/[?#]/, 1);
  return pathWithoutLocale(path);
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

/** Home when there is no previous page or it is the close page (seed §2), in any language. */
export function leadsHome(previous: string | null): boolean {
  if (previous === null) return true;
  const [path = ""] = previous.split("?", 1);
  return pathWithoutLocale(path) === paths.closePage();
}

export const pathHistory = createPathHistory(browserStorage("session"));

/** Goes back, or home when there is no page to go back to; `home` is the home page in the visitor's language. */
export function goBack(home: string = paths.home()): void {
  if (leadsHome(pathHistory.previous())) page.open(home);
  else page.back();
}
