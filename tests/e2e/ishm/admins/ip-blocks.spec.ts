import { expect, signIn, test, web } from "../../fixtures";

// seed 41 104
test("a range is blocked, an address of it tested, and the entry deleted", async ({ watched: page }) => {
  await signIn(page.context(), "superAdmin");
  await page.goto(`${web()}/ishm/site/ipmng/new`);
  await page.getByRole("radio", { name: "대역(CIDR)" }).check();
  await page.locator("#ipFrom").fill("203.0.113.0/24");
  await expect(page.getByText("주소 256개")).toBeVisible();
  await page.locator("#save").click();
  await expect(page).toHaveURL(/\/ishm\/site\/ipmng$/);

  await page.locator("#address-test").fill("203.0.113.9");
  await page.locator("#address-test").press("Enter");
  const verdict = page.locator("dd").first();
  await expect(verdict).toContainText("차단");
  await verdict.getByRole("link", { name: "203.0.113.0/24" }).click();
  await expect(page).toHaveURL(/\/ishm\/site\/ipmng\/\d+$/);
  await page.getByRole("button", { name: "삭제", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "삭제" }).click();
  await expect(page).toHaveURL(/\/ishm\/site\/ipmng$/);
  await expect(page.getByRole("table").getByRole("link", { name: "203.0.113.0/24" })).toHaveCount(0);
});
