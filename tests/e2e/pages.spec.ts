import type { Browser, Page } from "@playwright/test";
import { languages } from "@/lib/shared/languages";
import { officeScreens } from "@/lib/web/routing/known-routes";
import { watch } from "../bench/members/visit.mjs";
import { officeRecords, sitePages, unlistedPages } from "../support/web/site-pages";
import {
  expect,
  officeStands,
  type Person,
  putAnnouncementsAway,
  type Rest,
  restOf,
  signIn,
  test,
  violations,
  web,
} from "./fixtures";

/**
 * Every page, opened once by each audience that sees something of its own there: it stands still while it comes, has no axe
 * violation, no day in the wire's form, no error in the console, does nothing that its policy forbids and is not wider than its window.
 * Within `verify` widths, the languages of guests and the list, form and record of an office's subject take turns; `npm run check:pages`
 * opens all pages for guests and members in every language, all screens of the office, and every page at three widths.
 */
const isWhole = process.env.PAGES === "all";
const allWidths = [390, 820, 1440] as const;
const widthsOf = (place: number) => (isWhole ? allWidths : [allWidths[place % 3] ?? 390]);
const mostShift = 0.02;

type Visit = { path: string; language: string };

/** Languages whose letters come after the first paint move (docs/limits.md): `check:pages` says by how much. */
const isStill = ({ language }: Visit) => isWhole || language === "en";

/** Pages that say what went wrong with their status too. */
const statuses: Readonly<Record<string, number>> = { "/nowhere": 404 };

type Audience = {
  name: string;
  who: Person | null;
  visits: readonly Visit[];
  /** Whose parts axe reads: a member's page beside the guest's differs in what its own journeys test. */
  isRead: (path: string) => boolean;
};

const inEnglish = (path: string): Visit => ({ path, language: "en" });
const inAll = (paths: readonly string[]) =>
  languages.flatMap((language) => paths.map((path) => ({ path, language })));
const site = Object.values(sitePages);
const ofGuests = site.filter((path) => !path.startsWith("/mypage"));
const ofMembers = site.filter((path) => !/^\/(login|signup)/.test(path));
/** Where a member sees something of the own, and a page of each frame in which only the greeting is. */
const ownOfMembers = ofMembers.filter(
  (path) => /^\/(mypage|reservation)/.test(path) || ["/", "/community", "/error", "/nowhere"].includes(path),
);
/** Where somebody who may not book sees something else than who may. */
const ofSuspended = [
  "/reservation",
  "/mypage",
  "/",
  "/mypage/penalties",
  "/mypage/bookings",
  "/mypage/waitings",
  "/mypage/joins",
  "/mypage/last-minute",
  "/reservation/draws/71",
];
const screens = [...officeScreens.filter((path) => !path.endsWith("{id}")), ...officeRecords];
/** A list of the office, the form of a new one and that of a record: the same subject, or nothing for a screen that stands alone. */
function subjectOf(path: string): string | null {
  const base = path.replace(/\/(new|\d+)$/, "");
  return screens.some((other) => other !== base && other.replace(/\/(new|\d+)$/, "") === base) ? base : null;
}
const subjects = [...new Set(screens.map(subjectOf))].filter((subject) => subject !== null);
/** Frame and parts of a subject's screens are those of all others: one of them is opened, by turns. */
function isInTurn(path: string): boolean {
  const subject = subjectOf(path);
  if (subject === null) return true;
  const all = screens.filter((other) => subjectOf(other) === subject);
  return path === all[subjects.indexOf(subject) % all.length];
}
const ofAdmins = isWhole ? screens : screens.filter(isInTurn);
const audiences: readonly Audience[] = [
  {
    name: "a guest",
    who: null,
    visits: isWhole
      ? inAll(ofGuests)
      : ofGuests.map((path, place) => ({ path, language: languages[place % languages.length] ?? "en" })),
    isRead: () => true,
  },
  {
    name: "a member",
    who: "member",
    visits: isWhole ? inAll(ofMembers) : ownOfMembers.map(inEnglish),
    isRead: (path) => isWhole || path === "/mypage",
  },
  {
    name: "a suspended member",
    who: "suspended",
    visits: (isWhole ? ofSuspended : ofSuspended.slice(0, 2)).map(inEnglish),
    isRead: () => isWhole,
  },
  {
    name: "an admin",
    who: "superAdmin",
    visits: ["/", "/reservation", "/reservation/draws/71", "/reservation/teams", ...ofAdmins].map(inEnglish),
    isRead: (path) => path.startsWith("/ishm"),
  },
];

