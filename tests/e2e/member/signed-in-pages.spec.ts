import type { BrowserContext, Page } from "@playwright/test";
import { watch } from "../../bench/members/visit.mjs";
import { expect, holdScripts, restOf, shiftOf, signIn, test, web } from "../fixtures";
import { signInAs } from "./members";

const mark = "clubfront-in";
const own = (page: Page) => page.locator("#live [data-date]").first();
const visitors = (page: Page) => page.locator("#guest-heading");
const placeholder = (page: Page) => page.locator(".member-waits");
const failureText = "This could not be loaded. Please try again.";

/** Notes whether the visitor's part was ever shown, from the first paint on. */
function watchVisitors(): void {
  const seen = { visitors: false, member: false };
  Reflect.set(window, "seenParts", seen);
  const look = () => {
    if (document.getElementById("guest-heading")?.checkVisibility()) seen.visitors = true;
    if (document.querySelector("#live [data-date]")?.checkVisibility()) seen.member = true;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
const seenParts = (page: Page) => page.evaluate(() => Reflect.get(window, "seenParts") as object);

async function marker(context: BrowserContext) {
  return (await context.cookies()).find(({ name }) => name === mark);
}

/** Takes the sealed cookie away, as its end does, and leaves the marker. */
async function endSession(context: BrowserContext): Promise<void> {
  await context.clearCookies({ name: "clubfront" });
  expect(await marker(context)).toBeDefined();
}

test.beforeEach(async ({ context }) => {
  await context.addInitScript(watch, "body");
  await context.addInitScript(watchVisitors);
});

test("a sign-in sets a marker that says nothing, and the sign-out takes it away with the session", async ({
  context,
  watched: page,
}) => {
  await signIn(context, "member");
  const set = await marker(context);
  expect(set).toMatchObject({ httpOnly: false, sameSite: "Lax", path: "/" });
  expect(set?.value).toMatch(/^[\da-f]{12}$/);
  await page.goto(`${web()}/mypage`);
  await page.locator("main").getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL(`${web()}/`);
  expect(await marker(context)).toBeUndefined();
});

test("a member's page never shows the visitor's part and does not move, on a phone and on a desktop", async ({
  context,
  watched: page,
}) => {
  await signIn(context, "member");
  const rest = restOf(page);
  for (const width of [390, 1440]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 });
      const goOn = await holdScripts(page);
      await page.goto(`${web()}/reservation`, { waitUntil: "commit" });
      await expect(page.locator("[data-first-view] [data-date]").first()).toBeVisible();
      await goOn();
      await expect(own(page)).toBeVisible();
      await rest();
      expect(await seenParts(page)).toEqual({ visitors: false, member: true });
      expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
      await page.unrouteAll();
    });
  }
  await test.step("the menus stay in one line beside the name, in the language with the widest ones", async () => {
    for (const width of [1440, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`${web()}/ja/course`);
      await expect(page.locator(".site-header .account-name:visible")).toBeVisible();
      await expect
        .poll(() => page.locator(".main-menu").evaluate(({ clientHeight }) => clientHeight))
        .toBe(44);
      const shown = page.locator(".main-menu > li:not(.invisible) a:visible");
      const rest = page.locator(".more-menus-panel a");
      await expect.poll(async () => (await shown.count()) + (await rest.count())).toBe(9);
      expect(
        await shown.evaluateAll(
          (links) => new Set(links.map((link) => link.getBoundingClientRect().top)).size,
        ),
      ).toBe(1);
    }
    await page.locator(".more-menus summary").click();
    await expect(page.locator(".more-menus-panel a").last()).toBeInViewport();
  });
});

