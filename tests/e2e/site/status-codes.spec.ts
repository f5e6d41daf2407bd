import { expect, ownHeaders, signIn, test, web } from "../fixtures";

test.describe("real status codes (E-06, seed §8)", () => {
  for (const [path, status, text] of [
    ["/nowhere", 404, "Page not found: /nowhere"],
    ["/ko/no/where", 404, "/ko/no/where"],
    ["/community/notice/99999", 404, "Page not found: /community/notice/99999"],
    ["/community/notice/abc", 404, "Invalid page address: /community/notice/abc"],
    ["/common/agreement/0", 404, "Invalid page address: /common/agreement/0"],
    ["/fr", 404, "Page not found: /fr"],
    ["/.env", 404, ""],
    ["/.git/config", 404, ""],
    ["/package.json", 404, ""],
  ] as const) {
    // seed 53 393
    test(`${path} is ${status}`, async ({ request }) => {
      for (let visit = 0; visit < 2; visit += 1) {
        const answer = await request.get(web() + path);
        expect(answer.status()).toBe(status);
        const html = await answer.text();
        expect(html).toContain(text);
        if (text !== "") expect(html.match(/<title>/g)).toHaveLength(1);
      }
    });
  }

  for (const [path, target] of [
    ["/community/", "/community"],
    ["/Community", "/community"],
    ["/en", "/"],
    ["/en/community", "/community"],
  ]) {
    test(`${path} moves for good to ${target}`, async ({ request }) => {
      const answer = await request.get(web() + path, { maxRedirects: 0 });
      expect(answer.status()).toBe(308);
      expect(new URL(answer.headers().location ?? "", web()).pathname).toBe(target);
    });
  }
});

// seed 49 53 54 392
test("an unknown address shows its path in the site's frame", async ({ watched: page }) => {
  page.removeAllListeners("console");
  await page.goto(`${web()}/ko/${encodeURIComponent("없는-페이지")}`);
  await expect(page.getByText("/ko/없는-페이지")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
});

// seed 53 392
test("an unknown address under a menu that asks for a sign-in is a 404 for who signed in", async ({
  browser,
}) => {
  const admin = await browser.newContext();
  await signIn(admin, "superAdmin");
  const permit = async (value: string) => {
    const menus = [{ code: "020000", permit: value }];
    const answer = await admin.request.put(`${web()}/hp/api/menus`, {
      headers: ownHeaders(),
      data: { menus },
    });
    expect((await answer.json()).result).toBe(true);
  };
  try {
    await permit("2");
    expect((await admin.request.get(`${web()}/club`)).status()).toBe(200);
    const unknown = await admin.request.get(`${web()}/club/nope`);
    expect([unknown.status(), await unknown.text()]).toEqual([404, expect.stringContaining("/club/nope")]);
  } finally {
    await permit("0");
    await admin.close();
  }
});
