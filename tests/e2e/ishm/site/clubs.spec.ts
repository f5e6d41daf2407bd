import { type BrowserContext, expect, test } from "@playwright/test";
import type { Client } from "pg";
import { onServer } from "../../../support/database/postgres";
import { seedClub } from "../../../support/runs/prepared-data";
import { freePort, startApi, startTogether, startWeb, temporaryFolder } from "../../../support/web/stack.mjs";
import { people } from "../../fixtures";

/** The demo's club, which speaks Japanese first, and a second one with its policies and codes; the super admin works for both. */
async function addClub(database: Client): Promise<void> {
  await database.query("update policies set value2 = 'ja' where club_idx = 1 and code = 'C0090'");
  const copyOf = async (table: string, changes: Record<string, string> = {}) => {
    const { rows } = await database.query<{ column_name: string }>(
      "select column_name from information_schema.columns where table_name = $1",
      [table],
    );
    const names = rows.map((row) => row.column_name);
    const values = names.map((name) => (name === "club_idx" ? "2" : (changes[name] ?? `"${name}"`)));
    await database.query(
      `insert into ${table} (${names.map((name) => `"${name}"`).join()}) select ${values.join()} from ${table} where club_idx = 1`,
    );
  };
  await copyOf("clubs", { club_code: "'MS02'" });
  for (const table of ["policies", "code_groups", "codes", "site_additions", "site_states"])
    await copyOf(table);
  await copyOf("menus", { menu_idx: "menu_idx + 1000" });
  await copyOf("site_infos", {
    texts: `jsonb_set(texts, '{ko,clubName}', '"새솔 컨트리클럽"')`,
  });
  await database.query("update admins set auth_club = '{MS01,MS02}' where id = 'ssadmin1'");
}

async function startClubs() {
  const data = temporaryFolder("two-clubs");
  const [apiPort, webPort] = [await freePort(), await freePort()];
  const club = await seedClub(data.folder);
  await onServer(club.DATABASE_URL, addClub);
  const [api, web] = await startTogether(
    startApi({ ...club, API_PORT: String(apiPort) }),
    startWeb({ PORT: String(webPort), HP_API_URL: `http://127.0.0.1:${apiPort}` }),
  );
  const stop = async () => {
    await web.stop();
    await api.stop();
    data.remove();
  };
  return { origin: `http://localhost:${webPort}`, stop };
}

let clubs: Awaited<ReturnType<typeof startClubs>>;
let context: BrowserContext;

test.beforeAll(async () => {
  clubs = await startClubs();
});
test.afterAll(() => clubs.stop());
test.beforeEach(async ({ browser }) => {
  context = await browser.newContext({ locale: "fr-FR" });
});
test.afterEach(() => context.close());

test("an admin of two clubs goes to the other one and back; a new notice there is not in the first", async () => {
  const { origin } = clubs;
  const login = { clubCode: "MS01", chk: false, ...people.superAdmin };
  await context.request.post(`${origin}/hp/api/member/login`, { headers: { origin }, data: login });
  const page = await context.newPage();
  await page.goto(`${origin}/ishm/notice`);
  await expect(page.getByRole("table")).toContainText("동절기 티업 시간");

  await page.getByRole("button", { name: /미르솔 컨트리클럽/ }).click();
  await page.getByRole("menuitem", { name: /새솔 컨트리클럽/ }).click();
  await expect(page).toHaveURL(`${origin}/ishm`);
  await expect(page.getByRole("button", { name: /새솔 컨트리클럽/ })).toBeVisible();
  await page.getByRole("link", { name: "공지사항" }).click();
  await expect(page.getByRole("status").filter({ hasText: "첫 공지를 작성해 주세요" })).toBeVisible();

  await page.getByRole("button", { name: /새솔 컨트리클럽/ }).click();
  await page.getByRole("menuitem", { name: /미르솔 컨트리클럽/ }).click();
  await expect(page.getByRole("button", { name: /미르솔 컨트리클럽/ })).toBeVisible();
  await page.getByRole("link", { name: "공지사항" }).click();
  await expect(page.getByRole("table")).toContainText("동절기 티업 시간");
});

// seed 71 200
test("a club that speaks Japanese first does so wherever an address names no language, and English only when asked", async () => {
  const { origin } = clubs;
  const page = await context.newPage();
  const pages = [
    ["/error?status=503", "エラーが発生しました", "ホームへ"],
    ["/en/error?status=503", "Something went wrong", "Home"],
    ["/nowhere", "ページが見つかりません", "ホームへ"],
    ["/en/nowhere", "Page not found", "Home"],
  ] as const;
  for (const [path, title, home] of pages) {
    await page.goto(origin + path);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    const isEnglish = path.startsWith("/en/");
    await expect(page.locator("html")).toHaveAttribute("lang", isEnglish ? "en" : "ja");
    const link = page.getByRole("main").getByRole("link", { name: home, exact: true });
    await expect(link).toHaveAttribute("href", isEnglish ? "/en" : "/");
  }
  await page.goto(`${origin}/ishm/notice`);
  await expect(page).toHaveURL(`${origin}/login?next=${encodeURIComponent("/ishm/notice")}`);
  await expect(page.locator("html")).toHaveAttribute("lang", "ja");

  const headers = { "user-agent": "Googlebot/2.1", "accept-language": "fr" };
  const seen = await context.request.get(`${origin}/error?status=503`, { headers });
  expect(/<html[^>]*>/.exec(await seen.text())?.[0]).toContain('lang="ja"');
  const refused = await context.request.get(`${origin}/hp/api/nothing/here`, { headers });
  expect((await refused.json()).fail.msgDetail).toMatch(/[ぁ-ん]/);
});
