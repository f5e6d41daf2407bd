import { expect, test, web } from "../fixtures";

// seed 58
test("the shelf shows what is sold, its price and its shop, without a script", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${web()}/gift`);
  const voucher = page.getByRole("listitem").filter({ hasText: "Club voucher" });
  await expect(voucher).toContainText("₩100,000");
  await expect(voucher).toContainText("valid five years");
  await expect(
    voucher.getByRole("link", { name: "Club voucher 100,000: View in shop (opens in a new window)" }),
  ).toHaveAttribute("href", "https://shop.example/mirsol/voucher");
  await context.close();
});

test("a product leads to its own page", async ({ watched: page }) => {
  await page.goto(`${web()}/ko/gift`);
  await page.getByRole("link", { name: "솔잎 물들인 수건 세트", exact: true }).click();
  await expect(page).toHaveURL(`${web()}/ko/community/reference/8`);
  await expect(page.locator("h1")).toHaveText("솔잎 물들인 수건 세트");
});
