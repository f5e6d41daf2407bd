import { expect, test, web } from "../fixtures";

// seed 19 61
test("the weather page tells two days by the hour as a picture and as a table, without a script", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${web()}/weather`);
  await expect(page.getByText(/Daylight for play: 0\d:\d\d to \d\d:\d\d/)).toBeVisible();
  const table = page.getByRole("table");
  await expect(table).toBeHidden();
  await page.getByText("Show as a table").click();
  await expect(table.getByRole("row")).toHaveCount(49);
  await expect(table.getByRole("row").nth(1)).toContainText(/-?\d+(\.\d)? °C/);
  await expect(page.locator("section[aria-labelledby=days-heading] li")).toHaveCount(8);
  await context.close();
});

test("a chart that is wider than a phone moves in its own frame, not the page", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 320, height: 700 } });
  const page = await context.newPage();
  for (const path of ["/weather", "/ko/guide", "/zh/community"]) {
    await page.goto(web() + path);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
  await context.close();
});
