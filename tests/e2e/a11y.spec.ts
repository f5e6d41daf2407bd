import type { Page } from "@playwright/test";
import { expect, officeStands, putAnnouncementsAway, signIn, test, violations, web } from "./fixtures";

/** States of pages by axe and by a reader's settings; the pages themselves are in `pages.spec.ts`. */

test("axe tells each text that its ground swallows, also in a colour that it remembers", async ({ page }) => {
  const faint = '<p style="color: oklch(0.8 0 0)">Tee times</p>';
  const clear = '<p style="color: oklch(0.3 0 0)">Tee times</p>';
  const main = `<main><h1>Golf</h1>${faint}${clear}${faint}${clear}</main>`;
  await page.setContent(`<!doctype html><html lang="en"><title>Golf</title><body>${main}</body></html>`);
  const found = await violations(page);
  expect(found).toEqual([{ id: "color-contrast", at: [faint, faint] }]);
});

test("announcements over the home page have no violation", async ({ browser }) => {
  const page = await (await browser.newContext({ viewport: { width: 375, height: 800 } })).newPage();
  await page.goto(web(), { waitUntil: "networkidle" });
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.context().close();
});

/** The lowest contrast of the header's words with the header's ground, both below the veil of the open dialogue. Runs in the browser. */
function contrastUnderVeil(): { words: number; least: number } {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (!canvas) throw new Error("no canvas");
  const veil = getComputedStyle(document.querySelector("dialog") as Element, "::backdrop").backgroundColor;
  const light = (color: string) => {
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    canvas.fillStyle = veil;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((channel) => {
      const share = channel / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  const header = document.querySelector(".site-header") as Element;
  const ground = light(getComputedStyle(header).backgroundColor);
  const words = [...header.querySelectorAll("a, summary")].map((word) => light(getComputedStyle(word).color));
  return { words: words.length, least: Math.min(...words.map((word) => ground / word)) };
}

for (const width of [390, 1440]) {
  test(`the header keeps its contrast while a dialogue dims the page, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${web()}/ja`);
    await page.evaluate(() => {
      const dialog = document.createElement("dialog");
      dialog.setAttribute("aria-label", "確認");
      dialog.textContent = "確認";
      document.body.append(dialog);
      dialog.showModal();
    });
    const { words, least } = await page.evaluate(contrastUnderVeil);
    expect(words).toBeGreaterThan(3);
    expect(least).toBeGreaterThanOrEqual(4.5);
    expect(await violations(page)).toEqual([]);
  });
}

for (const path of ["/ko/reservation?month=2099-01", "/common/agreement/21"]) {
  test(`${path} has no violation`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto(web() + path, { waitUntil: "networkidle" });
    expect(await violations(page)).toEqual([]);
  });
}

test("a new version of terms, with the one before it beside, has no violation", async ({ page, context }) => {
  await signIn(context, "superAdmin");
  await page.goto(`${web()}/ishm/site/terms/new?type=40&from=61`);
  await officeStands(page);
  expect(await violations(page)).toEqual([]);
});

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

/** How much wider than the window a page is with letters of twice the size. */
async function overflowOfLargeLetters(page: Page): Promise<{ letters: number; overflow: number }> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const letters = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    // Parts below the first screens are laid out too.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(sheet);
    return { letters, overflow: Math.max(document.documentElement.scrollWidth - window.innerWidth, 0) };
  });
}

/** As a reader sets it in the browser: lengths in rem, those of media queries too, follow. */
async function enlargeLetters(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
}

test("letters of twice the size lose nothing and scroll one way only (A-02, WCAG 1.4.4)", async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await enlargeLetters(page);
  for (const path of [...wide, ...once].map((one) => `/ko${one === "/" ? "" : one}`)) {
    await page.goto(web() + path);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const found = await overflowOfLargeLetters(page);
      expect({ path, width, ...found }).toEqual({ path, width, letters: 32, overflow: 0 });
    }
  }
  await context.close();
});

test("letters of twice the size fit a member's phone in every language, and long words of Japanese fit a visitor's", async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await enlargeLetters(page);
  const visited = ["/ja/guide", "/ja/course/1/8", "/course/1/8"];
  const owned = ["", "/ko", "/ja", "/zh"].flatMap((one) => [`${one}/mypage`, `${one}/mypage/bookings`]);
  for (const path of [...visited, ...owned]) {
    if (path === owned[0]) await signIn(context, "member");
    await page.goto(web() + path);
    if (owned.includes(path)) await expect(page.locator("main h2").first()).toBeVisible();
    const found = await overflowOfLargeLetters(page);
    expect({ path, ...found }).toEqual({ path, letters: 32, overflow: 0 });
  }
  await context.close();
});
