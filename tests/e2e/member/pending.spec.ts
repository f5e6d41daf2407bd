import { join } from "node:path";
import type { Page } from "@playwright/test";
import { seedClub } from "../../support/runs/prepared-data";
import { testNow } from "../../support/runs/test-clock.mjs";
import { freePort, startApi, startTogether, startWeb, temporaryFolder } from "../../support/web/stack.mjs";
import { expect, test, web } from "../fixtures";
import { expectWellMade } from "./visitor";

const day = 86_400_000;
let later = "";
let tearDown = async () => {};

/** The demo club a hundred days on: passwords have expired, and a new version of the terms is in force. */
test.beforeAll(async () => {
  test.setTimeout(180_000);
  const data = temporaryFolder("pending");
  const [apiPort, webPort] = [await freePort(), await freePort()];
  const DEMO_NOW = new Date(testNow() + 100 * day).toISOString().replace("Z", "+00:00");
  const club = await seedClub(join(data.folder, "data"));
  const [api, site] = await startTogether(
    startApi({ ...club, API_PORT: String(apiPort), DEMO_NOW }),
    startWeb({
      PORT: String(webPort),
      HP_API_URL: `http://127.0.0.1:${apiPort}`,
      TRUSTED_PROXIES: "127.0.0.1,::1",
      DEMO_NOW,
    }),
  );
  later = `http://localhost:${webPort}`;
  tearDown = async () => {
    await site.stop();
    await api.stop();
    data.remove();
  };
});
test.afterAll(() => tearDown());

async function signIn(page: Page, origin: string, id: string, path = "/login?next=%2Fmypage") {
  await page.goto(origin + path);
  await page.getByLabel("ID", { exact: true }).fill(id);
  await page.getByLabel("Password", { exact: true }).fill("Mirsol2026!");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}
const summary = (page: Page) => page.locator("[data-slot=error-summary]");
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test("an expired password may wait, the terms behind it may not: reload, page and tab lead back (M11, F13)", async ({
  page,
  context,
}) => {
  await signIn(page, later, "kimmiru");
  await expect(page.locator("h1")).toHaveText("Time for a new password");
  await expectWellMade(page);
  await press(page, "Change later");
  await expect(page.locator("h1")).toHaveText("Updated terms");
  await expectWellMade(page);
  await page.reload();
  await expect(page.locator("h1")).toHaveText("Updated terms");
  await page.goto(`${later}/mypage`);
  await expect(page).toHaveURL(`${later}/login?next=%2Fmypage`);
  const tab = await context.newPage();
  await tab.goto(`${later}/ko/club`);
  await expect(tab).toHaveURL(`${later}/ko/login?next=%2Fko%2Fclub`);
  await press(page, "Agree and continue");
  await expect(summary(page)).toBeFocused();
  const [full] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("link", { name: /in full/ }).click(),
  ]);
  await expect(full).toHaveURL(/\/common\/agreement\/22$/);
  await page.getByRole("checkbox").check();
  await press(page, "Agree and continue");
  await expect(page).toHaveURL(`${later}/mypage`);
  await expect(page.locator("main")).toContainText("김미루");
  await expect(tab).toHaveURL(`${later}/ko/club`);
});

test("a new password is held to the rule, 1401 and 1403 are said at their place; refusing terms signs out", async ({
  page,
}) => {
  await signIn(page, later, "parkbaram");
  await expect(page.locator("h1")).toHaveText("Time for a new password");
  await page.getByLabel("Current password").fill("Wrong!2026x");
  await page.locator("#newPassword").fill("Forest!20261123");
  await page.locator("#newPasswordRepeat").fill("Forest!20261123");
  await press(page, "Change password");
  await expect(page.locator("#oldPassword-error")).toContainText("Incorrect password");
  await expect(page.locator("#newPassword")).toHaveValue("Forest!20261123");
  await page.route("**/hp/api/member/expiry/change-password", (route) => {
    const fail = { code: 1403, msg: "no", msgDetail: "no", msgCode: "PW_NO_MORE_LATER", msgVar: [] };
    return route.fulfill({ json: { result: false, data: null, fail } });
  });
  await press(page, "Change later");
  await expect(summary(page)).toContainText("cannot put this off any longer");
  await expect(page.getByRole("button", { name: "Change later" })).toHaveCount(0);
  await page.unroute("**/hp/api/member/expiry/change-password");
  await page.getByLabel("Current password").fill("Mirsol2026!");
  await press(page, "Change password");
  await expect(page.locator("h1")).toHaveText("Updated terms");
  await press(page, "Decline and sign out");
  await expect(page).toHaveURL(`${later}/`);
  expect(await page.evaluate(() => fetch("/session").then((answer) => answer.json()))).toMatchObject({
    signedIn: false,
  });
});

test("a temporary password is changed before anything else", async ({ page }) => {
  await signIn(page, web(), "smithj01");
  await expect(page.locator("h1")).toHaveText("Set your own password");
  await expect(page.getByRole("button", { name: "Change later" })).toHaveCount(0);
  await expectWellMade(page);
  await page.goto(`${web()}/gift`);
  await expect(page).toHaveURL(`${web()}/login?next=%2Fgift`);
  await page.getByLabel("Current password").fill("Mirsol2026!");
  await page.locator("#newPassword").fill("Forest!20261123");
  await page.locator("#newPasswordRepeat").fill("Forest!20261123");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${web()}/gift`);
});
