import { expect, test, web } from "../fixtures";

const sections = ["greeting", "history", "facilities", "location", "hof"];

// seed 57
test("the club tells of itself in its own words, without a script", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${web()}/club`);
  for (const id of sections) await expect(page.locator(`section#${id}`)).toBeVisible();
  await expect(page.locator("#greeting")).toContainText("CEO Hong Sol");
  await expect(page.locator("#history li").first()).toContainText("1996");
  await expect(page.locator("#facilities dt")).toHaveCount(6);
  await expect(page.locator("#hof li").first()).toContainText("m");
  await context.close();
});

test("its sections are the children of its menu, in every language", async ({ page }) => {
  for (const [prefix, name] of [
    ["", "Facilities"],
    ["/ko", "시설 안내"],
    ["/ja", "施設案内"],
    ["/zh", "设施"],
  ]) {
    await page.goto(`${web()}${prefix}/club`);
    const lead = page.getByRole("main").getByRole("link", { name, exact: true });
    await expect(lead).toHaveAttribute("href", `${prefix}/club#facilities`);
    await expect(page.locator("#facilities h2")).toHaveText(name ?? "");
  }
});

test("the drawn map is told in words, and maps of others open in a window of their own", async ({
  watched: page,
}) => {
  await page.goto(`${web()}/club`);
  const location = page.locator("#location");
  await expect(
    location.getByRole("img", { name: /, north up\. The places shown are listed below\./ }),
  ).toBeVisible();
  await expect(location.getByRole("listitem").filter({ hasText: "Mir Station" })).toContainText("7 km south");
  const google = location.getByRole("link", { name: "Google Maps (opens in a new window)" });
  await expect(google).toHaveAttribute("href", /37\.3.*127\.3/);
  await expect(google).toHaveAttribute("target", "_blank");
});

// seed 17
test("the hall of fame leads to all of it", async ({ watched: page }) => {
  await page.goto(`${web()}/club`);
  await page.locator("#hof").getByRole("link", { name: "View all" }).click();
  await expect(page).toHaveURL(`${web()}/community#hof`);
});
