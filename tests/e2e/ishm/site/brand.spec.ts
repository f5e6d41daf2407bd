import { plainBrand } from "@/lib/shared/brand/brand";
import { expect, ownHeaders, signIn, test, web } from "../../fixtures";

const look = "/brand/3-0b2545-own-bookish-slight-normal-hairline.css";

test("a saved colour is in the next page before anything of it is painted, and is gone with the look", async ({
  watched: page,
}) => {
  const html = async (path: string) => (await page.request.get(`${web()}${path}`)).text();
  await signIn(page.context(), "superAdmin");
  const before = await html("/guide");
  expect(before).not.toContain("/brand/");
  try {
    await page.goto(`${web()}/ishm/site/brand`);
    await page.getByRole("switch", { name: "골프장 고유 색상 사용" }).click();
    await page.getByRole("textbox", { name: "대표 색상", exact: true }).fill("#0B2545");
    await page.getByRole("radio", { name: "헤리티지" }).click();
    await page.getByRole("button", { name: "저장", exact: true }).click();
    await expect(page.getByText("브랜드를 저장했습니다.")).toBeVisible();

    const saved = await html("/guide");
    expect(saved.slice(0, saved.indexOf("</head>"))).toContain(`rel="stylesheet" href="${look}"`);
    expect(saved).toContain('name="theme-color" content="#');
    const sheet = await page.request.get(`${web()}${look}`);
    expect(sheet.headers()).toMatchObject({
      "content-type": "text/css; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
    });

    await page.goto(`${web()}/guide`);
    const seen = await page.evaluate((href) => {
      const found = performance.getEntriesByType("resource").find(({ name }) => name.endsWith(href));
      return {
        blocking: (found as PerformanceResourceTiming & { renderBlockingStatus?: string })
          ?.renderBlockingStatus,
        primary: getComputedStyle(document.documentElement).getPropertyValue("--primary"),
        title: getComputedStyle(document.querySelector("h1") ?? document.body).fontFamily,
      };
    }, look);
    expect(seen).toMatchObject({ blocking: "blocking", primary: "#0b2545" });
    expect(seen.title).toContain("Club Garamond");

    await page.goto(`${web()}/ishm/site/brand`);
    expect(
      await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue("--primary-face"),
      ),
    ).toBe("");
  } finally {
    const data = plainBrand;
    await page.request.put(`${web()}/hp/api/site/brand`, { headers: ownHeaders(), data });
  }
  expect(await html("/guide")).not.toContain("/brand/");
});

test("an address that no look gives is no style sheet", async ({ request }) => {
  for (const file of ["1-own-own-classic-slight-normal-hairline.css", "x.css", "1-0b2545.css"]) {
    expect((await request.get(`${web()}/brand/${file}`)).status()).toBe(404);
  }
});
