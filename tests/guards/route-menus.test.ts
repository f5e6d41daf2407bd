import type { RouteDefinition } from "@/lib/contract/define-route";
import { contentMenuCodes, menusOfCall } from "@/lib/contract/page-menus";
import { contract, routeKey } from "@/lib/contract/routes";

/*
 * Whatever visitors or members call says which menu of the site it belongs to, or here why to none: what the office closes
 * is closed by that word alone. A new call belongs to its menu.
 */
const reasons: Record<string, readonly string[]> = {
  "the frame of every page, and what the way in is decided by": [
    "GET /site/info",
    "GET /site/addition",
    "GET /site/brand",
    "GET /site/hero",
    "GET /site/scene",
    "GET /site/words",
    "GET /site/state",
    "GET /ext/site/pass",
    "GET /ext/route-rules",
    "POST /ext/route-rules/hits",
    "GET /menus/{id}/password",
    "GET /menus/club/{club}",
    "GET /system/i18n/{lang}",
    "GET /common/i18n/{lang}/{club}",
    "GET /common/system-code/{club}",
    "GET /holiday",
    "GET /weather/widget",
    "PUT /dashboard/increment/club/{club}",
    "POST /ext/pages",
  ],
  "the law wants them open to everybody": ["GET /terms", "GET /terms/{id}", "GET /terms/before/{id}"],
  "signing in, signing up and getting an account back": [
    "GET /terms/check/{a}/{b}",
    "PUT /terms",
    "POST /member/login",
    "DELETE /member/logout",
    "GET /tokens/refresh",
    "GET /member/find-id",
    "GET /member/check",
    "PUT /member/change-password",
    "PUT /member/expiry/change-password",
    "GET /member/activation",
    "POST /member/signup",
    "GET /member/name/check",
    "GET /member/nice-check/enc",
    "POST /member/nice-check/result",
    "GET /member/nice-check/result",
    "POST /member/nice-check/mock",
    "GET /member/nice-check/mock",
    "POST /member/certification",
    "GET /member/certification/check",
  ],
  "the caller's own account and data, which no page takes away": [
    "GET /info/{id}",
    "PUT /info",
    "GET /info/impossible/{a}/{b}",
    "POST /info/delete_reason",
    "DELETE /info",
    "POST /info/check-password",
    "POST /info/{id}/photos",
    "DELETE /info/{id}/photos",
    "GET /files/member/{photo}",
    "GET /ext/sessions",
    "DELETE /ext/sessions",
    "GET /ext/data-use",
    "GET /ext/data-export",
    "GET /ext/consents",
    "GET /ext/reminders",
    "PUT /ext/reminders",
    "GET /ext/calendar-address",
    "POST /ext/calendar-address",
    "DELETE /ext/calendar-address",
    "POST /ext/calendar-feed",
    "GET /ext/push",
    "PUT /ext/push",
    "POST /ext/push/devices",
    "POST /ext/push/devices/check",
    "DELETE /ext/push/devices/{id}",
    "POST /ext/push/renewal",
    "POST /ext/push/receipt",
    "GET /ext/last-minute",
    "PUT /ext/last-minute",
    "GET /ext/joins",
    "PUT /ext/joins",
    "POST /ext/join-requests",
    "DELETE /ext/join-requests/{id}",
    "POST /ext/join-asks",
    "DELETE /ext/join-asks/{id}",
    "PUT /ext/join-asks/{id}",
    "PUT /ext/join-flights/{id}",
    "PUT /ext/open-parties/{id}",
    "DELETE /ext/open-parties/{id}",
    "POST /ext/join-exclusions",
    "DELETE /ext/join-exclusions/{id}",
    "GET /ext/delegations",
    "POST /ext/delegations",
    "DELETE /ext/delegations/{id}",
    "GET /ext/delegate-acts",
    "POST /ext/delegation-invitation",
    "POST /ext/delegation-acceptance",
    "POST /member/delegation-acceptance",
    "POST /member/held-delegations",
    "POST /member/delegate-session",
    "POST /ext/delegate-session",
    "DELETE /ext/delegate-session",
    "GET /ext/delegate-session",
    "PUT /ext/marketing",
    "GET /ext/data-requests",
    "POST /ext/data-requests",
    "GET /info/{id}/penalties",
    "GET /coupon/{id}",
    "GET /coupon/count/{id}",
    "GET /voc",
    "GET /voc/{id}",
    "POST /voc",
    "PUT /voc",
    "PUT /voc/{id}",
    "DELETE /voc",
    "DELETE /voc/{id}",
    "POST /voc/{id}/messages",
    "PUT /voc/{id}/satisfaction",
  ],
  "the caller's own bookings, waits, draws and groups, whose deadlines run on": [
    "GET /my-reservation/penalty/{id}",
    "GET /my-reservation/waitings/{id}",
    "GET /my-reservation/draw/{id}",
    "GET /my-reservation/bookings/{id}",
    "GET /my-reservation/frontdesk/{id}",
    "POST /my-reservation/frontdesk/{id}",
    "GET /reservation/{a}/{b}/cnt",
    "GET /reservation/draw/{a}/{b}",
    "DELETE /reservation/draw/{id}",
    "DELETE /reservation/waitings/{id}",
    "DELETE /reservation/cancel",
    "GET /reservation/team/form/{a}/{b}",
    "DELETE /reservation/team/form/{id}",
    "PUT /ext/team-forms/{id}/grouping",
    "GET /ext/hold",
    "GET /ext/companions",
    "GET /ext/bookings/{id}",
    "GET /ext/bookings/{id}/roster",
    "PUT /ext/bookings/{id}/players/me",
  ],
  "the record decides, with its menu (tests/attacks/locked-files.test.ts)": [
    "GET /files/{kind}/{id}",
    "GET /files/content/{token}",
  ],
  "the link is the right, for an hour": ["GET /ext/previews/{token}"],
};

const routes = (contract as readonly RouteDefinition[]).filter(({ auth }) => auth !== "admin");
const exempt = Object.values(reasons).flat();

test("every call of visitors and members belongs to a menu, or has a reason", () => {
  const without = routes.filter(({ menu }) => menu === undefined).map(routeKey);
  expect(without.filter((key) => !exempt.includes(key))).toEqual([]);
  expect(exempt.filter((key) => !without.includes(key))).toEqual([]);
  expect(new Set(exempt).size).toBe(exempt.length);
});

test("a menu is a code of the site's, or a parameter of the path that names one", () => {
  for (const route of routes) {
    const named = menusOfCall(route, (name) => (route.path.includes(`{${name}}`) ? "060000" : undefined));
    expect(named.filter((code) => !/^(0\d|10)\d{4}$/.test(code))).toEqual([]);
  }
});

test("the front door knows every menu whose content anybody may read", () => {
  const codes = routes
    .filter(({ auth }) => auth === "anonymous")
    .flatMap((route) => menusOfCall(route, () => undefined))
    .filter((code) => code !== "");
  expect([...new Set(codes)].sort()).toEqual([...contentMenuCodes].sort());
});
