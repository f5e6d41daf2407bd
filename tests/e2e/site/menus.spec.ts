import type { BrowserContext } from "@playwright/test";
import { expect, ownHeaders, signIn, test, web } from "../fixtures";

const save = async (admin: BrowserContext, ...menus: object[]) => {
  const answer = await admin.request.put(`${web()}/hp/api/menus?lang=en`, {
    headers: ownHeaders(),
    data: { menus },
  });
  expect((await answer.json()).fail).toBeUndefined();
};

test("a page answers at the address that an admin gives it, its old one moves there", async ({
  browser,
  watched: page,
  request,
}) => {
  const admin = await browser.newContext();
  await signIn(admin, "superAdmin");
  try {
    await save(admin, { code: "030000", seoSlug: "/handbook" }, { code: "060000", seoSlug: "/news" });
    const old = await request.get(`${web()}/ko/guide`, { maxRedirects: 0 });
    expect([old.status(), new URL(old.headers().location ?? "", web()).pathname]).toEqual([
      308,
      "/ko/handbook",
    ]);
    await page.goto(`${web()}/`, { waitUntil: "networkidle" });
    await page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "Guide" }).click();
    await expect(page).toHaveURL(`${web()}/handbook`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Guide");
    // While a page takes the place of another one, both have theirs.
    const canonicals = () =>
      page
        .locator("link[rel=canonical]")
        .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    await expect.poll(canonicals).toEqual([`${web()}/handbook`]);
    await expect(page.getByRole("link", { name: "한국어" }).first()).toHaveAttribute("href", "/ko/handbook");
    await page.goto(`${web()}/news?keyword=winter`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Community");
    const map = await (await request.get(`${web()}/sitemaps/pages.xml`)).text();
    expect(map).not.toContain("/guide<");
  } finally {
    await save(admin, { code: "030000", seoSlug: "/guide" }, { code: "060000", seoSlug: "/community" });
    await admin.close();
  }
  expect((await request.get(`${web()}/guide`)).status()).toBe(200);
});

test("a section with a password asks for it and opens for who knows it, without a script too", async ({
  browser,
}) => {
  const admin = await browser.newContext();
  await signIn(admin, "superAdmin");
  const visitor = await browser.newContext({ javaScriptEnabled: false });
  const page = await visitor.newPage();
  const lost = page.locator("#lost-item");
  const open = async (password: string) => {
    await lost.getByLabel("Password").fill(password);
    await lost.getByRole("button", { name: "Open" }).click();
  };
  try {
    const items = await visitor.request.get(`${web()}/hp/api/lost-item?clubCode=MS01&lang=en`);
    const found: string = (await items.json()).data.list[0].foundPlace;
    await page.goto(`${web()}/community`);
    await expect(lost.getByText(found).first()).toBeVisible();
    await save(admin, { code: "060500", password: "pine needle" });
    await page.reload();
    await expect(lost.getByLabel("Password")).toBeVisible();
    expect(await page.content()).not.toContain(found);
    await open("wrong");
    await expect(lost.getByRole("alert")).toHaveText("Incorrect password. Please try again.");
    await open("pine needle");
    await expect(page).toHaveURL(`${web()}/community#lost-item`);
    await expect(lost.getByRole("listitem").first()).toBeVisible();
    const opened = await visitor.request.get(`${web()}/community`);
    expect(opened.headers()["content-security-policy"]).toMatch(
      /script-src 'self' 'sha256-.*style-src 'self'/,
    );
    const others = await browser.newContext();
    const answer = await others.request.get(`${web()}/community`);
    expect(await answer.text()).not.toContain(found);
    await others.close();
  } finally {
    await save(admin, { code: "060500", password: null });
    await Promise.all([admin.close(), visitor.close()]);
  }
});

test("every page of a menu with a password asks for it", async ({ browser, request }) => {
  const admin = await browser.newContext();
  await signIn(admin, "superAdmin");
  const codes = ["020000", "040000", "050000", "060000", "080000", "100000"];
  const pages = ["/club", "/course", "/course/1/8", "/course/scorecard/1-2", "/reservation", "/community"];
  const locked = [...pages, "/reservation?month=2027-01", "/community/notice/12", "/gift", "/pft"];
  try {
    await save(admin, ...codes.map((code) => ({ code, password: "pine needle" })));
    for (const path of locked) {
      const answer = await request.get(web() + path);
      const forms = (await answer.text()).split('action="/session/menu-pass"').length - 1;
      expect([path, answer.status(), forms]).toEqual([path, 200, 1]);
    }
    // The page of gifts reads the calls of references, which belong to another menu too.
    const form = { menu: "080000", password: "pine needle", next: "/gift" };
    await request.post(`${web()}/session/menu-pass`, { headers: ownHeaders(), form });
    const gifts = await (await request.get(`${web()}/gift`)).text();
    expect(gifts).toContain("Club voucher");
  } finally {
    await save(admin, ...codes.map((code) => ({ code, password: null })));
    await admin.close();
  }
});

test("a whole page with a password shows nothing of itself", async ({ browser, request }) => {
  const admin = await browser.newContext();
  await signIn(admin, "superAdmin");
  try {
    await save(admin, { code: "030000", password: "pine needle" });
    const closed = await request.get(`${web()}/guide`);
    // Whoever has the pass gets another page at this address: no cache in front may keep the question.
    expect(closed.headers()["cache-control"]).toBe("private, no-store");
    const guide = await closed.text();
    expect(guide).toContain('action="/session/menu-pass"');
    expect(guide).not.toContain('id="fees"');
    const forged = await request.post(`${web()}/session/menu-pass`, {
      headers: { origin: "https://elsewhere.example" },
      form: { menu: "030000", password: "pine needle", next: "/guide" },
    });
    expect(forged.status()).toBe(403);
    const flood = await request.post(`${web()}/session/menu-pass`, {
      headers: ownHeaders(),
      form: { menu: "030000", password: "x".repeat(100_000), next: "/guide" },
    });
    expect(flood.status()).toBe(413);
    const away = await request.post(`${web()}/session/menu-pass`, {
      headers: ownHeaders(),
      form: { menu: "030000", password: "pine needle", next: "https://elsewhere.example/" },
      maxRedirects: 0,
    });
    expect([away.status(), away.headers().location]).toEqual([303, "/"]);
    expect(await (await request.get(`${web()}/guide`)).text()).toContain('id="fees"');
  } finally {
    await save(admin, { code: "030000", password: null });
    await admin.close();
  }
});
