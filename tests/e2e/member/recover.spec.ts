import type { Page } from "@playwright/test";
import { expect, test, web } from "../fixtures";
import { asAnotherVisitor, codeSentBy, expectNoSideways, expectWellMade } from "./visitor";

const summary = (page: Page) => page.locator("[data-slot=error-summary]");
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });

test.beforeEach(({ context }) => asAnotherVisitor(context));

async function begin(page: Page, path: string, first: string, email: string) {
  await page.goto(web() + path);
  // Input of an earlier visit in this tab is restored when the script arrives: not in the middle of a word.
  await expect(button(page, "Next")).toBeEnabled();
  await page.getByRole("textbox").first().fill(first);
  await page.locator("#email").fill(email);
  await button(page, "Next").click();
  await expect(page.locator("#email")).toHaveCount(0);
}

// seed 6 74 75
test("an id is found by a code to the address on file, and shown once (S-56)", async ({ watched: page }) => {
  await page.goto(`${web()}/login`);
  await page.getByRole("link", { name: "Forgot your ID?" }).click();
  await expect(page).toHaveURL(`${web()}/login/find-id`);
  await button(page, "Next").click();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole("link")).toHaveCount(2);
  await expectWellMade(page);
  await page.getByLabel("Name").fill("최현역");
  await page.getByLabel("Email").fill("hyun@mirsol.example");
  await button(page, "Next").click();
  const code = await codeSentBy(page, () => button(page, "Send code").click());
  await expect(page.getByLabel("Code", { exact: true })).toBeFocused();
  await expect(page.getByText("h**@mirsol.example")).toBeVisible();
  await expectWellMade(page);
  await page.reload();
  await expect(page.getByText(/^Time left/)).toBeVisible();
  await page.getByLabel("Code", { exact: true }).fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${web()}/login/find-id-result`);
  await expect(page.locator("main li", { hasText: "choihyun1" })).toBeVisible();
  await expectWellMade(page);
  await page.reload();
  await expect(page).toHaveURL(`${web()}/login/find-id`);
  await expect(
    page.getByText("For your security, IDs are shown only once. Please start again."),
  ).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
    "choihyun1",
  );
});

test("a proof of the address with another's name finds nobody, and what was typed stays", async ({
  watched: page,
}) => {
  await begin(page, "/login/find-id", "최현역", "yebi@mirsol.example");
  const code = await codeSentBy(page, () => button(page, "Send code").click());
  await page.getByLabel("Code", { exact: true }).fill(code);
  await button(page, "Confirm").click();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page)).toContainText("No member matches these details");
  await expect(page.getByLabel("Name")).toHaveValue("최현역");
});

// seed 7 76 77
test("a forgotten password in Japanese at 320 px, by keyboard alone (S-55)", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${web()}/ja/login/find-pw`);
  await expectNoSideways(page);
  const { keyboard } = page;
  await expect(button(page, "次へ")).toBeEnabled();
  await page.getByLabel("ID", { exact: true }).focus();
  await keyboard.type("tanaka01");
  await keyboard.press("Tab");
  await keyboard.type("tanaka@mirsol.example");
  await keyboard.press("Enter");
  const send = button(page, "認証番号を受け取る");
  await send.focus();
  const code = await codeSentBy(page, () => keyboard.press("Enter"));
  await expect(page.getByLabel("認証番号", { exact: true })).toBeFocused();
  await expectNoSideways(page);
  await keyboard.type(code);
  await keyboard.press("Enter");
  await expect(page).toHaveURL(`${web()}/ja/login/password-reset-page`);
  await expectWellMade(page);
  await page.locator("#newPassword").focus();
  await keyboard.type("short");
  await keyboard.press("Enter");
  await expect(summary(page)).toBeFocused();
  await expect(page.locator("#newPassword")).toHaveValue("short");
  await page.locator("#newPassword").fill("Mirsol2026!");
  await page.locator("#newPasswordRepeat").fill("Mirsol2026!");
  await keyboard.press("Enter");
  await expect(summary(page)).toContainText(/クラブ|推測|以前|最近/);
  await page.locator("#newPassword").fill("Kaede!20261123");
  await page.locator("#newPasswordRepeat").fill("Kaede!20261123");
  await keyboard.press("Enter");
  await expect(page).toHaveURL(`${web()}/ja/login`);
  await expect(page.getByText("パスワードを変更し")).toBeVisible();
  await page.getByLabel("ID", { exact: true }).fill("tanaka01");
  await page.getByLabel("パスワード", { exact: true }).fill("Kaede!20261123");
  await keyboard.press("Enter");
  await expect(page).toHaveURL(`${web()}/ja`);
});

