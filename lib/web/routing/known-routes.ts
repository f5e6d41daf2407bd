/** Routes whose last segment is an idx: anything else there is a failed route validation (seed §8). */
const idxRoutes = [
  /^\/community\/(?:event|notice|reference|lost-item)\/([^/]+)$/,
  /^\/common\/agreement\/([^/]+)$/,
  /^\/mypage\/bookings\/([^/]+)$/,
  /^\/mypage\/cs\/(?!form$)([^/]+)$/,
  /^\/reservation\/draws\/([^/]+)(?:\/proof)?$/,
  /^\/reservation\/teams\/(?!new$)([^/]+)$/,
  /^\/course\/(?!scorecard\/)[^/]+\/([^/]+)$/,
];

/**
 * The screens of the back office, `{id}` a record's number: it is rendered in the browser, so only its addresses can
 * tell that one is missing. A test holds them against the pages in `app/ishm`.
 */
export const officeScreens = [
  "/ishm",
  "/ishm/status",
  "/ishm/setup",
  "/ishm/site/info",
  "/ishm/site/cert",
  "/ishm/site/open",
  "/ishm/site/my-info",
  "/ishm/site/ext-info",
  "/ishm/site/brand",
  "/ishm/site/scene",
  "/ishm/site/words",
  "/ishm/site/facilities",
  "/ishm/site/facilities/new",
  "/ishm/site/facilities/{id}",
  "/ishm/site/practice",
  "/ishm/site/practice/new",
  "/ishm/site/practice/{id}",
  "/ishm/site/ext-guide-naver",
  "/ishm/site/ext-guide-google",
  "/ishm/site/user",
  "/ishm/site/user/new",
  "/ishm/site/user/{id}",
  "/ishm/site/ipmng",
  "/ishm/site/ipmng/new",
  "/ishm/site/ipmng/{id}",
  "/ishm/site/redirects",
  "/ishm/site/redirects/new",
  "/ishm/site/redirects/{id}",
  "/ishm/site/terms",
  "/ishm/site/terms/new",
  "/ishm/site/terms/{id}",
  "/ishm/menu/set-perm",
  "/ishm/menu/set-menus",
  "/ishm/notice",
  "/ishm/notice/new",
  "/ishm/notice/{id}",
  "/ishm/event",
  "/ishm/event/new",
  "/ishm/event/{id}",
  "/ishm/faq",
  "/ishm/faq/new",
  "/ishm/faq/{id}",
  "/ishm/fnb",
  "/ishm/fnb/new",
  "/ishm/fnb/{id}",
  "/ishm/data",
  "/ishm/data/new",
  "/ishm/data/{id}",
  "/ishm/data/gifts",
  "/ishm/data/gifts/new",
  "/ishm/data/gifts/{id}",
  "/ishm/banner",
  "/ishm/banner/new",
  "/ishm/banner/{id}",
  "/ishm/ops/sheet",
  "/ishm/ops/desk",
  "/ishm/ops/waitings",
  "/ishm/ops/penalties",
  "/ishm/ops/penalties/new",
  "/ishm/ops/penalties/{id}",
  "/ishm/ops/draws",
  "/ishm/ops/draws/new",
  "/ishm/ops/draws/{id}",
  "/ishm/ops/teams",
  "/ishm/ops/teams/{id}",
  "/ishm/ops/team-seasons",
  "/ishm/ops/team-seasons/new",
  "/ishm/ops/team-seasons/{id}",
  "/ishm/ops/inquiries",
  "/ishm/ops/inquiries/{id}",
  "/ishm/ops/inquiries/templates",
  "/ishm/ops/inquiries/templates/new",
  "/ishm/ops/inquiries/templates/{id}",
  "/ishm/ops/lost-items",
  "/ishm/ops/lost-items/new",
  "/ishm/ops/lost-items/{id}",
  "/ishm/ops/hall-of-fame",
  "/ishm/ops/hall-of-fame/new",
  "/ishm/ops/hall-of-fame/{id}",
  "/ishm/ops/members",
  "/ishm/ops/members/{id}",
  "/ishm/ops/coupons",
  "/ishm/ops/coupons/new",
  "/ishm/ops/data-requests",
  "/ishm/ops/courses",
  "/ishm/ops/courses/new",
  "/ishm/ops/courses/{id}",
  "/ishm/ops/courses/holes/{id}",
  "/ishm/ops/policies",
  "/ishm/ops/rules",
  "/ishm/ops/codes",
  "/ishm/ops/languages",
  "/ishm/ops/holidays",
  "/ishm/ops/records",
  "/ishm/ops/audit",
  "/ishm/ops/fees",
  "/ishm/ops/fairness",
  "/ishm/ops/fairness/simulator",
  "/ishm/ops/tee-times",
  "/ishm/ops/delegations",
  "/ishm/ops/joins",
  "/ishm/ops/joins/flights",
  "/ishm/ops/last-minute",
  "/ishm/ops/forecast",
  "/ishm/ops/opening-rehearsals",
] as const;

const officeScreen = new RegExp(`^(?:${officeScreens.join("|").replaceAll("{id}", "[1-9]\\d{0,14}")})$`);

/** Whether the back office has a screen at this path. */
export function isOfficeScreen(path: string): boolean {
  return officeScreen.test(path);
}

/** The idx in a path segment, or null when it is none: a positive whole number without leading zeros. */
export function idOfSegment(segment: string): number | null {
  return /^[1-9]\d{0,14}$/.test(segment) ? Number(segment) : null;
}

/** Whether a path belongs to a known route but names a parameter that the route refuses. */
export function hasInvalidParameters(path: string): boolean {
  return idxRoutes.some((route) => {
    const [, segment] = route.exec(path) ?? [];
    return segment !== undefined && idOfSegment(segment) === null;
  });
}

/** A path with its percent codes decoded; unchanged when it cannot be decoded. */
export function plainPath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
