import type { Page } from "@playwright/test";
import { unbroken } from "@/lib/shared/texts/text";
import { expect, test, web } from "../fixtures";

test.use({ announcements: true });

const dialog = (page: Page) => page.getByRole("dialog");
const carousel = (page: Page) => page.getByRole("region", { name: "News from the club" });
const storedBanners = (page: Page) =>
  page.evaluate(() => Object.values(JSON.parse(localStorage.getItem("clubfront.popup:MS01:banner") ?? "{}")));

const call = `Call ${unbroken("031-000-1000")}`;

// seed 120 121 122 123 124 125 126 214
test("the main page announces terms and banners; closed for now they come back with the next visit", async ({
  watched: page,
}) => {
  await page.goto(`${web()}/`);
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByText(call)).toBeVisible();
  await expect(dialog(page).getByRole("link", { name: "Read the full terms" })).toHaveAttribute(
    "href",
    "/common/agreement/22",
  );
  await expect(carousel(page).getByText("1 / 2")).toBeVisible();
  // It is no modal dialogue: the page behind it can be read and used, and the focus stays there.
  await expect(page.locator("body")).toBeFocused();
  await page.getByRole("navigation").first().getByRole("link").first().click({ trial: true });
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await page.reload();
  await expect(dialog(page)).toBeVisible();
});

test("on a phone's first visit the button of the booking strip stands clear of the announcement", async ({
  watched: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${web()}/`);
  await expect(dialog(page)).toBeVisible();
  const announced = await dialog(page).boundingBox();
  const button = await page.locator(".booking-button").boundingBox();
  expect((button?.y ?? 844) + (button?.height ?? 0)).toBeLessThanOrEqual(announced?.y ?? 0);
});

// seed 217
test("a kind that is dismissed for today is gone for today, the other one stays", async ({
  watched: page,
}) => {
  await page.goto(`${web()}/`);
  await dialog(page).getByRole("button", { name: "Don't show again today" }).first().click();
  await expect(dialog(page).getByText(call)).toBeHidden();
  await expect(carousel(page)).toBeVisible();
  await carousel(page).getByRole("button", { name: "Don't show again today" }).click();
  expect(await storedBanners(page)).toEqual([[7]]);
  await expect(carousel(page).getByRole("button", { name: "Next" })).toBeHidden();
  await carousel(page).getByRole("button", { name: "Don't show again today" }).click();
  await expect(dialog(page)).toBeHidden();
  await page.reload({ waitUntil: "networkidle" });
  await expect(dialog(page)).toBeHidden();
});

// seed 127 128 129 130
test("paging, counter and pause; details open where the banner says", async ({ watched: page }) => {
  await page.goto(`${web()}/`);
  const pause = carousel(page).getByRole("button").first();
  await expect(pause).toHaveAccessibleName("Play slideshow");
  await carousel(page).getByRole("button", { name: "Next" }).click();
  await expect(carousel(page).getByText("2 / 2")).toBeVisible();
  await carousel(page).getByRole("button", { name: "Next" }).click();
  await expect(carousel(page).getByText("1 / 2")).toBeVisible();
  await carousel(page).getByRole("link", { name: "See details" }).click();
  await expect(page).toHaveURL(`${web()}/community/event/31`);
});

// seed 128 141 212
test("a page that the office gave a banner announces it, and its details open a window of their own", async ({
  watched: page,
  context,
}) => {
  await page.goto(`${web()}/guide`);
  await expect(carousel(page).getByText("Cancelling in winter")).toBeVisible();
  const opened = context.waitForEvent("page");
  await carousel(page).getByRole("link", { name: "See details" }).click();
  await expect(await opened).toHaveURL(`${web()}/guide#penalty`);
  await expect(page).toHaveURL(`${web()}/guide`);
  expect(await (await opened).evaluate(() => window.opener)).toBeNull();
});

test.describe("for who is not bothered by motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  // seed 131 411
  test("several banners follow each other until somebody stops them", async ({ watched: page }) => {
    await page.clock.install();
    await page.goto(`${web()}/`);
    await page.clock.runFor(1000);
    await expect(carousel(page).getByText("1 / 2")).toBeVisible();
    await page.clock.runFor(3000);
    await expect(carousel(page).getByText("2 / 2")).toBeVisible();
    await carousel(page).getByRole("button", { name: "Pause slideshow" }).click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(9000);
    await expect(carousel(page).getByText("2 / 2")).toBeVisible();
    await expect(carousel(page).getByRole("button").first()).toHaveAccessibleName("Play slideshow");
  });
});

// seed 399
test("announcements that cannot be had are told by an alert", async ({ page }) => {
  await page.route("**/hp/api/banner/page/**", (route) => route.fulfill({ status: 500, body: "{}" }));
  await page.goto(`${web()}/`);
  await expect(page.getByRole("alertdialog", { name: "Announcements" })).toBeVisible();
});

// seed 120
test("pages without banners announce nothing", async ({ watched: page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(`${web()}/weather`, { waitUntil: "networkidle" });
  expect(asked.filter((url) => url.includes("/banner/page/"))).toEqual([]);
});
