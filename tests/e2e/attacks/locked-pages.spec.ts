import type { APIRequestContext, BrowserContext } from "@playwright/test";
import { picture } from "../../support/images";
import { expect, ownHeaders, signIn, test, web } from "../fixtures";

/*
 * A page is closed after it was read, kept and handed out everywhere: nothing of it is in any answer to a stranger, in
 * whatever form he asks, from the next request on; and who may see it does, alone.
 */

const words = "Cupressus sempervirens in the north wood";
const excerpt = "The old cypress by the ninth tee is felled in spring.";
const shopWords = "Juniperus chinensis in a jar";

type Closed = { code: string; permit?: string; isVisible?: boolean; password?: string | null };
const open = { permit: "0", isVisible: true, password: null };
const ways: readonly [attack: string, changes: readonly Closed[]][] = [
  ["a sign-in is asked for", [{ code: "060000", permit: "2" }]],
  ["it is for administrators", [{ code: "060000", permit: "3" }]],
  ["it is hidden", [{ code: "060000", isVisible: false }]],
  ["it has a password", [{ code: "060000", password: "pine needle" }]],
  ["its section asks for a sign-in", [{ code: "060100", permit: "2" }]],
  ["its section is for administrators", [{ code: "060100", permit: "3" }]],
  ["its section is hidden", [{ code: "060100", isVisible: false }]],
  ["its section has a password", [{ code: "060100", password: "pine needle" }]],
];

async function save(admin: BrowserContext, menus: readonly object[]): Promise<void> {
  const answer = await admin.request.put(`${web()}/hp/api/menus?lang=en`, {
    headers: ownHeaders(),
    data: { menus },
  });
  expect((await answer.json()).fail).toBeUndefined();
}

async function post(admin: BrowserContext): Promise<number> {
  const data = { title: words, contents: `<p>${excerpt}</p>`, isTop: true, isVisible: true };
  const i18n = { en: { title: words, contents: `<p>${excerpt}</p>` } };
  const answer = await admin.request.post(`${web()}/hp/api/notice?lang=en`, {
    headers: ownHeaders(),
    multipart: {
      data: {
        name: "data",
        mimeType: "application/json",
        buffer: Buffer.from(JSON.stringify({ ...data, i18n })),
      },
    },
  });
  const body = await answer.json();
  if (!body.result) throw new Error(JSON.stringify(body.fail));
  return body.data.noticeIdx;
}

/** A product of the shop, which stands among the references too. */
async function product(admin: BrowserContext): Promise<number> {
  const data = { type: "GIFT", title: shopWords, contents: "<p>Jam.</p>", price: 45_000, isVisible: true };
  const answer = await admin.request.post(`${web()}/hp/api/reference?lang=en`, {
    headers: ownHeaders(),
    multipart: {
      data: { name: "data", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(data)) },
    },
  });
  return (await answer.json()).data.referenceIdx;
}

/** An event with a picture; the number of its file. */
async function thumb(admin: BrowserContext): Promise<string> {
  const data = { title: words, startDate: "2026-01-01", endDate: "2036-12-31", isVisible: true };
  const answer = await admin.request.post(`${web()}/hp/api/event?lang=en`, {
    headers: ownHeaders(),
    multipart: {
      data: { name: "data", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(data)) },
      thumb: { name: "a.png", mimeType: "image/png", buffer: Buffer.from(await picture("png")) },
    },
  });
  const { eventIdx } = (await answer.json()).data;
  const event = await admin.request.get(`${web()}/hp/api/event/${eventIdx}?lang=en`);
  return (
    String((await event.json()).data.thumbUrl)
      .split("/")
      .at(-1) ?? ""
  );
}

const rsc = { rsc: "1" };
const prefetch = { rsc: "1", "next-router-prefetch": "1" };
/** Every address that told of the notice, and every way to ask for it. */
const asked = (idx: number): [path: string, headers: Record<string, string>][] => [
  ...["/", "/community", `/community/notice/${idx}`, "/community?keyword=Cupressus"].flatMap(
    (path): [string, Record<string, string>][] => [
      [path, {}],
      [path, rsc],
      [path, prefetch],
    ],
  ),
  ...[
    "/rss/en/notices.xml",
    "/sitemap.xml",
    "/sitemaps/notices.xml",
    "/sitemaps/pages.xml",
    `/opened/community/notice/${idx}`,
    `/en/community/notice/${idx}`,
    "/hp/api/notice/top?clubCode=MS01&lang=en",
    "/hp/api/notice/normal?clubCode=MS01&lang=en&keyword=Cupressus",
    `/hp/api/notice/${idx}?clubCode=MS01&lang=en`,
  ].map((path): [string, Record<string, string>] => [path, {}]),
];

