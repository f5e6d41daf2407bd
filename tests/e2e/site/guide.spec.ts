import { expect, test, web } from "../fixtures";

test("the guide tells fees, penalties, dishes and answers without a script", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${web()}/guide`);
  const fees = page.locator("section#fees");
  const regular = fees.getByRole("row", { name: /^Regular member/ });
  await expect(regular).toContainText("₩80,000");
  await expect(regular).toContainText("₩110,000");
  await expect(page.locator("section#penalty").getByRole("row", { name: /^No-show/ })).toContainText(
    "180 days",
  );
  await expect(page.locator("section#fnb")).toContainText("₩22,000");
  // An answer opens by the browser's own means.
  const question = page.locator("section#faq").getByText("When does booking open?");
  await question.click();
  await expect(page.getByText("28 days before play at 09:00")).toBeVisible();
  await context.close();
});

test("typing narrows the questions, and says so when none is left", async ({ page }) => {
  await page.goto(`${web()}/guide`);
  const search = page.getByRole("searchbox", { name: "Find a question" });
  await search.fill("companions");
  await expect(page.getByText("Can I change my companions after booking?")).toBeVisible();
  await expect(page.getByText("When does booking open?")).toBeHidden();
  await search.fill("zzzz");
  await expect(page.getByRole("status").getByText("zzzz")).toBeVisible();
  await search.fill("");
  await expect(page.getByText("When does booking open?")).toBeVisible();
});
