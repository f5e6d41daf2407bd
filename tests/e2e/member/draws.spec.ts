import { clubDay } from "../../support/runs/test-clock.mjs";
import { expect, ownHeaders, signIn, test, web } from "../fixtures";
import { drawPost } from "./draw-posts";
import { password, signInAs, tabTo } from "./members";
import { expectWellMade } from "./visitor";

/* People of this file: choihyun1 applies, edits and withdraws. The draw is the file's own, and open for an hour. */

let openPost = 0;

test.beforeAll(async ({ browser }) => {
  const office = await browser.newContext();
  await signIn(office, "superAdmin");
  const answer = await office.request.post(`${web()}/hp/api/ops/draws`, {
    headers: ownHeaders(),
    data: drawPost({ title: "Open draw", playDate: clubDay(44), closesIn: 3600 }),
  });
  openPost = (await answer.json()).data.drawPostIdx;
  await office.close();
});

test("a visitor comes from the tee times to the draws and reads one without being known", async ({
  watched: page,
}) => {
  await page.goto(`${web()}/ko/reservation`);
  await page.getByRole("link", { name: "추첨예약", exact: true }).click();
  await expect(page.getByRole("link", { name: "추첨예약", exact: true })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await page.getByRole("link", { name: "Open draw", exact: true }).click();
  await expect(page.getByRole("heading", { name: "실시간 신청 현황" })).toBeVisible();
  await expect(page.getByText("비밀값의 SHA-256").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "로그인하고 신청" })).toHaveAttribute(
    "href",
    new RegExp(encodeURIComponent(`/ko/reservation/draws/${openPost}`)),
  );
  await expectWellMade(page);
});

test("a draw that is not there is a 404, and no HTML knows who asks", async ({ context, request }) => {
  expect((await request.get(`${web()}/reservation/draws/999999`)).status()).toBe(404);
  expect((await request.get(`${web()}/reservation/draws/x/proof`)).status()).toBe(404);
  await signInAs(context, "choihyun1");
  const html = await (await context.request.get(`${web()}/reservation/draws/${openPost}`)).text();
  expect(html).not.toContain("최현역");
});

test("a member applies by keyboard, changes the application, and withdraws it", async ({
  context,
  watched: page,
}) => {
  await signInAs(context, "choihyun1");
  await page.goto(`${web()}/reservation/draws/${openPost}`);
  const date = page.getByLabel("Date", { exact: true }).first();
  await expect(date).toBeEnabled();
  await tabTo(page, date);
  await page.keyboard.press("ArrowDown");
  const band = page.getByLabel("Time of day", { exact: true }).first();
  await expect(band).toBeEnabled();
  await tabTo(page, band);
  await page.keyboard.press("ArrowDown");
  await page.getByLabel("Companion 1", { exact: true }).selectOption("member");
  await page.getByLabel("Member's login ID").fill("jungyebi");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/has been added and will be notified\./)).toContainText("정*비");
  await page.getByRole("button", { name: "Enter the draw" }).click();
  await expect(page.locator("[data-slot=error-summary]")).toBeFocused();
  await page.getByLabel(/I agree to the rules/).check();
  await expectWellMade(page);
  await page.getByRole("button", { name: "Enter the draw" }).click();
  await expect(page.getByRole("heading", { name: "You are in the draw" })).toBeVisible();
  await expectWellMade(page);
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await page.getByLabel("Group size, including you").selectOption("3");
  await page.getByLabel(/I agree to the rules/).check();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Your application has been updated.")).toBeVisible();
  await expect(page.locator("main")).toContainText("3 players");
  await page.getByRole("button", { name: "Withdraw", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Withdraw" }).click();
  await expect(page.getByText("Your application has been withdrawn.")).toBeVisible();
});

test("a form that was begun outlives the end of the session", async ({ context, page }) => {
  await signInAs(context, "choihyun1");
  await page.goto(`${web()}/reservation/draws/${openPost}`);
  await page.getByLabel("Group size, including you").selectOption("2");
  await context.request.delete(`${web()}/hp/api/member/logout`, { headers: ownHeaders() });
  await page.getByLabel("Date", { exact: true }).first().selectOption({ index: 1 });
  await page.getByLabel("Time of day", { exact: true }).first().selectOption({ index: 1 });
  await page.getByLabel(/I agree to the rules/).check();
  await page.getByRole("button", { name: "Enter the draw" }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel("ID", { exact: true }).fill("choihyun1");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByText(/has been restored/)).toBeVisible();
  await expect(page.getByLabel("Group size, including you")).toHaveValue("2");
});
