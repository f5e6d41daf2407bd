import { clubDay } from "../../support/runs/test-clock.mjs";
import { expect, test, web } from "../fixtures";
import { signInAs, tabTo } from "./members";
import { expectWellMade } from "./visitor";

/* People of this file: parkbaram sends, changes and withdraws a form. The demo's own form is read by kimmiru only. */

test("a visitor reads what groups are and is asked to sign in; a stranger's form stays closed", async ({
  context,
  page,
}) => {
  await page.goto(`${web()}/ko/reservation/teams`);
  await expect(page.getByRole("link", { name: "로그인", exact: true }).last()).toBeVisible();
  await signInAs(context, "parkbaram");
  await page.goto(`${web()}/reservation/teams/800001`);
  await expect(page.getByText("This could not be loaded")).toBeVisible();
  await expect(page.locator("main")).not.toContainText("솔향회");
});

test("a member sees the season, previews the dates, sends a form, changes it and withdraws it", async ({
  context,
  watched: page,
}) => {
  await signInAs(context, "parkbaram");
  await page.goto(`${web()}/reservation/teams`);
  await expect(page.getByText("3–8")).toBeVisible();
  await expectWellMade(page);
  await tabTo(page, page.getByRole("link", { name: "New application" }));
  await page.keyboard.press("Enter");
  await page.getByLabel("Group name").fill("Baram Friends");
  await page.getByLabel("President", { exact: true }).fill("Park Baram");
  await page.getByLabel("President's phone").fill("010-0000-0003");
  await page.reload();
  await expect(page.getByText(/has been restored/)).toBeVisible();
  await expect(page.getByLabel("Group name")).toHaveValue("Baram Friends");
  await page.getByLabel("Week of the month").first().selectOption("2");
  await page.getByLabel("Day of the week").first().selectOption("4");
  await expect(page.getByText("10 dates in the season")).toBeVisible();
  const year = Number(clubDay().slice(0, 4)) + 1;
  await expect(page.locator(`time[datetime^="${year}-03-"]`)).toHaveCount(1);
  await page.getByRole("button", { name: "Send application" }).click();
  await expect(page.locator("[data-slot=error-summary]")).toBeFocused();
  await page.getByLabel("I agree to the season rules.").check();
  await expectWellMade(page);
  await page.getByRole("button", { name: "Send application" }).click();
  await expect(page.getByRole("heading", { name: "Submitted" })).toBeVisible();
  await expectWellMade(page);
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await page.getByLabel("Flights per date").fill("9");
  await page.getByLabel("I agree to the season rules.").check();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.locator("#teamCount-error")).toContainText("3 to 8");
  await page.getByLabel("Flights per date").fill("3");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Your application has been updated.")).toBeVisible();
  await page.getByRole("button", { name: "Withdraw", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Withdraw" }).click();
  await expect(page.getByText("Your application has been withdrawn.")).toBeVisible();
});