test("an id that nobody has goes the same way, step by step, to the same words (S-54)", async ({ page }) => {
  const shown: string[] = [];
  for (const [id, email] of [
    ["wangwei01", "wang@mirsol.example"],
    ["nobody77", "wang@nowhere.example"],
  ] as const) {
    await begin(page, "/login/find-pw", id, email);
    await codeSentBy(page, () => button(page, "Send code").click());
    await page.getByLabel("Code", { exact: true }).fill("000000");
    await button(page, "Confirm").click();
    await expect(page.locator("#code-error")).toContainText("4 attempts left");
    const text = (await page.locator("main").textContent()) ?? "";
    shown.push(
      text
        .replaceAll(id, "")
        .replace(/\*\*@\S+/g, "")
        .replace(/\d:\d\d|\d+ seconds?|\d{6}/g, ""),
    );
    await button(page, "Edit details").click();
  }
  expect(shown[0]).toBe(shown[1]);
});

test("tries, the gap and the time of a code are told; the fifth wrong one ends it (1304, 1305, 1306)", async ({
  page,
}) => {
  await page.clock.install();
  await begin(page, "/login/find-pw", "nobody78", "guess@nowhere.example");
  await codeSentBy(page, () => button(page, "Send code").click());
  await expect(button(page, /^Resend in \d+ seconds$/)).toBeDisabled();
  const field = page.getByLabel("Code", { exact: true });
  await field.fill("12");
  await button(page, "Confirm").click();
  await expect(page.locator("#code-error")).toContainText("6-digit");
  for (const left of ["(4 attempts", "(3 attempts", "(2 attempts", "(1 attempt"]) {
    await field.fill("000000");
    await button(page, "Confirm").click();
    await expect(page.locator("#code-error")).toContainText(left);
    await expect(field).toBeFocused();
  }
  await page.reload();
  await expect(page.getByText("1 attempt left")).toBeVisible();
  await field.fill("000000");
  await button(page, "Confirm").click();
  await expect(page.locator("#code-error")).toContainText(
    "Too many incorrect codes. Please request a new one.",
  );
  await expect(page.getByText("about 10 minutes")).toBeVisible();
  await page.clock.fastForward("01:00");
  await button(page, "Resend code").click();
  await expect(page.locator("#code-error")).toContainText(
    "Too many incorrect codes. Please request a new one.",
  );
});

test("a code whose time is over is said so, before it is sent and by the server (1305)", async ({ page }) => {
  await page.clock.install();
  await begin(page, "/login/find-pw", "nobody79", "late@nowhere.example");
  await codeSentBy(page, () => button(page, "Send code").click());
  await page.clock.fastForward("02:30");
  await expect(page.getByText("30 seconds left to enter the code.")).toBeAttached();
  await page.clock.fastForward("00:31");
  await expect(page.locator("#code-error")).toContainText("This code has expired. Please request a new one.");
  const again = page.waitForResponse((one) => one.url().endsWith("/member/certification"));
  await button(page, "Resend code").click();
  expect((await (await again).json()).fail.msgCode).toBe("CERT_TOO_SOON");
  await expect(page.locator("#code-error")).toContainText("Please wait");
  await expect(button(page, /^Resend in/)).toBeDisabled();
});

test("the last steps cannot be opened without the first, nor used again (S-69)", async ({ page }) => {
  await page.goto(`${web()}/login/password-reset-page`);
  await expect(page).toHaveURL(`${web()}/login/find-pw`);
  await expect(page.getByText("Please verify your identity to choose a new password.")).toBeVisible();
  await page.goto(`${web()}/ko/login/find-id-result`);
  await expect(page).toHaveURL(`${web()}/ko/login/find-id`);
  await begin(page, "/login/find-pw", "nobody80", "nobody@nowhere.example");
  const code = await codeSentBy(page, () => button(page, "Send code").click());
  await page.getByLabel("Code", { exact: true }).fill(code);
  await button(page, "Confirm").click();
  await page.locator("#newPassword").fill("Forest!20261123");
  await page.locator("#newPasswordRepeat").fill("Forest!20261123");
  await button(page, "Save new password").click();
  await expect(page).toHaveURL(`${web()}/login/find-pw`);
  await expect(
    page.getByText("Verification was for another account or has expired. Please start again."),
  ).toBeVisible();
  await page.goBack();
  await expect(page.locator("#newPassword")).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toMatch(
    /ct_/,
  );
});

test("the identity check of a phone is another way to a new password", async ({ page }) => {
  await begin(page, "/login/find-pw", "jungyebi", "yebi@mirsol.example");
  await page.getByLabel("Identity verification by phone").check();
  const opened = page.waitForEvent("popup");
  await page.locator("[data-slot=identity-check] button").first().click();
  const popup = await opened;
  await popup.getByText("정예비").click();
  await expect(page).toHaveURL(`${web()}/login/password-reset-page`);
  await expect(page.locator("#newPassword")).toBeVisible();
});
