import { expect, test, web } from "../fixtures";

// seed 68
test("a version that will be replaced says by which, and lists all versions with the one that is read", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${web()}/common/agreement/21`);
  await expect(page.getByText(/^Version 1\.1 takes effect on \d{4}\./)).toBeVisible();
  const versions = page.getByRole("region", { name: "All versions" }).getByRole("listitem");
  await expect(versions).toHaveCount(2);
  await expect(versions.nth(0)).toContainText("Upcoming");
  await expect(versions.nth(1)).toContainText("Effective 20");
  await expect(versions.getByRole("link", { name: "Version 1.0" })).toHaveAttribute("aria-current", "page");
  await page.getByRole("link", { name: "Read version 1.1" }).click();
  await expect(page).toHaveURL(`${web()}/common/agreement/22`);
  await expect(page.getByRole("link", { name: "Version 1.1" })).toHaveAttribute("aria-current", "page");
  await expect(page.getByText(/takes effect on/)).toHaveCount(0);
  await context.close();
});

test("terms of which there is one version list none", async ({ page }) => {
  await page.goto(`${web()}/common/agreement/51`);
  await expect(page.locator("h1")).toBeVisible();
  await expect(page.getByRole("region", { name: "All versions" })).toHaveCount(0);
});
