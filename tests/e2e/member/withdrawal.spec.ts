import type { Page } from "@playwright/test";
import { expect, test, web } from "../fixtures";
import { password, refuseOnce, refusing, shownDay, signInAs, tabTo } from "./members";
import { expectNoSideways, expectWellMade } from "./visitor";

const summary = (page: Page) => page.locator("[data-slot=error-summary]");

async function openReason(page: Page) {
  await page.goto(`${web()}/mypage/withdrawal`);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.locator("h1")).toHaveText("Why are you leaving?");
}

async function openConfirmation(page: Page) {
  await openReason(page);
  await page.getByRole("radio", { name: "Price" }).check();
  await page.getByLabel("Comments").fill("Too far");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: "Confirm with your password" })).toBeFocused();
}

async function leave(page: Page) {
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Close account" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Close account" }).click();
}

test("a visitor signs in first; the last page is open to who has left and to nobody else", async ({
  page,
  request,
}) => {
  for (const path of ["", "/reason", "/reject"]) {
    const answer = await request.get(`${web()}/mypage/withdrawal${path}`, { maxRedirects: 0 });
    expect(answer.headers().location).toBe(`/login?next=${encodeURIComponent(`/mypage/withdrawal${path}`)}`);
  }
  const last = await request.get(`${web()}/mypage/withdrawal/complete`, { maxRedirects: 0 });
  expect(last.status()).toBe(200);
  expect(last.headers()["cache-control"]).toContain("no-store");
  await page.goto(`${web()}/mypage/withdrawal/complete`);
  await expect(page).toHaveURL(`${web()}/`);
});

// seed 91
test("what leaving means is said before anything is asked, and no step can be skipped (S-69)", async ({
  context,
  watched: page,
}) => {
  await signInAs(context, "wangwei01");
  await page.goto(`${web()}/mypage/myinfo`);
  await page.getByRole("link", { name: "Close account" }).click();
  await expect(page.locator("main")).toContainText("5 years");
  await expect(page.locator("main")).toContainText(`you can join again from ${shownDay(30)}`);
  await expectWellMade(page);
  await page.goto(`${web()}/mypage/withdrawal/reason`);
  await expect(page).toHaveURL(`${web()}/mypage/withdrawal`);
  await page.goto(`${web()}/mypage/withdrawal/complete`);
  await expect(page).toHaveURL(`${web()}/`);
});

// seed 93
test("each matter in the way is told with its number and the way to settle it", async ({ context, page }) => {
  await signInAs(context, "kimmiru");
  await page.goto(`${web()}/mypage/withdrawal`);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(`${web()}/mypage/withdrawal/reject`);
  const contract = page.locator("main li", { hasText: "Membership contracts" });
  await expect(contract).toContainText("1 open");
  await expect(contract.getByRole("link")).toHaveAttribute("href", "tel:0310001000");
  await expectWellMade(page);
  await page.goto(`${web()}/mypage/withdrawal/reason`);
  await expect(page).toHaveURL(`${web()}/mypage/withdrawal`);
  await page.route("**/hp/api/info/impossible/**", (route) =>
    route.fulfill({
      json: {
        result: true,
        data: {
          possible: false,
          reasons: ["B1", "B2", "B3", "B5", "B6"].map((code, at) => ({
            code,
            name: `Matter ${code}`,
            count: at + 1,
            link: code === "B6" ? null : `/mypage#${code}`,
          })),
        },
      },
    }),
  );
  await page.goto(`${web()}/mypage/withdrawal/reject`);
  await expect(page.locator("main li", { hasText: "Matter" })).toHaveCount(5);
  await expect(page.getByRole("link", { name: "My penalties" })).toHaveAttribute("href", "/mypage#B2");
  await expect(page.locator("main li", { hasText: "Matter B3" })).toContainText("3 open");
  await page.unroute("**/hp/api/info/impossible/**");
  await page.getByRole("button", { name: "Check again" }).click();
  await expect(contract).toBeVisible();
});

// seed 92
test("a missing reason, a wrong password and a reason that is over are told; nothing chosen is lost", async ({
  context,
  page,
}) => {
  await signInAs(context, "wangwei01");
  // Nothing of his bookings of the day the tests run on stands in the way.
  await page.route("**/hp/api/info/impossible/**", (route) =>
    route.fulfill({ json: { result: true, data: { possible: true, reasons: [] } } }),
  );
  await openReason(page);
  await expectWellMade(page);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page)).toContainText("Please choose a reason.");
  await refuseOnce(page, { method: "POST", path: "/info/delete_reason" }, refusing(6002, "OUT_REASON"));
  await page.getByRole("radio", { name: "Price" }).check();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(summary(page)).toContainText("Please tell us why you are leaving.");
  await openConfirmation(page);
  await expectWellMade(page);
  await page.getByRole("button", { name: "Close account" }).click();
  await expect(summary(page)).toContainText("Please enter your password.");
  await page.getByLabel("Password", { exact: true }).fill("Wrong!2026");
  await page.getByRole("button", { name: "Close account" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Close account" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Close account" }).click();
  await expect(summary(page)).toContainText("Incorrect password. Please try again.");
  await refuseOnce(page, { method: "DELETE", path: "/info" }, refusing(6002, "OUT_REASON"));
  await leave(page);
  await expect(summary(page)).toContainText("Please tell us why you are leaving.");
  await expect(page.getByRole("radio", { name: "Price" })).toBeChecked();
  await expect(page.getByLabel("Comments")).toHaveValue("Too far");
  await page.getByRole("button", { name: "Continue" }).click();
  await refuseOnce(page, { method: "DELETE", path: "/info" }, refusing(6001, "OUT_BLOCKED", ["B1"]));
  await leave(page);
  await expect(page).toHaveURL(`${web()}/mypage/withdrawal/reject`);
  await expect(page.getByText("You can now close your account.")).toBeVisible();
});

// seed 26 94
test("leaving by keyboard alone, in Chinese, at 320 px: signed out, with the day of return, once", async ({
  context,
  page,
}) => {
  await signInAs(context, "wangwei01");
  const other = await context.newPage();
  await other.goto(`${web()}/zh/mypage`);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${web()}/zh/mypage/withdrawal`);
  await expectNoSideways(page);
  await tabTo(page, page.getByRole("button", { name: "继续" }));
  await page.keyboard.press("Enter");
  await expect(page.locator("h1")).toHaveText("注销原因");
  await tabTo(page, page.getByRole("radio").first());
  await page.keyboard.press("Space");
  await tabTo(page, page.getByRole("button", { name: "继续" }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByLabel("密码", { exact: true }));
  await page.keyboard.type(password);
  await expectWellMade(page);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("alertdialog");
  await expect(dialog.getByRole("button", { name: "取消" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${web()}/zh/mypage/withdrawal/complete`);
  await expect(page.locator("main")).toContainText(shownDay(30));
  await expectWellMade(page);
  await expect(other).toHaveURL(/\/zh\/login/);
  await page.reload();
  await expect(page.locator("main")).toContainText(shownDay(30));
  expect(await page.evaluate(() => fetch("/session").then((answer) => answer.json()))).toMatchObject({
    signedIn: false,
  });
  await page.goto(`${web()}/zh/mypage/withdrawal/reason`);
  await expect(page).toHaveURL(/\/zh\/login\?next=/);
  const again = await context.request.post(`${web()}/hp/api/member/login`, {
    headers: { origin: web() },
    data: { clubCode: "MS01", id: "wangwei01", password, chk: false, isAdmin: false },
  });
  expect((await again.json()).fail.code).toBe(1004);
});
