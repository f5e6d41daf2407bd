import type { BrowserContext } from "@playwright/test";
import { expect, ownHeaders, signIn, test, web } from "../fixtures";

const setState = async (admin: BrowserContext, state: string, more: object = {}) => {
  const answer = await admin.request.put(`${web()}/hp/api/site/state?lang=en`, {
    headers: ownHeaders(),
    data: { state, title: "Maintenance", message: "Back at four.", ...more },
  });
  expect((await answer.json()).result).toBe(true);
};
const yeti = { "user-agent": "Mozilla/5.0 (compatible; Yeti/1.1; +https://naver.me/spd)" };

// seed 69 70 196 198 199
test("stopped and closed: visitors are sent away at once, machines get 503, the back office stays open", async ({
  browser,
  request,
}) => {
  const admin = await browser.newContext();
  await signIn(admin, "superAdmin");
  try {
    for (const [state, target] of [
      ["0", "/stop-site"],
      ["2", "/close-page"],
    ] as const) {
      await request.get(`${web()}/community`);
      await setState(admin, state);
      const visitor = await request.get(`${web()}/ko/community`, { maxRedirects: 0 });
      expect(visitor.status()).toBe(307);
      expect(visitor.headers()["cache-control"]).toBe("private, no-store");
      expect(new URL(visitor.headers().location ?? "", web()).pathname).toBe(`/ko${target}`);
      const shown = await request.get(web() + target);
      expect(shown.status()).toBe(503);
      expect(Number(shown.headers()["retry-after"])).toBeGreaterThan(0);
      expect(await shown.text()).toContain("Back at four.");
      const machine = await request.get(`${web()}/community`, { headers: yeti, maxRedirects: 0 });
      expect(machine.status()).toBe(503);
      expect((await admin.request.get(`${web()}/ishm`, { maxRedirects: 0 })).status()).toBe(200);
      const other = target === "/stop-site" ? "/close-page" : "/stop-site";
      expect((await request.get(web() + other, { maxRedirects: 0 })).headers().location).toMatch(/\/$/);
    }
    await setState(admin, "0", { allowIps: ["127.0.0.1", "::1"] });
    expect((await request.get(`${web()}/community`)).status()).toBe(200);
  } finally {
    await setState(admin, "1", { title: "", message: "" });
    await admin.close();
  }
  expect((await request.get(`${web()}/community`)).status()).toBe(200);
  expect((await request.get(`${web()}/stop-site`, { maxRedirects: 0 })).status()).toBe(307);
});

// seed 134
test("back from a page that was reached from the closed site leads home, not to the closed site", async ({
  browser,
  page,
}) => {
  const admin = await browser.newContext();
  await signIn(admin, "superAdmin");
  try {
    await page.goto(`${web()}/community`);
    await setState(admin, "2");
    await page.goto(`${web()}/close-page`);
    await expect(page.getByText("Back at four.")).toBeVisible();
    await setState(admin, "1", { title: "", message: "" });
    await page.goto(`${web()}/nowhere`);
    await page.getByRole("button", { name: "Back" }).click();
    await expect(page).toHaveURL(`${web()}/`);
  } finally {
    await setState(admin, "1", { title: "", message: "" });
    await admin.close();
  }
});

test("an open page notices the stop at the next click", async ({ browser }) => {
  const admin = await browser.newContext();
  await signIn(admin, "superAdmin");
  const visitor = await browser.newContext();
  const page = await visitor.newPage();
  try {
    await page.goto(`${web()}/community`, { waitUntil: "networkidle" });
    await setState(admin, "0");
    await expect
      .poll(
        async () => {
          await page.mouse.click(5, 5);
          return new URL(page.url()).pathname;
        },
        { timeout: 15_000, intervals: [500] },
      )
      .toBe("/stop-site");
  } finally {
    await setState(admin, "1", { title: "", message: "" });
    await Promise.all([admin.close(), visitor.close()]);
  }
});
