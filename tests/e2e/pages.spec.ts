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
  signIn,
  test,
  violations,
  web,
} from "./fixtures";

/**
 * Every page, opened once by each audience: it stands still while it comes, has no axe violation, no day in the wire's
 * form and is not wider than its window. Within `verify` widths and, for guests, languages take turns; `npm run check:pages` opens all pages of guests in
 * every language, and every page at three widths.
 */
const isWhole = process.env.PAGES === "all";
const allWidths = [390, 820, 1440] as const;
const widthsOf = (place: number) => (isWhole ? allWidths : [allWidths[place % 3] ?? 390]);
const mostShift = 0.02;

type Visit = { path: string; language: string };

/**
 * Pages that still move, and languages whose letters come after the first paint (docs/limits.md): `check:pages` says by how
 * much. No other may join them.
 */
const moving: readonly string[] = [
  "/login/dormant",
  "/reservation/draws/71/proof",
  "/ishm/site/terms/22",
  "/ishm/notice/12",
  "/ishm/ops/sheet",
];
const isStill = ({ path, language }: Visit) => isWhole || (language === "en" && !moving.includes(path));

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
const site = Object.values(sitePages);
const ofGuests = site.filter((path) => !path.startsWith("/mypage"));
const audiences: readonly Audience[] = [
  {
    name: "a guest",
    who: null,
    visits: isWhole
      ? languages.flatMap((language) => ofGuests.map((path) => ({ path, language })))
      : ofGuests.map((path, place) => ({ path, language: languages[place % languages.length] ?? "en" })),
    isRead: () => true,
  },
  {
    name: "a member",
    who: "member",
    visits: site.filter((path) => !/^\/(login|signup)/.test(path)).map(inEnglish),
    isRead: (path) => isWhole || path === "/mypage",
  },
  {
    name: "an admin",
    who: "superAdmin",
    visits: [
      "/",
      "/reservation",
      "/reservation/draws/71",
      "/reservation/teams",
      ...officeScreens.filter((path) => !path.endsWith("{id}")),
      ...officeRecords,
    ].map(inEnglish),
    isRead: (path) => path.startsWith("/ishm"),
  },
];

test.describe.configure({ mode: "parallel" });

/** `calls` are the reads of the page that is open; screens of members are counted by `signed-in-pages.spec.ts`. */
type Tab = { page: Page; calls: string[]; placed: (path: string) => string };
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
    const calls: string[] = [];
    page.on("request", (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith("/hp/api/") && request.method() === "GET")
        calls.push(pathname.slice("/hp/api".length) + search);
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
      ...{ page, calls },
      placed: (path: string) => path.replace(/\{(\w+)\}/g, (_, name: string) => String(places[name])),
    };
  };
  const tab = tabs.get(who) ?? begin();
  tabs.set(who, tab);
  return tab;
}

/** What moved on the open page, and by how much in all. */
async function shiftsOf(page: Page) {
  const { shifts } = await page.evaluate(() => Reflect.get(window, "watched") as { shifts: Shift[] });
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  return sum > mostShift ? shifts.flatMap((one) => one.moved) : [];
}

/** Days of the wire on a page: a club writes `2026.12.16` or `16/12/2026`, never `2026-12-16`. */
async function rawDatesOf(page: Page): Promise<string[]> {
  const text = await page.locator("body").innerText();
  return [...new Set([...text.matchAll(/\S*\d{4}-\d{2}-\d{2}\S*/g)].map(([found]) => found))];
}

/** What the frame of the back office stands on: all of it comes with the session. */
const ofFrame = /^\/(menu-admins\/admins\/|site\/info|holiday|common\/system-code\/\w+\?code=policyCodes)/;

/** Screens whose own record is what the frame knows of the club. */
const ownInfo: readonly string[] = ["/ishm/site/info", "/ishm/site/my-info"];

const addressOf = ({ path, language }: Visit) =>
  language === "en" ? path : `/${language}${path === "/" ? "" : path}`;

test("every page of the site has an address here", () => {
  expect(unlistedPages()).toEqual([]);
});

for (const { name, who, visits, isRead } of audiences) {
  for (const [place, visit] of visits.entries()) {
    const { path } = visit;
    const widths = widthsOf(place);
    test(`${addressOf(visit)} is well made for ${name} at ${widths.join(", ")} px`, async ({ browser }) => {
      const { page, calls, placed } = await tabOf(browser, who);
      const isOffice = path.startsWith("/ishm");
      for (const width of widths) {
        await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
        calls.length = 0;
        // Screens of staff go on asking what other desks do: no network of theirs is ever idle.
        const waitUntil = who === "superAdmin" ? "load" : "networkidle";
        const answer = await page.goto(web() + placed(addressOf(visit)), { waitUntil });
        expect(answer?.status()).toBe(statuses[path] ?? 200);
        if (isOffice) await officeStands(page);
        const moved = isStill(visit) ? await shiftsOf(page) : [];
        const found = isRead(path) ? await violations(page) : [];
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        const rawDates = await rawDatesOf(page);
        expect({ width, moved, found, rawDates, isTooWide: overflow > 0 }).toEqual({
          width,
          moved: [],
          found: [],
          rawDates: [],
          isTooWide: false,
        });
        if (isOffice && !ownInfo.includes(path))
          expect(calls.filter((call) => ofFrame.test(call))).toEqual([]);
      }
    });
  }
}

type Shift = { value: number; at: number; moved: string[] };
