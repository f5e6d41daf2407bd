import type { Browser, Page } from "@playwright/test";
import { officeScreens } from "@/lib/web/routing/known-routes";
import { watch } from "../bench/members/visit.mjs";
import { officeRecords, sitePages, unlistedPages } from "../support/web/site-pages";
import { expect, officeStands, type Person, putAnnouncementsAway, signIn, test, web } from "./fixtures";

/**
 * No page moves under the eyes of whoever opens it. `SHIFTS=all` (`npm run check:shifts`) opens every page at three widths;
 * within `verify` each page is opened once by each audience, at the three widths in turn.
 */
const isWhole = process.env.SHIFTS === "all";
const allWidths = [390, 820, 1440] as const;
const widthsOf = (place: number) => (isWhole ? allWidths : [allWidths[place % 3] ?? 390]);
const mostShift = 0.02;

/** Pages that still move (docs/limits.md): `SHIFTS=all` says by how much. No other page may join them. */
const moving: readonly string[] = ["/login/dormant", "/reservation/draws/71/proof", "/ishm/site/terms/22"];
const placesOf = (paths: readonly string[]) =>
  [...paths.entries()].filter(([, path]) => isWhole || !moving.includes(path));

const site = Object.values(sitePages);
const audiences: { name: string; who: Person | null; paths: readonly string[] }[] = [
  { name: "a guest", who: null, paths: site.filter((path) => !path.startsWith("/mypage")) },
  { name: "a member", who: "member", paths: site.filter((path) => !/^\/(login|signup)/.test(path)) },
  {
    name: "an admin",
    who: "superAdmin",
    paths: [
      "/",
      "/reservation",
      "/reservation/draws/71",
      "/reservation/teams",
      ...officeScreens.filter((path) => !path.endsWith("{id}")),
      ...officeRecords,
    ],
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

test("every page of the site has an address here", () => {
  expect(unlistedPages()).toEqual([]);
});

for (const { name, who, paths } of audiences) {
  for (const [place, path] of placesOf(paths)) {
    const widths = widthsOf(place);
    test(`${path} stands still for ${name} at ${widths.join(", ")} px`, async ({ browser }) => {
      const { page, calls, placed } = await tabOf(browser, who);
      for (const width of widths) {
        await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
        calls.length = 0;
        // Screens of staff go on asking what other desks do: no network of theirs is ever idle.
        await page.goto(web() + placed(path), { waitUntil: who === "superAdmin" ? "load" : "networkidle" });
        if (who === "superAdmin" && path.startsWith("/ishm")) await officeStands(page);
        const { shifts } = await page.evaluate(() => Reflect.get(window, "watched") as { shifts: Shift[] });
        const sum = shifts.reduce((all, { value }) => all + value, 0);
        const moved = sum > mostShift ? shifts.flatMap((one) => one.moved) : [];
        expect({ width, moved }).toEqual({ width, moved: [] });
        if (path.startsWith("/ishm")) expect(calls.filter((call) => ofFrame.test(call))).toEqual([]);
      }
    });
  }
}

/** What the frame of the back office stands on: all of it comes with the session. */
const ofFrame = /^\/(menu-admins\/admins\/|site\/info|holiday|common\/system-code\/\w+\?code=policyCodes)/;

type Shift = { value: number; at: number; moved: string[] };