test.describe.configure({ mode: "parallel" });

/** `asked` are the calls of the page that is open; `rest` waits for it. */
type Asked = { method: string; path: string; isBackground: boolean };
type Tab = {
  page: Page;
  asked: Asked[];
  rest: Rest;
  /** Errors of the page and of the console, where the browser also tells what the policy of the page forbade. */
  problems: string[];
  placed: (path: string) => string;
};
const tabs = new Map<Person | null, Promise<Tab>>();

/** The tab of an audience, one for all pages of this worker. Answers take a moment, so that what waits for them is seen. */
function tabOf(browser: Browser, who: Person | null): Promise<Tab> {
  const begin = async () => {
    const context = await browser.newContext();
    await context.addInitScript(putAnnouncementsAway);
    if (who) await signIn(context, who);
    const page = await context.newPage();
    const network = { offline: false, latency: 60, downloadThroughput: 2_000_000, uploadThroughput: 500_000 };
    const devTools = await context.newCDPSession(page);
    await devTools.send("Network.enable");
    await devTools.send("Network.emulateNetworkConditions", network);
    await page.addInitScript(watch, "body");
    const asked: Asked[] = [];
    const problems: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error" || /Content Security Policy/.test(message.text()))
        problems.push(message.text());
    });
    page.on("pageerror", (error) => problems.push(error.message));
    page.on("request", (request) => {
      const { pathname, search, searchParams } = new URL(request.url());
      const isBackground = searchParams.has("_nop_") || pathname === "/hp/api/site/state";
      if (/^\/(hp\/api|session)(\/|$)/.test(pathname))
        asked.push({ method: request.method(), path: pathname + search, isBackground });
    });
    const read = async (path: string) =>
      (await (await context.request.get(`${web()}/hp/api${path}`)).json()).data;
    const html = await (await context.request.get(`${web()}/reservation`)).text();
    const day = /date=(\d{4}-\d{2}-\d{2})/.exec(html)?.[1] ?? "";
    const own = who === "member";
    const places: Record<string, string> = {
      day,
      month: day.slice(0, 7),
      booking: own ? (await read("/my-reservation/bookings/100001?page=1&size=1")).list[0].bookingIdx : "",
      inquiry: own ? (await read("/voc?page=1&size=1")).list[0].vocIdx : "",
    };
    return {
      page,
      asked,
      rest: restOf(page),
      problems,
      placed: (path: string) => path.replace(/\{(\w+)\}/g, (_, name: string) => String(places[name])),
    };
  };
  const tab = tabs.get(who) ?? begin();
  tabs.set(who, tab);
  return tab;
}

/** Layout shifts of the open page, and their sum. */
async function shiftsOf(page: Page) {
  const { shifts } = await page.evaluate(() => Reflect.get(window, "watched") as { shifts: Shift[] });
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  return sum > mostShift ? shifts.flatMap((one) => one.moved) : [];
}

/** Days of the wire on a page: a club writes `2026.12.16` or `16/12/2026`, never `2026-12-16`. */
async function rawDatesOf(page: Page): Promise<string[]> {
  // biome-ignore lint/performance/useDomNodeTextContent: what is read, without scripts and what is hidden.
  const text = await page.locator("body").innerText();
  return [...new Set([...text.matchAll(/\S*\d{4}-\d{2}-\d{2}\S*/g)].map(([found]) => found))];
}

/** Data of the back office's frame: all of it comes with the session. */
const ofFrame = /^\/(menu-admins\/admins\/|site\/info|holiday|common\/system-code\/\w+\?code=policyCodes)/;

const isOfFrame = ({ method, path }: Asked) =>
  method === "GET" && path.startsWith("/hp/api/") && ofFrame.test(path.slice("/hp/api".length));

/** Screens whose own record is what the frame knows of the club. */
const ownInfo: readonly string[] = ["/ishm/site/info", "/ishm/site/my-info"];