test("a member reads the page before its scripts have come, and a button that was pressed meanwhile is pressed", async ({
  context,
  watched: page,
}) => {
  await signIn(context, "member");
  const goOn = await holdScripts(page);
  await page.goto(`${web()}/mypage/bookings`, { waitUntil: "commit" });
  const drawn = page.locator("[data-first-view]");
  const past = { name: "Past", exact: true };
  await expect(drawn.locator("ul, [data-slot=empty-state]").first()).toBeVisible();
  await drawn.getByRole("button", past).click();
  await goOn();
  await expect(drawn).toHaveCount(0);
  await expect(page.locator("main").getByRole("button", past)).toHaveAttribute("aria-pressed", "true");

  await test.step("a press that goes on while the scripts draw the page counts", async () => {
    await page.unrouteAll();
    const goOnAgain = await holdScripts(page);
    await page.goto(`${web()}/mypage/bookings`, { waitUntil: "commit" });
    const upcoming = { name: "Upcoming", exact: true };
    const own = page.locator(".own-view").getByRole("button", { ...upcoming, includeHidden: true });
    await drawn.getByRole("button", upcoming).hover();
    await page.mouse.down();
    await goOnAgain();
    await expect(own).toHaveAttribute("aria-pressed", "false");
    await expect(page.locator(".own-view .settling")).toHaveCount(0);
    await page.mouse.up();
    await expect(drawn).toHaveCount(0);
    await expect(page.locator("main").getByRole("button", upcoming)).toHaveAttribute("aria-pressed", "true");
  });
});

test("a page that the server has drawn is what its scripts draw, and does not move", async ({
  context,
  watched: page,
}) => {
  await signIn(context, "member");
  const rest = restOf(page);
  for (const path of [
    "/mypage",
    "/mypage/coupons",
    "/mypage/cs",
    "/mypage/joins",
    "/mypage/last-minute",
    "/mypage/waitings",
    "/mypage/myinfo",
    "/mypage/myinfo/consents",
    "/mypage/myinfo/data-use",
    "/mypage/myinfo/delegates",
    "/reservation/teams",
  ]) {
    await test.step(path, async () => {
      const goOn = await holdScripts(page);
      await page.goto(web() + path, { waitUntil: "commit" });
      const drawn = page.locator("[data-first-view]");
      await expect(drawn).not.toBeEmpty();
      const words = await drawn.textContent();
      await goOn();
      await expect(drawn).toHaveCount(0);
      await rest();
      const own = page.locator("main div.contents", { has: page.locator("h2, p, ul") });
      expect.soft(await own.first().textContent(), path).toBe(words);
      expect.soft(await shiftOf(page), path).toBeLessThanOrEqual(0.02);
      await page.unrouteAll();
    });
  }
});

test("a visitor's page has no placeholder, asks for nothing ahead and loads nothing of the member's desk", async ({
  watched: page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${web()}/reservation`, { waitUntil: "networkidle" });
  await expect(visitors(page)).toBeVisible();
  await expect(page.getByRole("link", { name: "Sign in to book", exact: true })).toBeVisible();
  await expect(placeholder(page)).toBeHidden();
  await expect(page.locator("[role=grid]")).toHaveCount(0);
  expect(asked).not.toContain("/session/first");
});

test("the page of a member and of a visitor is the same to the byte", async ({ context, request }) => {
  await signIn(context, "member");
  const path = `${web()}/reservation`;
  const [member, guest] = [await context.request.get(path), await request.get(path)];
  expect(await member.text()).toBe(await guest.text());
});

for (const [name, begin] of [
  ["the session has ended between marker and call", (context: BrowserContext) => endSession(context)],
  [
    "the marker is forged",
    async (context: BrowserContext) => {
      await context.clearCookies();
      await context.addCookies([{ name: mark, value: "0123456789ab", url: web() }]);
    },
  ],
] as const) {
  test(`${name}: the visitor's part, nothing of a member, no jump`, async ({ context, watched: page }) => {
    await signIn(context, "member");
    await begin(context);
    const rest = restOf(page);
    await page.goto(`${web()}/reservation`);
    await rest();
    await expect(visitors(page)).toBeVisible();
    expect(await seenParts(page)).toEqual({ visitors: true, member: false });
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
    expect(await marker(context)).toBeUndefined();
  });
}

test("storage and cookies are blocked to scripts: the member's part all the same", async ({
  context,
  watched: page,
}) => {
  await signIn(context, "member");
  await context.addInitScript(() => {
    const blocked = {
      get(): never {
        throw new DOMException("blocked", "SecurityError");
      },
    };
    Object.defineProperty(window, "localStorage", blocked);
    Object.defineProperty(window, "sessionStorage", blocked);
    Object.defineProperty(document, "cookie", blocked);
  });
  await page.goto(`${web()}/reservation`);
  await expect(own(page)).toBeVisible();
});

