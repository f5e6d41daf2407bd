import { expect, test, web } from "../fixtures";

// seed 62
test("the practice grounds say what to do, whom to ask, and nothing of military rules here", async ({
  page,
}) => {
  await page.goto(`${web()}/pft`);
  await expect(page.locator("h1")).toHaveText("Practice");
  await expect(page.locator("section#warm-up").getByRole("listitem")).toHaveCount(4);
  await expect(page.locator("section#ask").getByRole("link", { name: "031-000-1001" })).toHaveAttribute(
    "href",
    "tel:031-000-1001",
  );
  // The preset of military courses (C0010 v4) is off in the demo club.
  await expect(page.locator("section#service")).toHaveCount(0);
  await page.locator("section#ask").getByRole("link", { name: "The course" }).click();
  await expect(page).toHaveURL(`${web()}/course`);
});
