import { type Addressed, screenOf } from "./menu-paths";

/**
 * Pages that are one each: whoever asks for all of them makes the site make a few dozen. Any other address names one of
 * many, or none. A test holds the list against the pages in `app/[locale]`.
 */
export const fixedPages: ReadonlySet<string> = new Set([
  "/",
  "/club",
  "/community",
  "/course",
  "/gift",
  "/guide",
  "/pft",
  "/weather",
  "/close-page",
  "/error",
  "/stop-site",
  "/too-many-requests",
  "/login",
  "/login/delegate",
  "/login/dormant",
  "/login/find-id",
  "/login/find-id-result",
  "/login/find-pw",
  "/login/password-reset-page",
  "/mypage",
  "/mypage/bookings",
  "/mypage/coupons",
  "/mypage/cs",
  "/mypage/cs/form",
  "/mypage/draws",
  "/mypage/myinfo",
  "/mypage/myinfo/additional",
  "/mypage/myinfo/check",
  "/mypage/myinfo/consents",
  "/mypage/myinfo/data-use",
  "/mypage/myinfo/delegates",
  "/mypage/myinfo/notices",
  "/mypage/myinfo/password",
  "/mypage/myinfo/sessions",
  "/mypage/penalties",
  "/mypage/teams",
  "/mypage/visits",
  "/mypage/joins",
  "/mypage/last-minute",
  "/mypage/waitings",
  "/mypage/withdrawal",
  "/mypage/withdrawal/complete",
  "/mypage/withdrawal/reason",
  "/mypage/withdrawal/reject",
  "/reservation",
  "/reservation/draws",
  "/reservation/practice",
  "/reservation/teams",
  "/reservation/teams/new",
  "/signup",
  "/signup/agreement",
  "/signup/auth",
  "/signup/auth/fail",
  "/signup/auth/success",
  "/signup/classic",
  "/signup/form",
  "/signup/success",
]);

/** Pages whose address names one of many; a test holds them against the pages in `app/[locale]`. */
export const variablePages = [
  "/common/agreement/{id}",
  "/community/event/{id}",
  "/community/notice/{id}",
  "/community/reference/{id}",
  "/community/list/{board}",
  "/community/lost-item/{id}",
  "/course/scorecard/{round}",
  "/course/{course}/{hole}",
  "/error/{status}",
  "/mypage/bookings/{id}",
  "/mypage/cs/{id}",
  "/preview/{token}",
  "/reservation/day/{date}",
  "/reservation/day/{date}/{choice}",
  "/reservation/month/{month}",
  "/reservation/draws/{id}",
  "/reservation/draws/{id}/proof",
  "/reservation/teams/{id}",
] as const;

const shapes = variablePages.map((route) => ({
  route,
  // A list's page and keyword are part of what it shows, not of what it is.
  shape: new RegExp(
    `^${route.replaceAll(/\{\w+\}/g, "[^/]+")}${route.startsWith("/community/list") ? "(?:/.*)?" : ""}$`,
  ),
}));

/** The pattern of the page at one of the site's own paths, `/community/notice/{id}`; null where there is none. */
export function pageOf(path: string): string | null {
  return fixedPages.has(path) ? path : (shapes.find(({ shape }) => shape.test(path))?.route ?? null);
}

/** The pattern of the page that a public path shows with these menus; null where there is none. */
export function pageAt(menus: readonly Addressed[], path: string): string | null {
  if (menus.some(({ seoSlug }) => seoSlug === path)) return path;
  const screen = screenOf(menus, path);
  return pageOf(screen.kind === "at" ? screen.path : path);
}
