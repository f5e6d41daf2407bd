import { expect, test, web } from "../fixtures";

// seed 60
test("the course page shows three nines with maps, holes and cards without a script", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${web()}/course`);
  for (const code of ["1", "2", "3"]) {
    const nine = page.locator(`section#course-${code}`);
    await expect(nine.getByRole("table").getByRole("row")).toHaveCount(11);
    const map = nine.getByRole("img");
    await map.scrollIntoViewIfNeeded();
    await expect.poll(() => map.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
  const longest = page.locator("section#course-1").getByRole("row", { name: /hole 8/ });
  await expect(longest).toContainText("505");
  await longest.getByRole("link").click();
  await expect(page).toHaveURL(`${web()}/course/1/8`);
  await expect(page.locator("h1")).toHaveText("Mir, hole 8");
  await context.close();
});

test("a hole has its map, its numbers as text, and the way on, without a script", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${web()}/course/1/8`);
  await expect(page).toHaveTitle(/Mir Course, hole 8/);
  const map = page.getByRole("img", { name: "Map of Mir Course, hole 8" });
  await expect(map).toBeVisible();
  await expect(map).toHaveAccessibleDescription(/505 m from the black tee/);
  await expect(page.getByRole("table", { name: "Distances by tee" })).toContainText("552 yd");
  await expect(page.getByRole("table", { name: /Bunkers and water/ })).toContainText("Water, left");
  await page.getByRole("link", { name: /Next\s*Mir, hole 9/ }).click();
  await page.getByRole("link", { name: /Next\s*Sol, hole 1/ }).click();
  await expect(page).toHaveURL(`${web()}/course/2/1`);
  await context.close();
});

test("the arrow keys turn the pages of the holes", async ({ watched: page }) => {
  await page.goto(`${web()}/ko/course/1/1`, { waitUntil: "networkidle" });
  await page.keyboard.press("ArrowRight");
  await expect(page.locator("h1")).toHaveText("미르 2번 홀");
  await expect(page).toHaveURL(`${web()}/ko/course/1/2`);
  await page.keyboard.press("ArrowLeft");
  await expect(page.locator("h1")).toHaveText("미르 1번 홀");
  await page.keyboard.press("ArrowLeft");
  await expect(page.locator("h1")).toHaveText("바람 9번 홀");
});

test("a hole that is not there is a 404, whatever its address says", async ({ request }) => {
  for (const path of ["/course/9/1", "/course/1/10", "/course/1/0", "/course/1/x", "/course/scorecard/1-3"]) {
    expect((await request.get(web() + path)).status(), path).toBe(404);
  }
});

test("the drawn map of a nine is kept for ever under its address", async ({ request }) => {
  const html = await (await request.get(`${web()}/course`)).text();
  const addresses = [...html.matchAll(/<img[^>]* src="(\/course-map\/[^"]+)"/g)].map(([, src = ""]) => src);
  expect(addresses).toHaveLength(3);
  for (const address of addresses) {
    const answer = await request.get(web() + address);
    expect(answer.headers()["content-type"]).toContain("image/svg+xml");
    expect(answer.headers()["cache-control"]).toContain("immutable");
  }
  expect((await request.get(`${web()}/course-map/1/old.svg`)).headers()["cache-control"]).not.toContain(
    "immutable",
  );
  expect((await request.get(`${web()}/course-map/7/x.svg`)).status()).toBe(404);
});

test("a scorecard adds up and prints on one sheet of A4, black on white", async ({ page }) => {
  await page.goto(`${web()}/course/scorecard/1-2`);
  const card = page.getByRole("table", { name: "Scorecards" });
  await expect(card.getByRole("row", { name: /^Total/ })).toContainText("6,235");
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect(pdf).toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: "Print scorecard" })).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(card).toHaveCSS("color", "rgb(0, 0, 0)");
});

test("a phone of 320 px shows hole, nines and card without moving sideways", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 320, height: 640 } });
  const page = await context.newPage();
  for (const path of ["/course", "/course/2/9", "/ja/course/3/5", "/course/scorecard/1-2", "/pft"]) {
    await page.goto(web() + path);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
  await context.close();
});
