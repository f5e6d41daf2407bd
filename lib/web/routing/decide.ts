import { contentMenuCodes } from "@/lib/contract/page-menus";
import type { Menu } from "@/lib/contract/site/menus";
import { isAtOrBelow, menuPaths, publicAddress, screenOf } from "@/lib/shared/addresses/menu-paths";
import { ruleOf, targetWithQuery } from "@/lib/shared/addresses/route-rules";
import { pageAt } from "@/lib/shared/addresses/site-pages";
import { type ClubLanguages, chooseLanguage, type Language } from "@/lib/shared/languages";
import type { Visitor } from "../session/options";
import { communityListTarget, errorScreen, isReservationPage, reservationTarget } from "./inner-paths";
import { isOfficeScreen } from "./known-routes";
import { localePath, splitLocale } from "./locale";
import { memberPaths } from "./member-paths";
import { officePaths } from "./office-paths";
import { paths } from "./paths";
import type { Snapshot } from "./snapshot";

export type RouteRequest = {
  path: string;
  search: string;
  isCrawler: boolean;
  /** Asked only where the answer depends on it, since opening the cookie costs time. */
  visitor(): Promise<Visitor>;
  /** Whether the browser has passes of pages with a password: such pages are made for it alone. */
  hasMenuPass: boolean;
  /** Whether the visitor's address may pass while the site is stopped or closed (domain.md 12 F15). */
  hasPass(): Promise<boolean>;
};

/** An address of the back office has no language: whoever is sent from it to the site reads the browser's. */
export type OfficeRequest = RouteRequest & {
  acceptLanguage: string | null;
  clubLanguages(): Promise<ClubLanguages>;
};

export type Decision =
  | {
      kind: "redirect";
      to: string;
      status: 301 | 302 | 307 | 308;
      personal: boolean;
      /** The old address whose rule says so, to be counted. */
      rule?: string;
    }
  | {
      kind: "show";
      path: string;
      status: number;
      personal: boolean;
      /** Never shown again while it is renewed, by no cache on the way. */
      isFresh?: boolean;
      retryAfterSeconds?: number;
      rule?: string;
    };

/** Pages whose redirect or body depends on the cookie: never stored by anybody (architecture 4). */
const personalPages = /^\/(login|mypage|signup|error|preview)(\/|$)/;
const stopAfterSeconds = 600;

function redirect(to: string, status: 301 | 307 | 308 = 307, personal = true): Decision {
  return { kind: "redirect", to, status, personal };
}

/** The back office: signed-out visitors sign in, members go home (seed §5); an unknown screen is a 404. */
export async function decideOffice(request: OfficeRequest): Promise<Decision> {
  const visitor = await request.visitor();
  if (!isFree(visitor)) return redirectFromOffice(request, paths.login(request.path + request.search));
  if (!visitor.isAdmin) return redirectFromOffice(request, paths.home());
  const status = isOfficeScreen(request.path) ? 200 : 404;
  return { kind: "show", path: request.path, status, personal: true };
}

async function redirectFromOffice(request: OfficeRequest, path: string): Promise<Decision> {
  const club = await request.clubLanguages();
  const language = chooseLanguage(null, request.acceptLanguage, club);
  return redirect(localePath(path, language, club.defaultLanguage));
}

/** Every other page: one form per address, the site state, the guards of the menus (seed §4, §5). */
export async function decidePage(request: RouteRequest, snapshot: Snapshot): Promise<Decision> {
  const home = snapshot.defaultLanguage;
  const { language, rest, isPrefixed } = splitLocale(request.path, home);
  const canonical = canonicalPath(rest);
  if (canonical !== rest || (isPrefixed && language === home)) {
    return redirect(localePath(canonical, language, home) + request.search, 308, false);
  }
  const link = (path: string) => localePath(path, language, home);
  // Staff ask for it by this name when the site does not; it stands in the back office.
  if (rest === "/status") return redirect(officePaths.status());
  const byState = await decideState(request, snapshot, rest, link);
  const shown = `/${language}`;
  if (byState?.kind === "show") return { ...byState, path: shown + byState.path };
  if (byState) return byState;
  const byRule = decideRule(request, snapshot, rest, language);
  if (byRule) return byRule;
  const guarded = await decideGuards(request, snapshot.menus, rest, link);
  if (guarded) return guarded;
  if (rest.startsWith("/error/")) return redirect(link("/error"));
  if (rest === openedPath || rest.startsWith(`${openedPath}/`)) return redirect(link("/"));
  const screen = screenOf(snapshot.menus, rest);
  if (screen.kind === "moved") return redirect(link(screen.to) + request.search, 308, false);
  const mayOpen = opensByPass(screen.path) && differsByVisitor(snapshot.menus, rest);
  const isSignedIn = mayOpen && isFree(await request.visitor());
  return decideScreen(request, snapshot, { rest, own: screen.path, isSignedIn }, language);
}

/**
 * By the club's rule for an old address, or one that every club's site has. A page that stands there comes first, also
 * when it was given the address after the rule.
 */
function decideRule(
  { search }: RouteRequest,
  { menus, routeRules, defaultLanguage }: Snapshot,
  rest: string,
  language: Language,
): Decision | null {
  const rule = pageAt(menus, rest) === null ? ruleOf(routeRules, rest) : null;
  if (!rule) return null;
  const counted = { rule: rule.from };
  if (rule.to === null) {
    return { kind: "show", path: `/${language}/error/410`, status: 410, personal: true, ...counted };
  }
  const to = rule.to.startsWith("/")
    ? localePath(targetWithQuery(rule.to, search), language, defaultLanguage)
    : rule.to;
  return { kind: "redirect", to, status: rule.kind === "302" ? 302 : 301, personal: false, ...counted };
}

