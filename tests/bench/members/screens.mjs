/**
 * Measured screens. `useful` is the element that holds the content somebody came for: it counts when it stands there
 * without a placeholder. `act` is the main act of the screen; `guest` the same for a visitor, where visitors may see
 * the page.
 */
const click = (selector) => async (page) => page.locator(selector).first().click();
const press = (name) => async (page) => page.getByRole("button", { name, exact: true }).first().click();

/** Pages of members; `{day}` is the next day with free times. */
export const memberScreens = [
  { path: "/", useful: "main h1", guest: "main h1" },
  { path: "/reservation", useful: "#live button[data-slot-idx]", guest: "#day-heading" },
  {
    path: "/reservation?date={day}",
    useful: "#live button[data-slot-idx]",
    guest: "#day-heading",
    act: click("#live button[data-slot-idx]"),
  },
  { path: "/reservation/draws", useful: "main h1", guest: "main h1" },
  { path: "/reservation/teams", useful: "main h2:not(#visitor-heading)", guest: "#visitor-heading" },
  { path: "/mypage", useful: "main section:has(> h2), #next-round" },
  { path: "/mypage/bookings", useful: "main ul.rule-top, [data-slot=empty-state]", act: press("Past") },
  { path: "/mypage/coupons", useful: "main ul:has(> li p), [data-slot=empty-state]" },
  { path: "/mypage/cs", useful: "main ul.rule-top, [data-slot=empty-state]" },
  { path: "/mypage/myinfo", useful: "main dl" },
  { path: "/mypage/waitings", useful: "main section:has(> #mine-title)" },
  { path: "/mypage/last-minute", useful: "main section:has(> #notices-title)" },
  { path: "/mypage/joins", useful: "main section:has(> #choice-title)" },
  { path: "/mypage/myinfo/delegates", useful: "main section:has(> #given-title)" },
  { path: "/mypage/myinfo/notices", useful: "main fieldset" },
  { path: "/mypage/myinfo/consents", useful: "main section:has(> h2), main h3" },
  { path: "/reservation/practice", useful: "main ol:has(+ button)" },
];

/** Ten screens of the back office; `{notice}` and `{terms}` are the first rows of their lists. */
export const officeScreens = [
  { path: "/ishm", useful: "main section" },
  { path: "/ishm/notice", useful: "main tbody" },
  { path: "/ishm/notice/{notice}", useful: "main form" },
  { path: "/ishm/site/terms/{terms}", useful: "main form" },
  { path: "/ishm/site/info", useful: "main form" },
  { path: "/ishm/menu/set-menus", useful: "main h1 ~ *" },
  { path: "/ishm/ops/sheet", useful: "main [role=grid], main table", isLive: true },
  { path: "/ishm/ops/members", useful: "main tbody" },
  { path: "/ishm/ops/fees", useful: "main form, main table" },
  { path: "/ishm/ops/policies", useful: "main table, main ul" },
];
