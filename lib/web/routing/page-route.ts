import { pageOf } from "@/lib/shared/addresses/site-pages";
import { isLanguage } from "@/lib/shared/languages";
import { isOfficeScreen } from "./known-routes";

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
  return pageOf(own) ?? "/{unknown}";
}
