import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  test as base,
  type Page,
  type Request,
} from "@playwright/test";
import { clockOffsetMs, testNow } from "../support/runs/test-clock.mjs";

export { expect } from "@playwright/test";
export { violations } from "../support/web/axe";

const ofWorker = (name: string) => process.env[`${name}_${process.env.TEST_PARALLEL_INDEX ?? 0}`] ?? "";

/** The stack of this worker: nobody else changes its club. */
export const web = () => ofWorker("E2E_WEB");
export const api = () => ofWorker("E2E_API");

export const people = {
  member: { id: "kimmiru", password: "Mirsol2026!", isAdmin: false },
  otherMember: { id: "leesol01", password: "Mirsol2026!", isAdmin: false },
  suspended: { id: "penalty01", password: "Mirsol2026!", isAdmin: false },
  editor: { id: "contents1", password: "MirsolAdm1n!", isAdmin: true },
  reader: { id: "bookadmin1", password: "MirsolAdm1n!", isAdmin: true },
  superAdmin: { id: "ssadmin1", password: "MirsolAdm1n!", isAdmin: true },
} as const;
export type Person = keyof typeof people;

let visitors = 0;

/** Another visitor's address, as a proxy in front would name it: a whole suite is more than one person's sign-ins. */
function visitorAddress(): string {
  visitors += 1;
  return `198.18.${process.pid % 250}.${visitors % 250}`;
}

/** Signs in through the BFF as the browser would; the context then holds the real cookie. */
export async function signIn(context: BrowserContext | APIRequestContext, who: Person, chk = false) {
  const request = "request" in context ? context.request : context;
  const answer = await request.post(`${web()}/hp/api/member/login`, {
    headers: { origin: web(), "x-forwarded-for": visitorAddress() },
    data: { clubCode: "MS01", chk, ...people[who] },
  });
  const body = await answer.json();
  if (!body.result) throw new Error(`sign-in of ${who}: ${JSON.stringify(body.fail)}`);
  return body.data;
}

/** A write as our own pages send it. */
export function ownHeaders() {
  return { origin: web(), "sec-fetch-site": "same-origin" };
}

/** How far a page under `watch` (`bench/members/visit.mjs`) has moved since it was opened. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { shifts } = Reflect.get(window, "watched") as { shifts: { value: number }[] };
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });

/** As a visitor who has put all announcements away for today, in this script's own words: it runs in the browser. */
export function putAnnouncementsAway(): void {
  // Real clock: runs in the browser, whose clock is moved.
  const today = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10);
  const all = Array.from({ length: 100 }, (_, position) => position + 1);
  try {
    for (const kind of ["terms", "banner"]) {
      localStorage.setItem(`clubfront.popup:MS01:${kind}`, JSON.stringify({ [today]: all }));
    }
  } catch {
    // A file that is opened by itself, and a frame that cannot load, have no storage and announce nothing.
  }
}

/**
 * Holds every script file of the page's next load until the answer is called, which throws when none was asked for.
 * By kind of request: the addresses carry the build's id behind `.js`.
 */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let held = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/_next/static/**", async (route) => {
    if (route.request().resourceType() !== "script") return route.continue();
    held += 1;
    await released;
    await route.continue();
  });
  return async () => {
    await base.expect.poll(() => held).toBeGreaterThan(0);
    release();
  };
}

/** Parts of the office that are shown, and not those of the screens that are kept alive behind. */
export const shownIn = (page: Page, selector: string) =>
  page.locator("main").locator(`:is(${selector}):not([data-kept] *)`);

/** The title of the office's screen; that of the screen before is hidden at once, and marked as kept a moment later. */
export const titleOf = (page: Page) => shownIn(page, "h1").locator("visible=true");

/** A screen of the office goes on asking what other desks do: it stands when nothing of it is still on its way. */
export async function officeStands(page: Page): Promise<void> {
  await base.expect(titleOf(page)).toBeVisible();
  await base.expect(shownIn(page, "[data-slot=skeleton], [aria-busy=true]")).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

/** Goes on to another screen of the office as its menu does, in the same document. */
export async function goOnTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => Reflect.get(window, "next").router.push(to), path);
  await page.waitForURL(web() + path, { waitUntil: "commit" });
}

