import type { APIRequestContext, Page } from "@playwright/test";
import { api, expect, test, web } from "../fixtures";

type Day = { date: string; isOpen: boolean; freeTeams: number; totalTeams: number };
type Calendar = { openUntil: string; days: Day[] };

async function calendar(request: APIRequestContext, id: string): Promise<Calendar> {
  const answer = await request.get(`${api()}/hp/api/reservation/calendar/${id}?clubCode=MS01`);
  return (await answer.json()).data;
}

/** Days that guests see, with free teams; the demo lays them around the day of the test. */
async function freeDays(request: APIRequestContext): Promise<string[]> {
  const { days } = await calendar(request, "0");
  return days.filter((day) => day.isOpen && day.freeTeams > 0).map((day) => day.date);
}

const sheetRows = (page: Page) => page.locator("[aria-labelledby=day-heading] tbody tr:has(td)");

// seed 63
test("a visitor without a script sees a month and the next free day, and how to book", async ({
  browser,
  request,
}) => {
  const [first = ""] = await freeDays(request);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${web()}/reservation`);
  await expect(page.locator("#day-heading time")).toHaveAttribute("datetime", first);
  await expect(page.locator("[aria-current=date]")).toContainText(String(Number(first.slice(8))));
  const free = sheetRows(page).getByRole("link", { name: /Sign in to book/ });
  expect(await free.count()).toBeGreaterThan(0);
  await expect(free.first()).toContainText(/^Available₩\d{3},000/);
  await expect(free.first()).toHaveAttribute(
    "href",
    `/login?next=${encodeURIComponent(`/reservation?date=${first}`)}`,
  );
  await expect(page.getByRole("main").getByRole("link", { name: /^031-/ })).toHaveAttribute("href", /^tel:/);
  for (const section of ["live", "waiting", "draw", "team"])
    await expect(page.locator(`#${section}`)).toBeVisible();

  // The filter is style alone; a day of which some is sold shows it.
  const days = await freeDays(request);
  const taken = sheetRows(page).filter({ hasNot: page.getByRole("link") });
  for (let next = 0; (await taken.count()) === 0; next += 1)
    await page.goto(`${web()}/reservation?date=${days[next] ?? "none"}`);
  const before = await sheetRows(page).count();
  await page.getByRole("checkbox", { name: "Available only" }).check();
  const shown = page.locator("[aria-labelledby=day-heading] tbody tr:has(td):visible");
  await expect(shown.filter({ hasNot: page.getByRole("link") })).toHaveCount(0);
  expect(await shown.count()).toBeLessThan(before);
  await context.close();
});

test("another day is one click away and has its own address, without loading the page anew", async ({
  watched: page,
  request,
}) => {
  const [, second = "", third = ""] = await freeDays(request);
  // A link that is followed before the scripts are there loads the page anew, as it must.
  await page.goto(`${web()}/ko/reservation?date=${second}`, { waitUntil: "networkidle" });
  await expect(page.locator("#day-heading time")).toHaveAttribute("datetime", second);
  await page.evaluate(() => document.body.setAttribute("data-same-document", ""));
  if (third.slice(0, 7) !== second.slice(0, 7)) await page.getByRole("link", { name: "다음 달" }).click();
  await page.locator(`#live table a[href$="date=${third}"]`).click();
  await expect(page).toHaveURL(`${web()}/ko/reservation?date=${third}`);
  await expect(page.locator("#day-heading time")).toHaveAttribute("datetime", third);
  await expect(page.locator("[data-same-document]")).toHaveCount(1);
  await expect(page.locator("#day-heading")).toBeFocused();
});

test("a day that opens later says when, one long past or without times says so", async ({
  page,
  request,
}) => {
  const { openUntil } = await calendar(request, "0");
  const monthOf = (date: string) => date.slice(0, 7).replace("-", "");
  const nextMonth = new Date(Date.parse(`${openUntil.slice(0, 7)}-01T00:00:00Z`) + 32 * 86_400_000);
  const days = [
    ...(await calendar(request, monthOf(openUntil))).days,
    ...(await calendar(request, monthOf(nextMonth.toISOString()))).days,
  ];
  const later = days.find((day) => day.date > openUntil && day.isOpen && day.totalTeams > 0);
  await page.goto(`${web()}/reservation?date=${later?.date}`);
  await expect(page.getByText(/^Opens to visitors at \d{4}\.\d{2}\.\d{2} /)).toBeVisible();
  await expect(sheetRows(page)).toHaveCount(0);
  await page.goto(`${web()}/reservation?date=2020-05-05`);
  await expect(page.getByText("This date has passed")).toBeVisible();
  await page.goto(`${web()}/reservation?date=2099-05-05`);
  await expect(page.getByText("Tee times for this day have not been released yet")).toBeVisible();
  await page.getByRole("link", { name: /^Next available:/ }).click();
  await expect(sheetRows(page).filter({ visible: true }).first()).toBeVisible();
});

test("addresses that mean nothing move to the page; days are nobody's search result and never old", async ({
  request,
}) => {
  for (const search of ["?date=2026-02-30", "?month=2026-13", "?date=tomorrow"]) {
    const answer = await request.get(`${web()}/reservation${search}`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location], search).toEqual([308, "/reservation"]);
  }
  const [first = ""] = await freeDays(request);
  const answer = await request.get(`${web()}/reservation?date=${first}`);
  expect(answer.headers()["cache-control"]).toBe("public, s-maxage=5");
  const html = await answer.text();
  expect(html).toContain('name="robots" content="noindex');
  expect(html).toContain(`<link rel="canonical" href="${web()}/reservation"`);
  const page = await (await request.get(`${web()}/reservation`)).text();
  expect(page).not.toContain('name="robots" content="noindex');
});

test("calendar and sheet fit a narrow phone", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 320, height: 700 } });
  const page = await context.newPage();
  for (const prefix of ["", "/ko", "/ja", "/zh"]) {
    await page.goto(`${web()}${prefix}/reservation`);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, prefix).toBeLessThanOrEqual(0);
  }
  await context.close();
});
