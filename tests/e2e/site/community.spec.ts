import { expect, test, web } from "../fixtures";

// seed 13 16 17 18 64
test("every board of the community page can be read without a script, each under its hash", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${web()}/community`);
  const boards = { notice: "Notices", event: "Events", reference: "Resources", hof: "Hall of fame" };
  for (const [hash, name] of Object.entries({ ...boards, "lost-item": "Lost property" })) {
    const section = page.locator(`section#${hash}`);
    await expect(section.getByRole("heading", { level: 2, name })).toBeVisible();
    expect(await section.locator("li").count(), name).toBeGreaterThan(3);
  }
  // Names of the hall of fame leave the server masked.
  await expect(page.locator("section#hof")).toContainText("K*** M***");
  await expect(page.locator("section#hof")).not.toContainText(/김미루|Kim/);
  await context.close();
});

test("a search stays on its board, and a word that nobody wrote says so", async ({ page }) => {
  await page.goto(`${web()}/community`);
  await page.getByRole("searchbox", { name: "Search resources" }).fill("yardage");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/board=reference&keyword=yardage/);
  await expect(page.getByRole("link", { name: /Yardages of Mir/ })).toBeVisible();
  await expect(page.locator("main section")).toHaveCount(1);
  await page.goto(`${web()}/ko/community?board=event&keyword=zzz`);
  await expect(page.getByText("‘zzz’에 대한 이벤트가 없습니다.")).toBeVisible();
});

// seed 15 65
test("an event leads to its neighbours and back to its list", async ({ page }) => {
  await page.goto(`${web()}/community/event/31`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Winter opening special");
  await expect(page.getByText("38 days left")).toBeVisible();
  await page.getByRole("navigation", { name: "Events" }).getByRole("link").first().click();
  await expect(page).toHaveURL(/community\/event\/\d+$/);
  await page.getByRole("link", { name: "Back to list" }).click();
  await expect(page).toHaveURL(/\/community#event$/);
});

// seed 16 67
test("a paper of the reference data can be saved from its page", async ({ page }) => {
  await page.goto(`${web()}/community/reference/3`);
  const link = page.getByRole("link", { name: /yardage\.pdf/ });
  const download = page.waitForEvent("download");
  await link.click();
  expect((await download).suggestedFilename()).toBe("yardage.pdf");
});

test("a record that is looked at is counted once a day, by one small call", async ({ page }) => {
  const told: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/ext/views")) told.push(request.postDataJSON());
  });
  const read = (idx: number) => page.goto(`${web()}/community/notice/${idx}`, { waitUntil: "networkidle" });
  await read(12);
  await read(12);
  await read(11);
  expect(told).toEqual([
    { kind: "notice", idx: 12 },
    { kind: "notice", idx: 11 },
  ]);
  await page.goto(`${web()}/guide`, { waitUntil: "networkidle" });
  await page.locator("#faq summary").first().click();
  await expect.poll(() => told.length).toBe(3);
  expect(told[2]).toMatchObject({ kind: "faq" });
});

// seed 18 318
test("a lost item has a page that says where it waits and until when, for who lost it and who found something", async ({
  page,
  request,
}) => {
  const { data } = await (
    await request.get(`${web()}/hp/api/lost-item?clubCode=MS01&lang=en&size=50`)
  ).json();
  const item = data.list.find((one: { state: string }) => one.state === "10");
  await page.goto(`${web()}/community`);
  await page.locator(`section#lost-item a[href="/community/lost-item/${item.lostIdx}"]`).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(item.itemName);
  for (const fact of ["Where found", "Kept at", "Kept until"])
    await expect(page.getByText(fact)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Is it yours?" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Did you find something on the course?" })).toBeVisible();
  const missing = await request.get(`${web()}/community/lost-item/99999`);
  expect(missing.status()).toBe(404);
});
