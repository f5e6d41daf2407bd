import { expect, test, web } from "../fixtures";

const languages = [
  { lang: "en", prefix: "", title: "Mirsol", menu: "Community", booking: "Booking office" },
  { lang: "ko", prefix: "/ko", title: "미르솔", menu: "커뮤니티", booking: "예약실" },
  { lang: "ja", prefix: "/ja", title: "ミルソル", menu: "コミュニティ", booking: "予約" },
  { lang: "zh", prefix: "/zh", title: "龙松", menu: "社区", booking: "预订" },
];
const pages = [
  "/",
  "/club",
  "/guide",
  "/gift",
  "/weather",
  "/reservation",
  "/course",
  "/course/1/8",
  "/course/scorecard/1-2",
  "/pft",
  "/community",
  "/community/notice/12",
  "/community/event/31",
  "/community/reference/3",
  "/common/agreement/22",
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

test("every page has one title, description, canonical and h1, and titles differ (E-01)", async ({
  request,
}) => {
  const titles = new Set<string>();
  for (const { lang, prefix } of languages) {
    for (const path of pages) {
      const html = await (await request.get(at(prefix, path))).text();
      const head = html.slice(0, html.indexOf("</head>"));
      expect(html).toMatch(new RegExp(`<html [^>]*lang="${lang}"`));
      expect(html.match(/<h1[\s>]/g), path).toHaveLength(1);
      expect(head.match(/<title>/g)).toHaveLength(1);
      expect(head.match(/<meta name="description"/g)).toHaveLength(1);
      expect(head).toContain(`<link rel="canonical" href="${at(prefix, path).replace(/\/$/, "")}`);
      for (const tag of ["og:title", "og:description", "og:url", "og:image", "og:locale", "twitter:card"]) {
        expect(head, `${tag} of ${path}`).toContain(`"${tag}"`);
      }
      titles.add(head.match(/<title>(.*?)<\/title>/)?.[1] ?? "");
    }
  }
  expect(titles.size).toBe(languages.length * pages.length);
});

test("hreflang is the same reciprocal set on every language version, with x-default (E-02)", async ({
  request,
}) => {
  for (const path of pages) {
    const sets = await Promise.all(
      languages.map(async ({ prefix }) => {
        const html = await (await request.get(at(prefix, path))).text();
        const links = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)];
        return Object.fromEntries(links.map(([, code = "", href = ""]) => [code, href]));
      }),
    );
    expect(Object.keys(sets[0] ?? {}).sort()).toEqual(["en", "ja", "ko", "x-default", "zh-Hans"]);
    for (const set of sets) expect(set).toEqual(sets[0]);
    for (const href of Object.values(sets[0] ?? {})) expect((await request.get(href)).status()).toBe(200);
  }
});

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
