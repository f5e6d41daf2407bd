import { clubDay } from "../../support/runs/test-clock.mjs";
import { expect, holdScripts, test, web } from "../fixtures";

// seed 14 59
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
  await expect(page.getByText("at 09:00, 28 days before play")).toBeVisible();
  await context.close();
});

test("typing narrows the questions, and says so when none is left", async ({ page }) => {
  await page.goto(`${web()}/guide`);
  const search = page.getByRole("searchbox", { name: "Search the FAQ" });
  await search.fill("companions");
  await expect(page.getByText("Can I change my companions after booking?")).toBeVisible();
  await expect(page.getByText("When does booking open?")).toBeHidden();
  await search.fill("zzzz");
  await expect(page.getByRole("status").getByText("zzzz")).toBeVisible();
  await search.fill("");
  await expect(page.getByText("When does booking open?")).toBeVisible();
});

test("what cancelling costs is a table without a script, and no dead form", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${web()}/guide`);
  const penalty = page.locator("section#penalty");
  await expect(penalty.getByRole("row", { name: /^Free of charge/ })).toContainText("17:00, 3 days before");
  await expect(penalty.getByRole("row", { name: /^Late cancellation, step 2/ })).toContainText(
    "17:00 on the day before",
  );
  await expect(penalty.getByRole("heading", { name: "What would it cost to cancel now?" })).toBeHidden();
  await context.close();
});

test("the calculator tells what cancelling now would cost by the club's clock", async ({ watched: page }) => {
  await page.goto(`${web()}/guide`);
  const answer = page.locator("section#penalty").getByRole("status");
  await page.getByLabel("Day of play").fill(clubDay(30));
  await page.getByLabel("Tee time").fill("07:21");
  await expect(answer).toContainText("Free of charge");
  await expect(answer).toContainText("Applies until");
  // The round in the club's format, whatever the browser's fields look like.
  await expect(answer).toContainText(clubDay(30).replaceAll("-", "."));
  await expect(answer).toContainText("07:21");
  // Tomorrow it is the day before or, from 17:00 on, the same day.
  await page.getByLabel("Day of play").fill(clubDay(1));
  await page.getByLabel("Tee time").fill("23:30");
  await expect(answer).toContainText(/(20|30)% of green fees of ₩[567]\d\d,000/);
  await page.getByLabel("Players").selectOption("1");
  await expect(answer).toContainText(/(20|30)% of green fees of ₩(80|110),000/);
  await page.getByLabel("Day of play").fill(clubDay(-1));
  await expect(answer).toContainText("This round has already started. Please call the booking office.");
});

test("what is entered before the scripts are there counts as well", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(`${web()}/guide`, { waitUntil: "commit" });
  await page.getByLabel("Day of play").fill(clubDay(30));
  await page.getByLabel("Tee time").fill("07:21");
  await page.getByLabel("Players").selectOption("2");
  await release();
  await expect(page.locator("section#penalty").getByRole("status")).toContainText("Free of charge");
  await expect(page.getByLabel("Players")).toHaveValue("2");
});

test("a type narrows the questions together with the search, and leads to them without a script", async ({
  watched: page,
  request,
}) => {
  await page.goto(`${web()}/guide`);
  const types = page.getByRole("navigation", { name: "Topics" });
  await types.getByRole("link", { name: /^Course/ }).click();
  await expect(types.getByRole("link", { name: /^Course/ })).toHaveAttribute("aria-current", "true");
  await expect(page.getByText("Which tees should I play?")).toBeVisible();
  await expect(page.getByText("When does booking open?")).toBeHidden();
  await page.getByRole("searchbox", { name: "Search the FAQ" }).fill("booking open");
  await expect(page.getByRole("status").getByText("booking open")).toBeVisible();
  await types.getByRole("link", { name: /^All/ }).click();
  await expect(page.getByText("When does booking open?")).toBeVisible();
  const html = await (await request.get(`${web()}/guide`)).text();
  const [, target = ""] = html.match(/href="#(faq-40)"/) ?? [];
  expect(html).toContain(`id="${target}"`);
});
