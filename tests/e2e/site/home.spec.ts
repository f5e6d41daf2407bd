import type { Page } from "@playwright/test";
import { slotState } from "@/lib/contract/code-values/tee-sheets";
import { expect, signIn, test, web } from "../fixtures";

test("a day of the booking strip leads to its sheet, without a script", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(web(), { waitUntil: "domcontentloaded" });
  const strip = page.getByRole("region", { name: "Find a tee time" });
  const days = strip.getByRole("radio");
  expect(await days.count()).toBeGreaterThan(5);
  // One free day is chosen already; another one is as far as a tap.
  const free = strip.locator("input:not([disabled])");
  await expect(strip.locator("input:checked")).toHaveCount(1);
  const wanted = await free.nth(2).getAttribute("value");
  await strip.locator(`label[for="day-${wanted}"]`).click();
  await expect(free.nth(2)).toBeChecked();
  await strip.getByRole("button", { name: "See tee times" }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get("date")).toBe(wanted);
  await context.close();
});

type Slot = { courseCode: string; period: string; openCode: string; minPlayers: number; maxPlayers: number };

/** The first of the days on which a visitor sees a free time of this course and part for four. */
async function firstWith(page: Page, dates: readonly (string | null)[], wanted: Partial<Slot>) {
  for (const date of dates) {
    const answer = await page.request.get(`${web()}/hp/api/reservation/sheets/non-member/MS01/${date}`);
    const { slots } = (await answer.json()).data as { slots: Slot[] };
    const isFit = (slot: Slot) =>
      slot.openCode === slotState.membersOnly &&
      slot.courseCode === wanted.courseCode &&
      slot.period === wanted.period &&
      slot.minPlayers <= 4 &&
      slot.maxPlayers >= 4;
    if (slots.some(isFit)) return date;
  }
  throw new Error("no day has such a time");
}

test("course, part of the day and players of the strip are set on the sheet, without a script", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(web(), { waitUntil: "domcontentloaded" });
  const strip = page.getByRole("region", { name: "Find a tee time" });
  const radios = await strip.locator("input:not([disabled])").all();
  const dates = await Promise.all(radios.map((radio) => radio.getAttribute("value")));
  const date = await firstWith(page, dates, { courseCode: "2", period: "2" });
  await strip.locator(`label[for="day-${date}"]`).click();
  await strip.getByLabel("Course").selectOption({ label: "Sol" });
  await strip.getByLabel("Time of day").selectOption({ label: "Part 2" });
  await strip.getByLabel("Players").selectOption({ label: "4 players" });
  await strip.getByRole("button", { name: "See tee times" }).click();
  await expect(page.getByText(/^Sol · Part 2 · 4 players · \d+ left/)).toBeVisible();
  const sheet = page.locator("#live table[aria-label]").last();
  await expect(sheet.getByRole("columnheader")).toHaveCount(2);
  await expect(sheet.locator("tbody")).toHaveCount(1);
  await page.getByRole("link", { name: "Show all times" }).click();
  await expect(sheet.locator("tbody")).not.toHaveCount(1);
  expect(new URL(page.url()).searchParams.has("course")).toBe(false);
  await context.close();
});

test("a member's sheet begins with what the strip was asked for", async ({ watched: page, context }) => {
  await signIn(context, "member");
  await page.goto(`${web()}/reservation?course=2&part=2&players=4`);
  await expect(page.getByRole("button", { name: "Sol", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await page.getByRole("button", { name: "Filters (2)" }).click();
  await expect(page.getByLabel("Time of day")).toHaveValue("2");
});

test("the days are chosen by the arrow keys, and the strip tells the chosen day's facts", async ({
  watched: page,
}) => {
  await page.goto(`${web()}/ko`);
  const strip = page.getByRole("region", { name: "티타임 찾기" });
  const chosen = strip.locator("input:checked");
  const first = await chosen.getAttribute("value");
  await chosen.focus();
  await page.keyboard.press("ArrowRight");
  expect(await chosen.getAttribute("value")).not.toBe(first);
  const facts = strip.locator("dl:visible");
  await expect(facts).toHaveCount(1);
  await expect(facts).toContainText("₩");
});

// seed 55
test("the home page shows nines, events, banners and dishes from the club", async ({ watched: page }) => {
  await page.goto(web());
  for (const name of ["Mir Course", "Sol Course", "Baram Course"]) {
    await expect(page.getByRole("heading", { level: 3, name })).toBeVisible();
  }
  await expect(page.getByRole("region", { name: "Three nines, three characters" })).toContainText("3,110 m");
  const events = page.getByRole("region", { name: "Events", exact: true });
  await expect(events.getByRole("listitem").getByRole("link")).toHaveCount(2);
  await expect(
    page.getByRole("region", { name: "Highlights" }).getByRole("link", { name: "Winter opening special" }),
  ).toHaveAttribute("href", "/community/event/31");
  await expect(page.getByRole("region", { name: "From our kitchen and halfway houses" })).toContainText(
    "₩22,000",
  );
});

// seed 56
test("/home is the home page, and says that it lives at /", async ({ request }) => {
  for (const [path, canonical] of [
    ["/home", `${web()}`],
    ["/ko/home", `${web()}/ko`],
  ]) {
    const answer = await request.get(web() + path, { maxRedirects: 0 });
    expect(answer.status()).toBe(200);
    const html = await answer.text();
    const [, href = ""] = html.match(/<link rel="canonical" href="([^"]+)"/) ?? [];
    expect(href.replace(/\/$/, "")).toBe(canonical);
    expect(html).toContain('data-page="home"');
  }
});

test("drawn pictures are kept for ever; a name that is none is not found", async ({ request }) => {
  const drawing = await request.get(`${web()}/drawings/clubhouse.svg?1`);
  expect(drawing.headers()["content-type"]).toBe("image/svg+xml");
  expect(drawing.headers()["cache-control"]).toContain("immutable");
  for (const file of ["elephant.svg", "clubhouse.png", "scene-snow-99.svg"]) {
    expect((await request.get(`${web()}/drawings/${file}`)).status()).toBe(404);
  }
});
