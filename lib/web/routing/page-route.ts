import { isLanguage } from "@/lib/shared/languages";
import { isOfficeScreen } from "./known-routes";
import { fixedPages } from "./page-share";

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

/**
 * The pattern of the page at an inner path, such as `/community/notice/{id}` for `/ko/community/notice/7`: one of a few
 * dozen, for figures and log lines. An address that no page has is `/{unknown}`.
 */
export function pageRoute(path: string): string {
  if (path === "/ishm" || path.startsWith("/ishm/")) {
    return isOfficeScreen(path) ? path.replaceAll(/\/\d+(?=\/|$)/g, "/{id}") : "/ishm/{unknown}";
  }
  const [, first = "", ...others] = path.split("/");
  const parts = isLanguage(first) ? others : [first, ...others];
  const own = `/${(parts[0] === "opened" ? parts.slice(1) : parts).join("/")}`;
  if (fixedPages.has(own)) return own;
  return shapes.find(({ shape }) => shape.test(own))?.route ?? "/{unknown}";
}
