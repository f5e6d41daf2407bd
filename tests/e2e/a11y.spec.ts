import type { Browser, Page } from "@playwright/test";
import { officeScreens } from "@/lib/web/routing/known-routes";
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
 * A phone becomes a desk in place, as it does when it is turned or docked. `AXE=all` (`npm run check:axe`) looks at every
 * page in every language at three widths; within `verify` each page is seen once, phone and desk in turn.
 */
const isWhole = process.env.AXE === "all";
const allWidths = [375, 820, 1440] as const;
const widthsOf = (place: number) => (isWhole ? allWidths : [place % 2 === 0 ? 375 : 1440]);

const places: { who: Person | null; paths: string[] }[] = [
  {
    who: null,
    paths: [
      "/",
      "/ko",
      "/ja",
      "/zh",
      "/community",
      "/ko/community/notice/12",
      "/guide",
      "/weather",
      "/zh/weather",
      "/reservation",
      "/ko/reservation?month=2099-01",
      "/common/agreement/21",
      "/ko/guide",
      "/course",
      "/ko/course/1/8",
      "/zh/course/2/7",
      "/ja/course/scorecard/1-2",
      "/pft",
      "/ja/community/event/31",
      "/zh/community/reference/3",
      "/common/agreement/22",
      "/login",
      "/ko/nowhere",
      "/error?status=500",
      "/club",
      "/ja/club",
      "/gift",
      "/ko/gift",
    ],
  },
  { who: "member", paths: ["/mypage"] },
  {
    who: "superAdmin",
    paths: [
      ...officeScreens.filter((path) => !path.endsWith("{id}")),
      "/ishm/notice/12",
      "/ishm/event/31",
      "/ishm/faq/3",
      "/ishm/fnb/1",
      "/ishm/data/5",
      "/ishm/banner/7",
      "/ishm/site/user/2",
      "/ishm/ops/inquiries/900003",
      "/ishm/ops/inquiries/templates/1",
      "/ishm/ops/lost-items/8",
      "/ishm/ops/hall-of-fame/9",
      "/ishm/ops/members/100001",
      "/ishm/ops/penalties/400001",
      "/ishm/ops/courses/1",
      "/ishm/ops/courses/holes/102",
      "/ishm/site/ipmng/1",
      "/ishm/site/terms/22",
      "/ishm/ops/draws/71",
      "/ishm/site/terms/new?type=40&from=61",
      "/ishm/ops/teams/800001",
      "/ishm/ops/team-seasons/27",
    ],
  },
];

/** Pages that are meant to say what went wrong. */
const statuses: Readonly<Record<string, number>> = { "/ko/nowhere": 404 };

/** The longest file of all: its pages are looked at side by side. */
test.describe.configure({ mode: "parallel" });

/** The page of a path in every language; the back office has none in its addresses. */
function inAllLanguages(path: string): string[] {
  if (path.startsWith("/ishm")) return [path];
  const own = path.replace(/^\/(ko|ja|zh)(?=\/|$)/, "") || "/";
  return ["", "/ko", "/ja", "/zh"].map((language) => (own === "/" && language ? language : language + own));
}

const tabs = new Map<string, Promise<Page>>();

/** The tab of a kind of visitor, one for all pages of this worker: letters and scripts are fetched and read once. */
function tabOf(browser: Browser, who: Person | null, isAnnouncing: boolean): Promise<Page> {
  const key = `${who} ${isAnnouncing}`;
  const begin = async () => {
    const context = await browser.newContext();
    if (who) await signIn(context, who);
    if (!isAnnouncing) await context.addInitScript(putAnnouncementsAway);
    return context.newPage();
  };
  const tab = tabs.get(key) ?? begin();
  tabs.set(key, tab);
  return tab;
}

for (const { who, paths } of places) {
  const all = isWhole ? [...new Set(paths.flatMap(inAllLanguages))] : paths;
  for (const [place, path] of all.entries()) {
    const widths = widthsOf(place);
    test(`${path} has no axe violation at ${widths.join(", ")} px`, async ({ browser }) => {
      const isAnnouncing = path === "/";
      const page = await tabOf(browser, who, isAnnouncing);
      await page.setViewportSize({ width: widths[0] ?? 375, height: 800 });
      const answer = await page.goto(web() + path, {
        waitUntil: who === "superAdmin" ? "load" : "networkidle",
      });
      expect(answer?.status()).toBe(statuses[path] ?? 200);
      if (isAnnouncing) await expect(page.getByRole("dialog")).toBeVisible();
      if (who === "superAdmin") await officeStands(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const found = await violations(page);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect({ width, found, isTooWide: overflow > 0 }).toEqual({ width, found: [], isTooWide: false });
      }
    });
  }
}

test("the open menu and a form with errors have no violation either", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 375, height: 800 } });
  await context.addInitScript(putAnnouncementsAway);
  const page = await context.newPage();
  await page.goto(web());
  await page.locator("summary").click();
  expect(await violations(page)).toEqual([]);
  await page.goto(`${web()}/login`);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.locator("[data-slot=error-summary]")).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await context.close();
});

const wide = ["/", "/club", "/gift", "/community", "/course", "/course/1/8", "/reservation", "/guide"];
const once = ["/community/notice/12", "/common/agreement/22", "/login"];

for (const language of ["", "/ko", "/ja", "/zh"]) {
  test(`nothing scrolls sideways on phones (A-02): ${language || "/en"}`, async ({ browser }) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    for (const path of language === "" ? [...wide, ...once] : wide) {
      await page.goto(web() + language + (path === "/" && language ? "" : path));
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 700 });
        const overflow = await page.evaluate(async () => {
          await document.fonts.ready;
          return document.documentElement.scrollWidth - window.innerWidth;
        });
        expect({ path, width, overflow: Math.max(overflow, 0) }).toEqual({ path, width, overflow: 0 });
      }
    }
    await context.close();
  });
}

test("letters of twice the size lose nothing and scroll one way only (A-02, WCAG 1.4.4)", async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  // As a reader sets it in the browser: lengths in rem, those of media queries too, follow.
  const devTools = await context.newCDPSession(page);
  await devTools.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  for (const path of [...wide, ...once].map((one) => `/ko${one === "/" ? "" : one}`)) {
    await page.goto(web() + path, { waitUntil: "networkidle" });
    const found = await page.evaluate(() => {
      const letters = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      // What lies below the first screens is laid out too.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("* { content-visibility: visible !important }");
      document.adoptedStyleSheets.push(sheet);
      return { letters, overflow: Math.max(document.documentElement.scrollWidth - window.innerWidth, 0) };
    });
    expect({ path, ...found }).toEqual({ path, letters: 32, overflow: 0 });
  }
  await context.close();
});
