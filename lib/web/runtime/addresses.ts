import type { Language } from "@/lib/shared/languages";
import { splitLocale } from "../routing/locale";
import { paths } from "../routing/paths";

/** Pages that only signed-in visitors see: they come back to them after signing in. */
const memberPages = /^\/(mypage|reservation|ishm)(\/|$)/;

/** The address of a path in the language of another address, which is its prefix. */
export function besides(here: string, path: string): string {
  const { isPrefixed, language } = splitLocale(here, "en");
  if (!isPrefixed) return path;
  return path === "/" ? `/${language}` : `/${language}${path}`;
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
export function loginBesides(here: string, shown: Language): string {
  const place = restOf(here).startsWith("/ishm") ? `/${shown}` : here;
  return besides(place, paths.login(isMemberPage(here) ? here : undefined));
}

/** Pages that a person may see before answering what the sign-in left open: the answer itself, and what it is about. */
const openWhilePending = /^\/(login|common\/agreement|error|stop-site|close-page)(\/|$)/;

export function isOpenWhilePending(here: string): boolean {
  return openWhilePending.test(restOf(here));
}

/** Where that is answered, and then the way back here. */
export function pendingBesides(here: string): string {
  return besides(here, paths.login(here));
}

function restOf(here: string): string {
  const [path = ""] = here.split(/[?#]/, 1);
  return splitLocale(path, "en").rest;
}
