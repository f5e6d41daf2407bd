import { expect, test } from "@playwright/test";
import type { Client } from "pg";
import { onServer } from "../../../support/database/postgres";
import { seedClub } from "../../../support/runs/prepared-data";
import { freePort, startApi, startTogether, startWeb, temporaryFolder } from "../../../support/web/stack.mjs";
import { people } from "../../fixtures";

/** The demo's club and a second one with its policies and codes, for which the super admin works too. */
async function addClub(database: Client): Promise<void> {
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

test("an admin of two clubs goes to the other one and back; a new notice there is not in the first", async ({
  browser,
}) => {
  const data = temporaryFolder("two-clubs");
  const [apiPort, webPort] = [await freePort(), await freePort()];
  const club = await seedClub(data.folder);
  await onServer(club.DATABASE_URL, addClub);
  const [api, web] = await startTogether(
    startApi({ ...club, API_PORT: String(apiPort) }),
    startWeb({ PORT: String(webPort), HP_API_URL: `http://127.0.0.1:${apiPort}` }),
  );
  const origin = `http://localhost:${webPort}`;
  const context = await browser.newContext();
  try {
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
  } finally {
    await context.close();
    await web.stop();
    await api.stop();
    data.remove();
  }
});
