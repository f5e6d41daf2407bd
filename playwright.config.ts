import { defineConfig } from "@playwright/test";
import { chromiumPath } from "./tests/support/web/chromium";
import "./tests/support/runs/test-clock.mjs";

/**
 * End-to-end tests: the installed Chromium against a production build on demo data, a stack for each worker. All of it stands at
 * the moment of `test-clock.mjs`. Nothing is tried twice but in verify, which names what needed it (decision 48).
 */
export default defineConfig({
  testDir: "tests/e2e",
  // Waiting ends with what is waited for: the limits are for slow machines, not for the product.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: false,
  workers: 2,
  retries: Number(process.env.E2E_RETRIES ?? 0),
  forbidOnly: true,
  reporter: [
    ["list"],
    ["json", { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? "test-results/e2e.json" }],
  ],
  globalSetup: "./tests/support/runs/e2e-setup.ts",
  use: {
    locale: "ko-KR",
    timezoneId: "Asia/Seoul",
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: "reduce" },
    trace: "off",
    // One context for all tests of a worker, emptied before each (`resetKept` in the fixtures).
    reuseContext: true,
    // Answers of the worker do not pass by `page.route`; what it does has tests of its own, which let it in.
    serviceWorkers: "block",
    launchOptions: {
      executablePath: chromiumPath(),
      args: [
        "--no-sandbox",
        "--disable-background-networking",
        "--disable-quic",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
