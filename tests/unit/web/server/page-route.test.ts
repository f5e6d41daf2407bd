import { readdirSync } from "node:fs";
import { variablePages } from "@/lib/shared/addresses/site-pages";
import { officeScreens } from "@/lib/web/routing/known-routes";
import { pageRoute } from "@/lib/web/routing/page-route";

/** Figures and log lines name pages by patterns: few, and without what stands in an address. */

test.each([
  ["/en", "/"],
  ["/ko/club", "/club"],
  ["/ko/community/notice/7", "/community/notice/{id}"],
  ["/ja/community/list/notice/2/~E3~82", "/community/list/{board}"],
  ["/en/opened/community/event/9", "/community/event/{id}"],
  ["/en/preview/a-secret-token", "/preview/{token}"],
  ["/ko/course/valley/3", "/course/{course}/{hole}"],
  ["/ko/course/scorecard/10", "/course/scorecard/{round}"],
  ["/en/kim@example.com", "/{unknown}"],
  ["/ishm", "/ishm"],
  ["/ishm/ops/members/100001", "/ishm/ops/members/{id}"],
  ["/ishm/kim", "/ishm/{unknown}"],
])("%s is %s", (path, route) => {
  expect(pageRoute(path)).toBe(route);
});

test("every page with a variable part has its pattern, and every pattern a page", () => {
  const found = readdirSync("app/[locale]", { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith("page.tsx") && path.includes("["))
    .map((path) =>
      path
        .split("/")
        .slice(0, -1)
        .filter((one) => !one.startsWith("(")),
    )
    .map((parts) => `/${parts.map((one) => (one.startsWith("[") ? "{}" : one)).join("/")}`)
    .filter((path) => path !== "/{}" && path !== "/opened/{}")
    // The page and keyword of a list are left out of its pattern.
    .map((path) => path.replace("/community/list/{}/{}/{}", "/community/list/{}"));
  const known = variablePages.map((route) => route.replaceAll(/\{\w+\}/g, "{}"));
  expect(known.toSorted()).toEqual([...new Set(found)].toSorted());
});

test("every screen of the office is its own pattern", () => {
  for (const screen of officeScreens) expect(pageRoute(screen.replaceAll("{id}", "7"))).toBe(screen);
});
