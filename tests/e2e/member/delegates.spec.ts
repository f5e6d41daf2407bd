import type { Page } from "@playwright/test";
import { clubDay, runStart, testNow } from "../../support/runs/test-clock.mjs";
import { expect, test } from "../fixtures";
import { password } from "./members";
import { member, type OwnClub, startOwnClub } from "./own-club";
import { expectWellMade } from "./visitor";

/* A club of this file's own: kimmiru names leesol01, who books a round for him. */

const whose = "Acting for 김미루";
let club: OwnClub;
test.beforeAll(async () => {
  club = await startOwnClub(new Date(testNow()).toISOString(), { isWebThere: true, seededAt: runStart });
});
test.afterAll(() => club.stop());

/** The member names somebody by keyboard; the link that comes of it has the focus. */
async function invite(page: Page): Promise<string> {
  await page.goto(`${club.origin}/mypage/myinfo/delegates`);
  await page.getByRole("button", { name: "Invite someone" }).press("Enter");
  await expect(page.getByRole("textbox", { name: "Name" })).toBeFocused();
  await page.keyboard.type("My daughter");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await expectWellMade(page);
  await page.getByRole("button", { name: "Create invitation link" }).press("Enter");
  const link = page.getByRole("textbox", { name: "Invitation link" });
  await expect(link).toBeFocused();
  return link.inputValue();
}

/** In whose name: on the page, in sight at its end too, and in the title of the window. */
async function expectName(page: Page): Promise<void> {
  await expect(page.getByRole("complementary", { name: whose })).toBeVisible();
  await expect(page).toHaveTitle(/^\[For 김미루\]/);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
  await expect(page.getByText(whose, { exact: true })).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** Books the first free time in three days, as the member would: for the day after, companions have to be named at once. */
async function bookFirst(page: Page): Promise<void> {
  await page.goto(`${club.origin}/reservation?date=${clubDay(3)}`);
  await page.locator("#live button[data-slot-idx]").first().click();
  await expectName(page);
  await page.getByRole("checkbox", { name: /I have read/ }).check();
  await page.getByRole("button", { name: "Book this time" }).click();
  await expect(page).toHaveURL(/\/mypage\/bookings\/\d+\?booked=1$/);
}

test("a member names somebody by a link, who books in the member's name on pages that say so, until the member ends it", async ({
  browser,
  context,
  watched: page,
}) => {
  await club.signIn(context, member("kimmiru"));
  const link = await invite(page);

  const other = await browser.newContext();
  await club.signIn(other, member("leesol01"));
  const own = await other.newPage();
  await own.goto(link);
  await own.getByLabel("Password", { exact: true }).fill(password);
  await expectWellMade(own);
  await own.getByRole("button", { name: "Accept invitation" }).click();
  await own.getByRole("button", { name: "Act for 김미루" }).click();
  await expect(own).toHaveURL(/\/reservation$/);
  await expectName(own);
  await expectWellMade(own);
  await bookFirst(own);
  await expectName(own);
  await expectWellMade(own);
  const booked = new URL(own.url()).pathname;
  await own.goto(`${club.origin}/mypage/coupons`);
  await expect(own.getByText("This page is for the member only.", { exact: false })).toBeVisible();

  await page.goto(club.origin + booked);
  await expect(page.getByRole("region", { name: "Done by your delegates" })).toContainText("이솔");
  await page.goto(`${club.origin}/mypage/myinfo/delegates`);
  await expectWellMade(page);
  await page.getByRole("button", { name: "End permission: My daughter" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "End permission" }).click();
  await expect(page.getByText("The permission has ended.")).toBeFocused();
  await own.goto(club.origin + booked);
  await expect(own.getByRole("complementary", { name: whose })).toBeHidden();
  await other.close();
});