/** The same of a product of the shop. */
const askedOfProduct = (idx: number): [path: string, headers: Record<string, string>][] => [
  ...["/gift", `/community/reference/${idx}`, "/community"].flatMap(
    (path): [string, Record<string, string>][] => [
      [path, {}],
      [path, rsc],
    ],
  ),
  ...[
    "/community?board=reference&keyword=Juniperus",
    "/sitemaps/references.xml",
    `/opened/community/reference/${idx}`,
    "/hp/api/reference/normal?clubCode=MS01&lang=en",
    "/hp/api/reference/normal?clubCode=MS01&lang=en&types=GIFT",
    `/hp/api/reference/${idx}?clubCode=MS01&lang=en`,
  ].map((path): [string, Record<string, string>] => [path, {}]),
];

/** The addresses whose answer to a stranger tells of a record: its words, its excerpt, the link to it. All are asked at once. */
async function tellers(
  stranger: APIRequestContext,
  idx: number,
  { addresses = asked, board = "notice", texts = [words, excerpt.slice(0, 30)] } = {},
): Promise<string[]> {
  const found = addresses(idx).map(async ([path, headers]) => {
    const answer = await stranger.get(web() + path, { headers, maxRedirects: 5 });
    const text = await answer.text();
    const tells = texts.some((one) => text.includes(one));
    const isListed = path.startsWith("/sitemap") && text.includes(`/community/${board}/${idx}<`);
    return tells || isListed ? [path + (headers.rsc ? " as flight data" : "")] : [];
  });
  return (await Promise.all(found)).flat();
}

/** Shared by the ways: one notice, and nobody but these contexts. */
let admin: BrowserContext;
let noticeIdx = 0;
test.beforeAll(async ({ browser }) => {
  admin = await browser.newContext();
  await signIn(admin, "superAdmin");
  noticeIdx = await post(admin);
});
test.afterAll(async () => {
  await admin.request.delete(`${web()}/hp/api/notice/${noticeIdx}`, { headers: ownHeaders() });
  await admin.close();
});

for (const [attack, changes] of ways) {
  test(`a stranger goes on reading a page when ${attack}`, async ({ playwright }) => {
    const stranger = await playwright.request.newContext();
    try {
      expect((await tellers(stranger, noticeIdx)).length).toBeGreaterThan(10);
      await save(admin, changes);
      expect(await tellers(stranger, noticeIdx)).toEqual([]);
    } finally {
      await save(
        admin,
        changes.map(({ code }) => ({ code, ...open })),
      );
      await stranger.dispose();
    }
  });
}

test("a page that is open again is closed for who was refused before", async ({ playwright }) => {
  const stranger = await playwright.request.newContext();
  expect((await tellers(stranger, noticeIdx)).length).toBeGreaterThan(10);
  await stranger.dispose();
});

test("a stranger goes on reading a product of a closed shop, by its page or among the papers", async ({
  playwright,
}) => {
  const stranger = await playwright.request.newContext();
  const referenceIdx = await product(admin);
  const ofProduct = { addresses: askedOfProduct, board: "reference", texts: [shopWords] };
  const told = () => tellers(stranger, referenceIdx, ofProduct);
  const all = [{ permit: "2" }, { password: "pine needle" }, { permit: "3" }, { isVisible: false }];
  // Each way is tried on a page and on a section above; that this menu is the product's, by two of them.
  const isClosedBy = process.env.ATTACKS === "all" ? all : all.slice(0, 2);
  try {
    for (const closed of isClosedBy) {
      expect((await told()).length).toBeGreaterThan(8);
      await save(admin, [{ code: "080000", ...closed }]);
      expect([closed, await told()]).toEqual([closed, []]);
      await save(admin, [{ code: "080000", ...open }]);
    }
    // The papers' own lock is none of the shop's.
    await save(admin, [{ code: "060300", permit: "2" }]);
    expect((await told()).sort()).toEqual(expect.arrayContaining(["/gift"]));
  } finally {
    await save(admin, [
      { code: "080000", ...open },
      { code: "060300", ...open },
    ]);
    await admin.request.delete(`${web()}/hp/api/reference/${referenceIdx}`, { headers: ownHeaders() });
    await stranger.dispose();
  }
});

