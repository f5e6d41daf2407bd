import { expect, signIn, test, web } from "../fixtures";

// seed 42 95
test("the figures of a period stand in its address, as a chart, as a table and as a sheet", async ({
  watched: page,
}) => {
  await signIn(page.context(), "superAdmin");
  await page.goto(`${web()}/ishm`);
  await expect(page.getByRole("slider")).toBeAttached();
  await page.getByRole("button", { name: "이번 주" }).click();
  await expect(page).toHaveURL(/\/ishm\?period=W$/);
  await page.reload();
  await expect(page.getByRole("button", { name: "이번 주" })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "표로 보기 (추이)" }).click();
  await expect(page.getByRole("table", { name: "추이" }).getByRole("row").nth(1)).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "xlsx (추이)" }).click();
  expect((await download).suggestedFilename()).toBe("dashboard-day.xlsx");
});

test("what waits leads to the screen that settles it", async ({ watched: page }) => {
  await signIn(page.context(), "superAdmin");
  await page.goto(`${web()}/ishm`);
  await page.getByRole("link", { name: "시행을 앞둔 약관 1건" }).click();
  await expect(page).toHaveURL(/\/ishm\/site\/terms$/);
});