/** Moves the `Date` of a page to the run's clock; it runs in the browser, before any script of the page. */
function moveClock(offset: number): void {
  const Machine = Date;
  Object.defineProperty(globalThis, "MachineDate", { value: Machine });
  const now = () => Machine.now() + offset;
  globalThis.Date = new Proxy(Machine, {
    apply: () => new Machine(now()).toString(),
    construct: (target, given) => Reflect.construct(target, given.length === 0 ? [now()] : given),
    get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
  });
}

/** Takes `moveClock` back: a clock in a test's hand compares the page's `Date` with the machine's. */
function moveClockBack(): void {
  const Machine = Reflect.get(globalThis, "MachineDate");
  if (Machine) globalThis.Date = Machine;
}

/** Waits for the page to be at rest: nothing of it is on its way, and its scripts have nothing to do. */
export type Rest = () => Promise<void>;

/** Knows from here on what the page waits for: twice at rest, since what arrives gives its scripts work. */
export function restOf(page: Page): Rest {
  const pending = new Set<Request>();
  page.on("request", (request) => pending.add(request));
  page.on("requestfinished", (request) => pending.delete(request));
  page.on("requestfailed", (request) => pending.delete(request));
  const idle = () =>
    page.evaluate(
      () => new Promise((done) => requestIdleCallback(() => requestAnimationFrame(() => setTimeout(done)))),
    );
  return () =>
    base
      .expect(async () => {
        for (let times = 0; times < 2; times += 1) {
          await idle();
          base.expect(pending.size).toBe(0);
        }
      })
      .toPass({ intervals: [20], timeout: 30_000 });
}

/** The context's pages stand at the run's moment, also where a test takes its clock in hand. */
async function standAtRunClock(context: BrowserContext): Promise<void> {
  await context.addInitScript(moveClock, clockOffsetMs);
  const install = context.clock.install.bind(context.clock);
  context.clock.install = async (given) => {
    await context.addInitScript(moveClockBack);
    for (const page of context.pages()) await page.evaluate(moveClockBack);
    await install({ time: testNow(), ...given });
  };
}

function onRunClock(browser: Browser): Browser {
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    await standAtRunClock(context);
    return context;
  };
  return browser;
}

/**
 * The worker's context is kept from test to test (`reuseContext`): the same renderer has the scripts compiled. Playwright empties
 * cookies, storage, databases, HTTP cache, routes and init scripts before each test; this puts back what it leaves.
 */
async function resetKept(context: BrowserContext): Promise<void> {
  await context.setOffline(false);
  await context.setExtraHTTPHeaders({});
  await context.clearPermissions();
  await standAtRunClock(context);
}

/** Runs in the browser: nothing stands twice, because the view that the server has drawn has left its place. */
function ownViewStands(): boolean {
  const { dataset } = document.documentElement;
  return !("member" in dataset) || "memberFailed" in dataset || !document.querySelector("[data-first-view]");
}

/** Who waits for a whole page waits for its own view; tests about the one that the server has drawn say how far they wait. */
function onOwnView(page: Page): Page {
  const goto = page.goto.bind(page);
  page.goto = async (address, options) => {
    const answer = await goto(address, options);
    if (!options?.waitUntil) await page.waitForFunction(ownViewStands);
    return answer;
  };
  return page;
}

/** `freshContext` gives a test a context of its own, where something outlives the emptying of the kept one. */
type Own = { watched: Page; announcements: boolean; freshContext: boolean };

/**
 * Every page of a test is watched: an error in the console, a page error or a refused script fails it. Announcements
 * are put away unless a test is about them.
 */
export const test = base.extend<Own, { browserOnRunClock: Browser }>({
  browserOnRunClock: [({ browser }, use) => use(onRunClock(browser)), { scope: "worker", auto: true }],
  announcements: [false, { option: true }],
  freshContext: [false, { option: true }],
  context: async ({ browser, context: kept, announcements, freshContext }, use) => {
    const context = freshContext ? await browser.newContext() : kept;
    if (!freshContext) await resetKept(context);
    if (!announcements) await context.addInitScript(putAnnouncementsAway);
    await use(context);
    if (freshContext) await context.close();
  },
  page: ({ page }, use) => use(onOwnView(page)),
  watched: async ({ page }, use) => {
    const problems: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") problems.push(message.text());
    });
    page.on("pageerror", (error) => problems.push(error.message));
    await use(page);
    base.expect(problems).toEqual([]);
  },
});
