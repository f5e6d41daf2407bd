import type { Page } from "@playwright/test";
import { watch } from "../../bench/members/visit.mjs";
import { expect, shiftOf, test, web } from "../fixtures";
import { asAnotherVisitor, codeSentBy, expectWellMade } from "./visitor";

test.beforeEach(({ context }) => asAnotherVisitor(context));

async function signInAsleep(page: Page, next = "/mypage") {
  await page.goto(`${web()}/login?next=${encodeURIComponent(next)}`);
  await page.getByLabel("ID", { exact: true }).fill("dormant01");
  await page.getByLabel("Password", { exact: true }).fill("Mirsol2026!");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(`${web()}/login/dormant`);
}

/** Until something that was drawn has been painted, and what moved is known. */
const framesPass = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50)))),
  );

test("without the answer of a sign-in there is nothing to wake, and the sign-in says so (S-69)", async ({
  watched: page,
}) => {
  await page.goto(`${web()}/ko/login/dormant`);
  await expect(page).toHaveURL(`${web()}/ko/login`);
  await expect(page.getByText("먼저 로그인해 주세요")).toBeVisible();
});

test("another address or person proves nothing, and a proof is used up once", async ({ page }) => {
  await signInAsleep(page);
  await page.locator("#proof-target").fill("not an address");
  await page.getByRole("button", { name: "Send code" }).click();
  await expect(page.locator("#proof-target-error")).toContainText("name@example.com");
  await page.locator("#proof-target").fill("other@nowhere.example");
  const code = await codeSentBy(page, () => page.getByRole("button", { name: "Send code" }).click());
  await page.getByLabel("Code", { exact: true }).fill(code);
  await page.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect(page).toHaveURL(/\/login\?next=%2Fmypage$/);
  await expect(
    page.getByText("The time to reactivate your account has run out. Please sign in again."),
  ).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem("clubfront.dormant"))).toBeNull();
});

test("the proof stands in its place from the start, however late the ways to it come", async ({
  context,
  page,
}) => {
  await context.addInitScript(watch, "#proof-target");
  await signInAsleep(page);
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    let answer = () => {};
    const mayAnswer = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/hp/api/member/check?*", async (route) => {
      await mayAnswer;
      await route.continue();
    });
    await page.reload();
    await expect(page.getByText("dormant01")).toBeVisible();
    await framesPass(page);
    answer();
    await expect(page.locator("#proof-target")).toBeVisible();
    await framesPass(page);
    expect(await shiftOf(page), `${width} px`).toBeLessThanOrEqual(0.02);
    await page.unrouteAll();
  }
});

// seed 8 73
test("a sleeping member wakes the account by a code and lands on the wanted page (F11)", async ({
  watched: page,
}) => {
  await signInAsleep(page);
  await expect(page.getByText("dormant01")).toBeVisible();
  await expectWellMade(page);
  expect(page.url()).not.toContain("at_");
  await page.reload();
  await page.locator("#proof-target").fill("dormant@mirsol.example");
  const code = await codeSentBy(page, () => page.getByRole("button", { name: "Send code" }).click());
  await expect(page.getByLabel("Code", { exact: true })).toBeFocused();
  await expectWellMade(page);
  await page.getByLabel("Code", { exact: true }).fill(code);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${web()}/mypage`);
  await expect(page.locator("main")).toContainText("한휴면");
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/at_|ct_/);
  await page.goto(`${web()}/login/dormant`);
  await expect(page).toHaveURL(`${web()}/`);
});
