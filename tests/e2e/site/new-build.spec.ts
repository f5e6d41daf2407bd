import type { Page } from "@playwright/test";
import { buildId, makeOtherBuild } from "../../support/web/other-build";
import { freePort, type Launched, startWeb, temporaryFolder } from "../../support/web/stack.mjs";
import { api, expect, test } from "../fixtures";

/*
 * An open tab when a new build takes the old one's place at the same address (checklist R-22). The next build is the
 * present one under another name.
 */
const folder = temporaryFolder("builds");
const old = buildId();
let next = "";
let origin = "";
let server: Launched;
let served: string | undefined;

/** Serves the build of the folder; the present one stands in no folder. A build that is served already goes on. */
async function serve(inFolder = ""): Promise<void> {
  if (served === inFolder) return;
  served = undefined;
  // At once: a stop in order waits for what the browser keeps open.
  server?.child.kill("SIGKILL");
  await server?.ended;
  const port = new URL(origin).port;
  server = await startWeb({ PORT: port, HP_API_URL: api() }, inFolder || undefined);
  served = inFolder;
}

test.beforeAll(async () => {
  next = makeOtherBuild(folder.folder);
  origin = `http://localhost:${await freePort()}`;
});
test.beforeEach(() => serve());
test.afterAll(async () => {
  await server.stop();
  folder.remove();
});

/** A mark that only a page which is loaded again loses. */
const mark = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute("data-since", "before"));
const isLoadedAnew = (page: Page) => expect(page.locator("html")).not.toHaveAttribute("data-since", "before");
const go = (page: Page, path: string) => page.locator(`header a[href="${path}"]`).first().click();
const buildOf = (page: Page) => page.locator(`script[src*="dpl="]`).first().getAttribute("src");

async function open(page: Page): Promise<void> {
  // Nothing may be on its way when the server is ended.
  await page.goto(`${origin}/community`, { waitUntil: "networkidle" });
  await expect(page.locator("script[src*='dpl=']").first()).toBeAttached();
  await mark(page);
}

test("a page and its scripts name their build, the tab moves on without loading anew", async ({
  watched: page,
  request,
}) => {
  const html = await (await request.get(`${origin}/community`)).text();
  expect(html).toContain(`data-dpl-id="${old}"`);
  expect(html.match(/\/_next\/static\/[^"?]+\.(?:js|css)(?!\?dpl=)["\\]/g)).toBeNull();
  expect((await (await request.get(`${origin}/builds/latest.json`)).json()).id).toBe(old);
  await open(page);
  expect(await buildOf(page)).toContain(`dpl=${old}`);
  await go(page, "/guide");
  await expect(page).toHaveURL(`${origin}/guide`);
  await expect(page.locator("html")).toHaveAttribute("data-since", "before");
});

test("a part of the old build that is gone loads the page again, once, and no error page comes", async ({
  page,
}) => {
  await open(page);
  let isGone = true;
  let lost = 0;
  await page.route("**/_next/static/chunks/**", async (route) => {
    if (!isGone) return route.continue();
    lost += 1;
    await route.fulfill({ status: 404, body: "" });
  });
  page.on("request", (sent) => {
    if (sent.isNavigationRequest()) isGone = false;
  });
  await go(page, "/guide");
  await isLoadedAnew(page);
  expect(lost).toBeGreaterThan(0);
  await expect(page).toHaveURL(/\/(guide|community)$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a tab of the old build on the new server loads the next page whole, without an error", async ({
  watched: page,
  request,
}) => {
  await open(page);
  await serve(folder.folder);
  await go(page, "/guide");
  await expect(page).toHaveURL(`${origin}/guide`);
  await isLoadedAnew(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator(`script[src*="dpl=${next}"]`).first()).toBeAttached();
  const [script = ""] =
    (await (await request.get(`${origin}/guide`)).text()).match(/\/_next\/static\/[^"?]+\.js/) ?? [];
  const kept = await request.get(`${origin}${script}?dpl=${old}`);
  expect([kept.status(), kept.headers()["cache-control"]]).toEqual([
    200,
    "public, max-age=31536000, immutable",
  ]);
});
