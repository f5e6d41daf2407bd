import type { Page } from "@playwright/test";
import { expect, test, violations, web } from "../fixtures";

/** Stands for the state of the page with the focus where it goes on, and no finding of axe. */
async function expectFocused(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole("heading", { name: heading })).toBeFocused();
  expect(await violations(page)).toEqual([]);
}

test("the practice of an opening is a minute by keyboard alone, and books and holds nothing of the club's", async ({
  watched: page,
}) => {
  await page.clock.install();
  await page.goto(`${web()}/reservation/practice`, { waitUntil: "networkidle" });
  const asked: string[] = [];
  page.on("request", (request) => {
    const isWrite = request.method() !== "GET";
    if (isWrite || request.url().includes("/hp/api/reservation")) asked.push(request.url());
  });
  await page.getByRole("button", { name: "Start" }).press("Enter");
  await expectFocused(page, "Tee times open in");
  await expect(page.getByRole("timer")).toHaveText("10 seconds");
  await page.clock.fastForward(10_000);
  await page.locator("button[data-slot-idx]").first().press("Enter");
  await expectFocused(page, /is held for you$/);
  await page.getByRole("checkbox").press("Space");
  await page.getByRole("button", { name: "Book this time" }).press("Enter");
  await expectFocused(page, /^You booked /);
  await page.getByRole("button", { name: "Practise again" }).press("Enter");
  await page.clock.fastForward(61_000);
  await expectFocused(page, "The minute was up before you booked");
  expect(asked).toEqual([]);
});
