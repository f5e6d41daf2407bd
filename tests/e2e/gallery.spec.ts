import type { Page } from "@playwright/test";
import { type Language, languages } from "@/lib/shared/languages";
import { freePort, launch, untilAnswering } from "../support/web/stack.mjs";
import { api, expect, test, violations, web } from "./fixtures";

/**
 * The web of `npm run dev` before the club API of this worker: what stands only there is looked at there. It is one process,
 * which a signal ends at any moment of its start.
 */
async function startDevelopment() {
  const port = await freePort();
  const server = launch(process.execPath, ["deploy/dev-web.mjs"], {
    NODE_ENV: "development",
    NEXT_TELEMETRY_DISABLED: "1",
    PORT: String(port),
    HP_API_URL: api(),
    CLUB_CODE: "MS01",
    SESSION_SECRET: "only-for-tests-only-for-tests-only-for-tests",
  });
  const origin = `http://localhost:${port}`;
  await untilAnswering(`${origin}/readyz`, server);
  return { origin, stop: server.stop };
}

type Look = { scheme: "light" | "dark"; width: 390 | 1440 };

const looks: readonly Look[] = [
  { scheme: "light", width: 390 },
  { scheme: "dark", width: 1440 },
  { scheme: "light", width: 1440 },
  { scheme: "dark", width: 390 },
];

const isWhole = process.env.PAGES === "all";

const surfaces = ["site", "office"] as const;
type Surface = (typeof surfaces)[number];

/**
 * Each language and each look once, two of them on a surface, so that each surface has both schemes and both widths; with
 * `PAGES=all` every language has all looks on both.
 */
const looksOf = (surface: Surface, language: Language) =>
  isWhole
    ? looks
    : looks.filter((_, at) => at === languages.indexOf(language) && surfaces[Math.floor(at / 2)] === surface);

async function takeOn(page: Page, { scheme, width }: Look) {
  await page.emulateMedia({ colorScheme: scheme });
  await page.setViewportSize({ width, height: 900 });
}

/** The gallery in a language: the editors, whose code comes later, stand too. */
async function open(page: Page, address: string) {
  await page.goto(address);
  await expect(page.locator("[data-specimen]").first()).toBeVisible();
  await expect(page.locator("[data-specimen=RichTextField] [aria-busy=true]")).toHaveCount(0);
}

/** Faults of the page, or of a part of it; a page is as wide as its window. */
async function faultsOf(page: Page, within?: string) {
  const found = await violations(page, within);
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return { found, tooWide: Math.max(0, tooWide) };
}

const none = { found: [], tooWide: 0 };

test.describe("the component gallery of the development server", () => {
  let development: Awaited<ReturnType<typeof startDevelopment>> | undefined;
  const at = (surface: string, language: string) => `${development?.origin}/gallery/${surface}/${language}`;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    development = await startDevelopment();
  });
  test.afterAll(() => development?.stop());
  // The development server compiles a page when it is asked for the first time.
  test.beforeEach(() => test.setTimeout(isWhole ? 900_000 : 240_000));

  for (const surface of surfaces)
    test(`${surface}: no axe violation and nothing too wide, in its languages and both schemes`, async ({
      watched,
    }) => {
      for (const language of languages) {
        for (const look of looksOf(surface, language)) {
          // Before the page is there: colours that change on it pass from element to element, a frame each.
          await takeOn(watched, look);
          await open(watched, at(surface, language));
          const name = `${surface} ${language} ${look.scheme} ${look.width}`;
          expect.soft(await faultsOf(watched), name).toEqual(none);
        }
      }
    });

  test("office: no axe violation in the states that are chosen and in the dialogs", async ({ watched }) => {
    await open(watched, at("office", "en"));
    const specimens = watched.locator("[data-specimen]", { has: watched.locator("[data-states]") });
    for (const specimen of await specimens.all()) {
      const name = await specimen.getAttribute("data-specimen");
      const [, ...others] = await specimen.locator("[data-states] button").all();
      for (const state of others) {
        await state.click();
        const faults = await faultsOf(watched, `[data-specimen="${name}"]`);
        expect.soft(faults, `${name}: ${await state.textContent()}`).toEqual(none);
      }
    }
    const dialog = watched.getByRole("dialog");
    for (const opener of await watched.locator("[data-opens] button").all()) {
      await opener.click();
      await expect(dialog).toBeVisible();
      expect.soft(await faultsOf(watched, "[role=dialog]"), (await opener.textContent()) ?? "").toEqual(none);
      await dialog.locator("button:not([aria-haspopup])").first().click();
      await expect(dialog).toBeHidden();
    }
  });
});

test("no production build has the component gallery", async ({ request }) => {
  expect((await request.get(`${web()}/gallery/site/en`)).status()).toBe(404);
});
