import type { Browser } from "@playwright/test";
import { languages } from "@/lib/shared/languages";
import { freePort, launch, temporaryFolder, untilAnswering } from "../support/web/stack.mjs";
import { expect, test, violations, web } from "./fixtures";

type Development = { origin: string; stop(): Promise<void> };

/** `npm run dev` on data of its own: what stands only there is looked at there. */
async function startDevelopment(): Promise<Development> {
  const data = temporaryFolder("dev");
  const [port, apiPort] = [await freePort(), await freePort()];
  const server = launch(process.execPath, ["deploy/dev.mjs"], {
    PORT: String(port),
    API_PORT: String(apiPort),
    DATA_DIR: data.folder,
  });
  const origin = `http://localhost:${port}`;
  const stop = async () => {
    await server.stop();
    data.remove();
  };
  await untilAnswering(`${origin}/readyz`, server).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { origin, stop };
}

type View = { surface: "site" | "office"; language: string; scheme: "light" | "dark"; width: number };

/** Each language and each scheme once; `AXE=all` takes every pairing. */
const views: readonly View[] =
  process.env.AXE === "all"
    ? (["site", "office"] as const).flatMap((surface) =>
        languages.flatMap((language) =>
          (["light", "dark"] as const).flatMap((scheme) =>
            [390, 1440].map((width) => ({ surface, language, scheme, width })),
          ),
        ),
      )
    : [
        { surface: "site", language: "ko", scheme: "light", width: 390 },
        { surface: "site", language: "en", scheme: "light", width: 1440 },
        { surface: "office", language: "ja", scheme: "light", width: 1440 },
        { surface: "office", language: "zh", scheme: "dark", width: 1440 },
      ];

async function lookAt(browser: Browser, origin: string, { surface, language, scheme, width }: View) {
  const context = await browser.newContext({ colorScheme: scheme, viewport: { width, height: 900 } });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  await page.goto(`${origin}/gallery/${surface}/${language}`);
  await expect(page.locator("[data-specimen]").first()).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  const found = await violations(page);
  await context.close();
  return { found, faults, isTooWide: overflow > 0 };
}

test.describe("the component gallery of the development server", () => {
  let development: Development;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    development = await startDevelopment();
  });
  test.afterAll(() => development.stop());

  for (const view of views) {
    const { surface, language, scheme, width } = view;
    test(`${surface}, ${language}, ${scheme}, ${width} px: no axe violation, nothing too wide`, async ({
      browser,
    }) => {
      test.setTimeout(120_000);
      expect(await lookAt(browser, development.origin, view)).toEqual({
        found: [],
        faults: [],
        isTooWide: false,
      });
    });
  }

  test("no production build has it", async ({ request }) => {
    expect((await request.get(`${web()}/gallery/site/en`)).status()).toBe(404);
  });
});
