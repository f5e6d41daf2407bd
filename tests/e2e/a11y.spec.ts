import type { Page } from "@playwright/test";
import { expect, goOnTo, officeStands, signIn, test, violations, web } from "./fixtures";

/** States of pages by axe and by a reader's settings; the pages themselves are in `pages.spec.ts`. */

test("axe tells each text that its ground swallows, also in a colour that it remembers", async ({ page }) => {
  const faint = '<p style="color: oklch(0.8 0 0)">Tee times</p>';
  const clear = '<p style="color: oklch(0.3 0 0)">Tee times</p>';
  const main = `<main><h1>Golf</h1>${faint}${clear}${faint}${clear}</main>`;
  await page.setContent(`<!doctype html><html lang="en"><title>Golf</title><body>${main}</body></html>`);
  const found = await violations(page);
  expect(found).toEqual([{ id: "color-contrast", at: [faint, faint] }]);
});

test.describe("over the home page", () => {
  test.use({ announcements: true, viewport: { width: 375, height: 800 } });

  test("announcements have no violation", async ({ page }) => {
    // The announcement comes once the page has loaded, with pictures that the first visitor waits for.
    await page.goto(web());
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
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

test("the header keeps its contrast while a dialogue dims the page, on a phone and on a desktop", async ({
  page,
}) => {
  await page.goto(`${web()}/ja`, { waitUntil: "domcontentloaded" });
  await page.evaluate(() => {
    const dialog = document.createElement("dialog");
    dialog.setAttribute("aria-label", "確認");
    dialog.textContent = "確認";
    document.body.append(dialog);
    dialog.showModal();
  });
  for (const width of [390, 1440]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 });
      const { words, least } = await page.evaluate(contrastUnderVeil);
      expect(words).toBeGreaterThan(3);
      expect(least).toBeGreaterThanOrEqual(4.5);
      expect(await violations(page)).toEqual([]);
    });
  }
});

for (const path of ["/ko/reservation?month=2099-01", "/common/agreement/21"]) {
  test(`${path} has no violation`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto(web() + path);
    expect(await violations(page)).toEqual([]);
  });
}

test("a new version of terms, with the one before it beside, has no violation", async ({ page, context }) => {
  await signIn(context, "superAdmin");
  await page.goto(`${web()}/ishm/site/terms/new?type=40&from=61`);
  await officeStands(page);
  expect(await violations(page)).toEqual([]);
});

test("the open menu and a form with errors have no violation either", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(web(), { waitUntil: "domcontentloaded" });
  await page.locator("summary").click();
  expect(await violations(page)).toEqual([]);
  await page.goto(`${web()}/login`);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.locator("[data-slot=error-summary]")).toBeFocused();
  expect(await violations(page)).toEqual([]);
});

const wide = ["/", "/club", "/gift", "/community", "/course", "/course/1/8", "/reservation", "/guide"];
const once = ["/community/notice/12", "/common/agreement/22", "/login"];

/** The letters that a reader has chosen, and how much wider than the window the page is with them. */
async function measure(page: Page): Promise<{ letters: number; overflow: number }> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const letters = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const overflow = document.documentElement.scrollWidth - window.innerWidth;
    return { letters, overflow: Math.max(overflow, 0) };
  });
}

/** Lays out parts below the first screens too, in this document. Runs in the browser. */
function layOutWhole(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { content-visibility: visible !important }");
  document.adoptedStyleSheets.push(sheet);
}

/** Letters as a reader sets them in the browser: lengths in rem, those of media queries too, follow. */
async function readerOf(page: Page): Promise<(letters: number) => Promise<void>> {
  const devTools = await page.context().newCDPSession(page);
  return async (letters) => {
    const fontSizes = { standard: letters, fixed: Math.round(letters * 0.8125) };
    await devTools.send("Page.setFontSizes", { fontSizes });
  };
}

const inKorean = [...wide, ...once];
/** Where letters of twice the size are tried: everything in Korean, long words of the other languages. */
const large: Readonly<Record<string, readonly string[]>> = {
  "": ["/course/1/8", "/login", "/pft"],
  "/ko": inKorean,
  "/ja": ["/guide", "/course", "/course/1/8", "/course/scorecard/3-1"],
  "/zh": [],
};

for (const [language, enlarged] of Object.entries(large)) {
  const paths = new Set([...(language === "" || language === "/ko" ? inKorean : wide), ...enlarged]);
  test(`nothing scrolls sideways on phones (A-02), nor with letters of twice the size (WCAG 1.4.4): ${language || "/en"}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 700 } });
    const page = await context.newPage();
    const setLetters = await readerOf(page);
    const expectFits = async (path: string, letters: number, widths: readonly number[]) => {
      await setLetters(letters);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 700 });
        const found = await measure(page);
        expect({ path, width, ...found }).toEqual({ path, width, letters, overflow: 0 });
      }
    };
    for (const path of paths) {
      const address = language + (path === "/" && language ? "" : path);
      if (path === "/") {
        await page.goto(web() + address, { waitUntil: "domcontentloaded" });
        await page.evaluate(layOutWhole);
        await page.waitForFunction(() => Reflect.get(window, "next")?.router);
      } else await goOnTo(page, address);
      await expect(page.locator("h1").first()).toBeVisible();
      await expectFits(path, 16, [320, 390]);
      if (enlarged.includes(path)) await expectFits(path, 32, language === "/ko" ? [390, 1280] : [390]);
    }
    await context.close();
  });
}

test("letters of twice the size fit a member's phone in every language", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await (await readerOf(page))(32);
  await signIn(context, "member");
  for (const language of ["", "/ko", "/ja", "/zh"]) {
    for (const path of ["/mypage", "/mypage/bookings"]) {
      await page.goto(web() + language + path);
      await expect(page.locator("main h2").first()).toBeVisible();
      await page.evaluate(layOutWhole);
      const found = await measure(page);
      expect({ language, path, ...found }).toEqual({ language, path, letters: 32, overflow: 0 });
    }
  }
  await context.close();
});