test("what a member reads is kept for the next stranger", async ({ browser, playwright }) => {
  const member = await browser.newContext();
  await signIn(member, "member");
  const stranger = await playwright.request.newContext();
  const path = `/community/notice/${noticeIdx}`;
  try {
    for (const code of ["060000", "060100"]) {
      await save(admin, [{ code, permit: "2" }]);
      for (const headers of [{}, rsc]) {
        const answer = await member.request.get(web() + path, { headers });
        expect(await answer.text()).toContain(words);
        expect(answer.headers()["cache-control"]).toMatch(/private|no-store/);
      }
      expect(await tellers(stranger, noticeIdx)).toEqual([]);
      const board = await member.request.get(`${web()}/community`);
      expect(await board.text()).toContain(words);
      await save(admin, [{ code, ...open }]);
    }
    // A member is no administrator.
    await save(admin, [{ code: "060100", permit: "3" }]);
    expect(await tellers(member.request, noticeIdx)).toEqual([]);
  } finally {
    await save(admin, [
      { code: "060000", ...open },
      { code: "060100", ...open },
    ]);
    await Promise.all([member.close(), stranger.dispose()]);
  }
});

test("a stranger downloads what hangs on a closed page, which the pass or a sign-in still opens", async ({
  browser,
  playwright,
}) => {
  const member = await browser.newContext();
  await signIn(member, "member");
  const stranger = await playwright.request.newContext();
  const file = `${web()}/files/notice/91`;
  try {
    expect((await stranger.get(file)).status()).toBe(200);
    await save(admin, [{ code: "060100", permit: "2" }]);
    expect((await stranger.get(file)).status()).toBe(404);
    const own = await member.request.get(file);
    expect([own.status(), own.headers()["cache-control"]]).toEqual([200, "private, no-store"]);
    await save(admin, [{ code: "060100", permit: "0", password: "pine needle" }]);
    expect((await stranger.get(file)).status()).toBe(404);
    await stranger.post(`${web()}/session/menu-pass`, {
      headers: ownHeaders(),
      form: { menu: "060100", password: "pine needle", next: "/community" },
    });
    expect((await stranger.get(file)).status()).toBe(200);
  } finally {
    await save(admin, [{ code: "060100", ...open }]);
    await Promise.all([member.close(), stranger.dispose()]);
  }
});

test("a picture of a closed page is drawn for a stranger, or kept for one", async ({
  browser,
  playwright,
}) => {
  const member = await browser.newContext();
  await signIn(member, "member");
  const stranger = await playwright.request.newContext();
  const stored = await thumb(admin);
  const address = `${web()}/pictures/320/event/${stored}.webp`;
  try {
    const shown = await stranger.get(address);
    expect([shown.status(), shown.headers()["cache-control"]]).toEqual([
      200,
      "public, max-age=86400, s-maxage=60",
    ]);
    await save(admin, [{ code: "060200", permit: "2" }]);
    const refused = await stranger.get(address);
    expect([refused.status(), refused.headers()["cache-control"]]).toEqual([404, "private, no-store"]);
    const own = await member.request.get(address);
    expect([own.status(), own.headers()["cache-control"]]).toEqual([200, "private, no-store"]);
  } finally {
    await save(admin, [{ code: "060200", ...open }]);
    await Promise.all([member.close(), stranger.dispose()]);
  }
});

test("a member who is not signed in finds a section gone, and no way into it", async ({ watched: page }) => {
  try {
    await save(admin, [{ code: "060100", permit: "2" }]);
    await page.goto(`${web()}/community`);
    const notices = page.locator("#notice");
    await expect(notices.getByText("is for members")).toBeVisible();
    await expect(notices.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", /^\/login\?next=/);
  } finally {
    await save(admin, [{ code: "060100", ...open }]);
  }
});