/** Pages whose reads of members come with their first call. */
const ofFirstCall: readonly string[] = [
  "/mypage",
  "/mypage/bookings",
  "/mypage/waitings",
  "/mypage/joins",
  "/mypage/last-minute",
  "/mypage/draws",
  "/mypage/teams",
  "/mypage/coupons",
  "/mypage/penalties",
  "/mypage/visits",
  "/mypage/cs",
  "/mypage/cs/form",
  "/mypage/myinfo",
  "/mypage/myinfo/additional",
  "/mypage/myinfo/consents",
  "/mypage/myinfo/notices",
  "/mypage/myinfo/delegates",
  "/mypage/myinfo/sessions",
  "/mypage/myinfo/data-use",
  "/reservation",
  "/reservation/draws/71",
  "/reservation/teams",
  "/reservation/teams/new",
];

/** Nothing that an earlier page has noted may spare this one a call. */
async function emptyStorage(page: Page): Promise<void> {
  if (page.url() === "about:blank") return;
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

/** A member's page needs its first call and at most one more, and asks who is there no second time. */
function expectFirstCall(asked: readonly Asked[]): void {
  const paths = asked.filter(({ isBackground }) => !isBackground).map(({ path }) => path);
  expect(paths.filter((path) => path.startsWith("/session/first"))).toHaveLength(1);
  expect(paths.filter((path) => path.startsWith("/hp/api/")).length, paths.join("\n")).toBeLessThanOrEqual(1);
  expect(paths).not.toContain("/session");
}

/** One width after the other: a page that is left is not laid out anew for the width of the next. */
const byWidth = (visits: readonly Visit[]) =>
  visits
    .map((visit, place) => ({ visit, widths: widthsOf(place) }))
    .toSorted((one, other) => (one.widths[0] ?? 0) - (other.widths[0] ?? 0));

const addressOf = ({ path, language }: Visit) =>
  language === "en" ? path : `/${language}${path === "/" ? "" : path}`;

test("every page of the site has an address here", () => {
  expect(unlistedPages()).toEqual([]);
  const opened = audiences.find(({ who }) => who === "member")?.visits.map(({ path }) => path);
  expect(opened).toEqual(expect.arrayContaining([...ofFirstCall]));
});

test("each screen of the office that is not opened here answers at its address", async ({ playwright }) => {
  const office = await playwright.request.newContext();
  await signIn(office, "superAdmin");
  const others = screens.filter((path) => !ofAdmins.includes(path));
  const asked = others.map(async (path) => [path, (await office.get(web() + path)).status()]);
  expect((await Promise.all(asked)).filter(([, status]) => status !== 200)).toEqual([]);
  await office.dispose();
});

for (const { name, who, visits, isRead } of audiences) {
  for (const { visit, widths } of byWidth(visits)) {
    const { path } = visit;
    const isFirst = who === "member" && ofFirstCall.includes(path);
    const promises = isFirst ? ", needs its first call and at most one more," : "";
    test(`${addressOf(visit)} is well made${promises} for ${name} at ${widths.join(", ")} px`, async ({
      browser,
    }) => {
      const tab = await tabOf(browser, who);
      const { page, asked, rest, problems, placed } = tab;
      const isOffice = path.startsWith("/ishm");
      for (const width of widths) {
        await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
        if (isFirst) await emptyStorage(page);
        asked.length = 0;
        problems.length = 0;
        // No further call is a promise of these pages: they are given the time to make one.
        const waitUntil = isFirst ? "networkidle" : "load";
        const answer = await page.goto(web() + placed(addressOf(visit)), { waitUntil });
        expect(answer?.status()).toBe(statuses[path] ?? 200);
        // Screens of staff go on asking what other desks do: their network is never at rest.
        if (isOffice) await officeStands(page);
        else if (!isFirst) await rest();
        const moved = isStill(visit) ? await shiftsOf(page) : [];
        const found = isRead(path) ? await violations(page) : [];
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        const rawDates = await rawDatesOf(page);
        // That a page is missing stands in the console too.
        const told = problems.filter((text) => !(path in statuses && /status of 4\d\d/.test(text)));
        expect({ width, moved, found, rawDates, told, isTooWide: overflow > 0 }).toEqual({
          width,
          moved: [],
          found: [],
          rawDates: [],
          told: [],
          isTooWide: false,
        });
        if (isFirst) expectFirstCall(asked);
        if (isOffice && !ownInfo.includes(path)) expect(asked.filter(isOfFrame)).toEqual([]);
      }
    });
  }
}

type Shift = { value: number; at: number; moved: string[] };
