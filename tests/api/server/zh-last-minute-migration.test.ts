import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { jsonRows } from "@/lib/club-api/db/json-rows";
import { startTestApi, type TestApi } from "../../support/api";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, 60_000);
beforeEach(() => api.reset());
afterAll(() => api.close());

const file = "lib/club-api/db/migrations/0048_zh_last_minute.sql";

async function runMigration(): Promise<void> {
  for (const statement of readFileSync(file, "utf8").split("--> statement-breakpoint"))
    await api.db.execute(sql.raw(statement));
}

const names = async () =>
  (
    await jsonRows<{ zh: string }>(
      api.db,
      sql`select names ->> 'zh' as zh from codes
    where club_idx = 1 and group_id = 'policyCodes' and key in ('C0580', 'C0581') order by key`,
    )
  ).map(({ zh }) => zh);
const menu = async () =>
  (
    await jsonRows(
      api.db,
      sql`select texts #>> '{zh,name}' as name, texts #>> '{zh,snsTitle}' as title,
    texts #>> '{ko,name}' as korean from menus where club_idx = 1 and code = '941600'`,
    )
  )[0];
const version = async () =>
  (
    await jsonRows<{ version: number }>(
      api.db,
      sql`select version from code_groups
    where club_idx = 1 and id = 'policyCodes'`,
    )
  )[0]?.version ?? 0;

test("the Chinese name of last-minute offers is renewed where it is the one we gave; a club's own words stay", async () => {
  await api.db.execute(sql`update codes set names = jsonb_set(names, '{zh}',
    to_jsonb(case key when 'C0580' then '临近优惠' else '本会特惠通知' end))
    where club_idx = 1 and group_id = 'policyCodes' and key in ('C0580', 'C0581')`);
  await api.db.execute(sql`update menus set texts = jsonb_set(jsonb_set(texts, '{zh,name}', '"临近优惠"'),
    '{zh,snsTitle}', '"本会特惠"') where club_idx = 1 and code = '941600'`);
  const before = await version();
  await runMigration();
  expect(await names()).toEqual(["尾单优惠", "本会特惠通知"]);
  expect(await menu()).toEqual({ name: "尾单优惠", title: "本会特惠", korean: "임박 할인" });
  expect(await version()).toBe(before + 1);
});

test("a club that is made with the new words keeps its version of the codes", async () => {
  const before = await version();
  await runMigration();
  expect(await names()).toEqual(["尾单优惠", "尾单优惠通知"]);
  expect(await version()).toBe(before);
});
