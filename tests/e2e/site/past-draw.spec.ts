import { expect, test, web } from "../fixtures";
import { expectWellMade } from "../member/visitor";

/* The demo's finished draw: what a visitor may know of it, from the list to the check in his own browser. */

test("a draw that is over leads from the list to its result, which the visitor's browser computes anew", async ({
  watched: page,
}) => {
  await page.goto(`${web()}/reservation/draws`);
  const over = page.getByRole("region", { name: "Past" }).getByRole("listitem");
  await expect(over).toContainText(/\d+ tee times, 40 applications/);
  await over.getByRole("heading").getByRole("link").click();
  await page.getByRole("link", { name: "View and verify results" }).click();
  await expect(page.getByRole("heading", { name: "6 of 6 steps verified" })).toBeVisible();
  const ranked = page.getByRole("table", { name: /order/i });
  await expect(ranked.getByRole("row", { name: /Mir Course/ }).first()).toBeVisible();
  await expect(ranked.getByRole("row", { name: /Reserve/ }).first()).toBeVisible();
  await expectWellMade(page);
});