/** Shows the page of a path: the inner path of a list, the visitor's own rendition, and whether it may be cached. */
function decideScreen(
  request: RouteRequest,
  { menus, siteState, defaultLanguage }: Snapshot,
  { rest, own, isSignedIn }: { rest: string; own: string; isSignedIn: boolean },
  language: Language,
): Decision {
  const listed = communityListTarget(own, request.search) ?? reservationTarget(own, request.search);
  if (listed?.kind === "redirect") {
    const to = publicAddress(menus, listed.to);
    return redirect(localePath(to, language, defaultLanguage), 308, false);
  }
  const path = listed ? listed.path : ownScreen(own, request.search);
  const isOpened = (request.hasMenuPass || isSignedIn) && opensByPass(own);
  const isOwn = isOpened || differsByVisitor(menus, rest);
  const personal = personalPages.test(own) || siteState !== "1" || isOwn;
  const inner = isOpened ? openedPath + path : path;
  const shown = inner === "/" ? `/${language}` : `/${language}${inner}`;
  return { kind: "show", path: shown, status: 200, personal, isFresh: isReservationPage(own) };
}

/** The error page has its status in its inner path, so that the server writes it, and is cached by it. */
function ownScreen(own: string, search: string): string {
  if (own === "/error") return errorScreen(new URLSearchParams(search).get("status"));
  return own === "/home" ? "/" : own;
}

/** `/Club/` → `/club`: one form, the others are moved for good (E-14). The token of a preview stays as it is written. */
function canonicalPath(path: string): string {
  const plain = path.replace(/\/{2,}/g, "/").replace(/(?<=.)\/+$/, "");
  if (plain.startsWith(paths.preview(""))) return plain;
  // The letters of percent codes are no letters of the path; the front door writes them large (page-request.ts).
  return plain.replace(/%[\dA-F]{2}|[A-Z]/g, (found) => (found.length === 1 ? found.toLowerCase() : found));
}

/** Inner path of pages that are rendered for one visitor; it is no public address. */
const openedPath = "/opened";

/** Pages of menus that the office can close: all but home and the member's own. */
function opensByPass(path: string): boolean {
  const noPasswords = ["/", "/mypage"];
  return Object.values(menuPaths).some((own) => !noPasswords.includes(own) && isAtOrBelow(path, own));
}

const statePages = { "0": "/stop-site", "2": "/close-page" } as const;

async function decideState(
  request: RouteRequest,
  snapshot: Snapshot,
  path: string,
  link: (path: string) => string,
): Promise<Decision | null> {
  const isStatePage = path === "/stop-site" || path === "/close-page";
  if (snapshot.siteState === "1") return isStatePage ? redirect(link("/")) : null;
  const wanted = statePages[snapshot.siteState];
  const shown: Decision = {
    kind: "show",
    path: wanted,
    status: 503,
    personal: true,
    retryAfterSeconds: stopAfterSeconds,
  };
  if (path === wanted) return shown;
  if (isStatePage) return redirect(link("/"));
  if (path === "/error" || isOfficeSignIn(path, request.search)) return null;
  if (await request.hasPass()) return null;
  return request.isCrawler ? shown : redirect(link(wanted));
}

/** Admin pages stay open while the site is stopped, and so must the way into them. */
function isOfficeSignIn(path: string, search: string): boolean {
  return path === "/login" && (new URLSearchParams(search).get("next") ?? "").startsWith("/ishm");
}

async function decideGuards(
  request: RouteRequest,
  menus: readonly Menu[],
  path: string,
  link: (path: string) => string,
): Promise<Decision | null> {
  if (path === "/login") return isFree(await request.visitor()) ? redirect(link("/")) : null;
  const menu = menuOf(menus, path);
  if (!menu || isOpenToAll(menus, path)) return null;
  if (!menu.isVisible && menu.seoSlug !== "/") return redirect(link("/"));
  if (menu.permit !== "2" && menu.permit !== "3") return null;
  const visitor = await request.visitor();
  if (!isFree(visitor)) return redirect(link(paths.login(link(path) + request.search)));
  return menu.permit === "3" && !visitor.isAdmin ? redirect(link("/")) : null;
}

/** The last page of a withdrawal is read by somebody who is no member any more. */
function isOpenToAll(menus: readonly Menu[], path: string): boolean {
  const screen = screenOf(menus, path);
  return screen.kind === "at" && screen.path === memberPaths.withdrawal.complete();
}

/** Signed in with nothing to answer first: what is pending is answered on the sign-in page. */
function isFree({ signedIn, isPending }: Visitor): boolean {
  return signedIn && !isPending;
}

/** The menu whose address is the path or lies above it. */
function menuOf(menus: readonly Menu[], path: string): Menu | undefined {
  return menus.find(
    (menu) => path === menu.seoSlug || (menu.seoSlug !== "/" && path.startsWith(`${menu.seoSlug}/`)),
  );
}

/**
 * Whether a page, or content of one of its sections, is for who signed in or has a password: no cache on the way may give
 * what one visitor got to another.
 */
function differsByVisitor(menus: readonly Menu[], path: string): boolean {
  const menu = menuOf(menus, path);
  const sections = menu?.children.filter(({ code }) => contentMenuCodes.includes(code)) ?? [];
  const closed = [menu, ...sections].filter(
    (one) => one?.permit === "2" || one?.permit === "3" || one?.isLocked,
  );
  return closed.length > 0;
}