test("a script of the page cannot be had: one sentence and a way to load the page again, no visitor's part", async ({
  context,
  page,
}) => {
  await signIn(context, "member");
  await page.route("**/_next/static/**", (route) =>
    route.request().resourceType() === "script" ? route.abort() : route.continue(),
  );
  const html = await (await context.request.get(`${web()}/reservation`)).text();
  const [day] = /date=\d{4}-\d{2}-\d{2}/.exec(html) ?? [];
  await page.goto(`${web()}/reservation?${day}`);
  await expect(page.getByRole("alert").filter({ hasText: failureText })).toBeVisible();
  expect(await seenParts(page)).toEqual({ visitors: false, member: false });
  await page.unrouteAll();
  await page.locator(".member-failed").getByRole("button", { name: "Try again" }).click();
  await expect(own(page)).toBeVisible();
  expect(page.url()).toContain(`?${day}`);
});

test("the club API is down: one sentence in the member's place, and it goes on when it is back", async ({
  context,
  page,
}) => {
  await signIn(context, "member");
  const fail = { code: 9500, msg: "", msgDetail: "", msgCode: "SYS_UNAVAILABLE", msgVar: [] };
  const down = { status: 503, json: { result: false, data: null, fail } };
  await page.route("**/hp/api/my-reservation/**", (route) => route.fulfill(down));
  await page.route("**/session/first*", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      json: { ...(await answer.json()), answers: {}, view: undefined },
    });
  });
  const rest = restOf(page);
  await page.goto(`${web()}/mypage/bookings`);
  await rest();
  await expect(page.locator("main").getByText(failureText)).toHaveCount(1);
  expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
  await page.unrouteAll();
  await page.locator("main").getByRole("button", { name: "Try again" }).click();
  await expect(page.locator("main ul.rule-top, main [data-slot=empty-state]").first()).toBeVisible();
});

test("offline in the middle: what was typed stays, and the page says so", async ({ context, page }) => {
  await signIn(context, "member");
  await page.goto(`${web()}/mypage/cs/form`);
  const [title, contents] = [page.locator("main [name=title]"), page.locator("main [name=contents]")];
  await page.locator("main [name=questionType]").selectOption({ index: 1 });
  await title.fill("A buggy for my father");
  await contents.fill("He cannot walk eighteen holes.");
  await context.setOffline(true);
  await page.locator("main form [type=submit]").click();
  await expect(page.getByText("Connection lost")).toBeVisible();
  await page.getByRole("button", { name: "Discard" }).click();
  await context.setOffline(false);
  await expect(title).toHaveValue("A buggy for my father");
  await expect(contents).toHaveValue("He cannot walk eighteen holes.");
});

test("a page comes back from the browser's memory after the sign-out: it is loaded again, nothing of it is shown", async ({
  context,
  page,
}) => {
  await signIn(context, "member");
  await page.goto(`${web()}/reservation`);
  await expect(own(page)).toBeVisible();
  await context.clearCookies();
  await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain("clubfront-in");
  const loaded = page.waitForEvent("load");
  const shown = await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    return getComputedStyle(document.documentElement).display;
  });
  expect(shown).toBe("none");
  await loaded;
  await expect(visitors(page)).toBeVisible();
});

test("two tabs, two members: the first tab shows the second member, and nothing of the first", async ({
  context,
  page,
}) => {
  await signInAs(context, "kimmiru");
  await page.goto(`${web()}/mypage/myinfo`);
  const facts = page.locator("main dl").first();
  await expect(facts).toContainText("kimmiru");
  await page.evaluate(() => {
    const seen: string[] = [];
    Reflect.set(window, "seenIds", seen);
    const look = () => {
      const text = document.querySelector("main dl")?.textContent ?? "";
      const name = document.querySelector("header a[aria-label]")?.textContent ?? "";
      seen.push(`${/kimmiru|leesol01/.exec(text)?.[0] ?? "-"} ${name}`);
      requestAnimationFrame(look);
    };
    look();
  });
  const other = await context.newPage();
  await other.goto(`${web()}/club`);
  await signInAs(context, "leesol01");
  await other.evaluate(() => new BroadcastChannel("clubfront.session").postMessage({ kind: "signed-in" }));
  await expect(facts).toContainText("leesol01");
  const seen = await page.evaluate(() => Reflect.get(window, "seenIds") as string[]);
  const last = seen.lastIndexOf(seen.findLast((one) => one.startsWith("kimmiru")) ?? "");
  expect(seen.slice(last + 1).every((one) => !one.startsWith("kimmiru"))).toBe(true);
});
