import { expect, test, web } from "../fixtures";

const languages = [
  { lang: "en", prefix: "", title: "Mirsol", menu: "Community", booking: "Booking office" },
  { lang: "ko", prefix: "/ko", title: "미르솔", menu: "커뮤니티", booking: "예약실" },
  { lang: "ja", prefix: "/ja", title: "ミルソル", menu: "コミュニティ", booking: "予約" },
  { lang: "zh", prefix: "/zh", title: "龙松", menu: "社区", booking: "预订" },
];
const at = (prefix: string, path: string) => web() + (path === "/" ? prefix || "/" : prefix + path);

for (const { lang, prefix, title, booking } of languages) {
  // seed 1 43 49
  test(`the home page in ${lang} is whole without a script`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(at(prefix, "/"));
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await expect(page).toHaveTitle(new RegExp(title));
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page.getByRole("banner").getByRole("navigation").first()).toBeVisible();
    await expect(page.getByRole("contentinfo")).toContainText("031-000-1001");
    await expect(page.getByRole("contentinfo")).toContainText(booking);
    expect(await page.locator("main li a").count()).toBeGreaterThan(4);
    await context.close();
  });
}

test("spoofed hosts do not enter canonical, hreflang or redirects (S-27)", async ({ request }) => {
  const headers = {
    "x-forwarded-host": "evil.test",
    "x-forwarded-proto": "https",
    forwarded: "host=evil.test",
  };
  for (const path of ["/", "/ko/community", "/mypage", "/ko/Community/"]) {
    const answer = await request.get(web() + path, { headers, maxRedirects: 0 });
    expect(answer.headers().location ?? "").not.toContain("evil.test");
    expect(await answer.text()).not.toContain("evil.test");
  }
});

test("robots names the sitemap, which tells of more pages than menus", async ({ request }) => {
  const robots = await (await request.get(`${web()}/robots.txt`)).text();
  expect(robots).toContain("Disallow: /ishm");
  expect(robots).toContain("Disallow: /ko/mypage");
  const [, index = ""] = robots.match(/Sitemap: (\S+)/) ?? [];
  const kinds = [...(await (await request.get(index)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)];
  const files = await Promise.all(kinds.map(async ([, kind = ""]) => (await request.get(kind)).text()));
  expect(files.join("").match(/<loc>/g)?.length).toBeGreaterThan(40);
});

test("the language links lead to the same page", async ({ watched: page }) => {
  await page.goto(`${web()}/community/notice/12`);
  await page.getByRole("link", { name: "한국어" }).first().click();
  await expect(page).toHaveURL(`${web()}/ko/community/notice/12`);
  await expect(page.locator("h1")).toHaveText("동절기 티업 시간 변경 안내");
});

test("a search of notices works by its address, without a script, and is no search result", async ({
  request,
}) => {
  const found = await (
    await request.get(`${web()}/ko/community?keyword=${encodeURIComponent("에어레이션")}`)
  ).text();
  expect(found).toContain("코스 에어레이션 안내");
  expect(found).toContain('name="robots" content="noindex');
  const nothing = await (await request.get(`${web()}/ko/community?keyword=qqqq`)).text();
  expect(nothing).toContain("qqqq");
  expect(nothing).not.toContain("코스 에어레이션 안내");
});

test("a hash scrolls to its section after a second", async ({ watched: page }) => {
  await page.setViewportSize({ width: 1440, height: 400 });
  await page.goto(`${web()}/community#notice`);
  await expect.poll(() => page.evaluate(() => window.scrollY), { timeout: 5000 }).toBeGreaterThan(20);
});
