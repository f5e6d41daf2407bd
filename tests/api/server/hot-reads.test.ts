import { eq, sql } from "drizzle-orm";
import type { OpenDatabase } from "@/lib/club-api/db/client";
import { menus } from "@/lib/club-api/db/tables";
import { until } from "@/tests/support/runs/until";
import { apiOver, demoNow, startTestApi, type TestApi } from "../../support/api";
import { openRewritten } from "../../support/database/rewritten-database";

/*
 * Statements of the hot reads, once the rules are known: each begins with the number of the rules, by which this
 * process knows that they stand. Times tell little on a busy machine, so statements are counted.
 */

const statements: string[] = [];
const gate = 4711;
let isNumberHeldBack = false;
const held = ` and (select true from (select pg_advisory_xact_lock_shared(${gate})) as held)`;

let api: TestApi;
let database: OpenDatabase;
let seeded: TestApi & { url: string };
let token: string;

beforeAll(async () => {
  seeded = await startTestApi();
  database = openRewritten(seeded.url, (text) => {
    statements.push(text);
    return isNumberHeldBack && text.includes('"rule_version"') ? text + held : text;
  });
  api = await apiOver(database, demoNow, seeded.folder);
  token = (await api.signIn("kimmiru")).accessToken;
}, 120_000);
afterAll(async () => {
  await database.close();
  await seeded.close();
});

/** The statements of a call that has been made before. */
async function statementsOf(path: string, options: { token?: string } = {}) {
  for (let turn = 0; turn < 2; turn += 1) {
    statements.length = 0;
    const { status, text } = await api.request("GET", path, options);
    if (status !== 200) throw new Error(`${path}: ${text}`);
  }
  return statements;
}

test("what visitors are told of the club is written once, until it changes", async () => {
  await statementsOf("/site/info");
  const writing = jest.spyOn(JSON, "stringify");
  const { json } = await api.request("GET", "/site/info");
  const written = writing.mock.calls.filter(([value]) => value?.data?.clubName !== undefined);
  writing.mockRestore();
  expect(json.data).toMatchObject({ clubName: "Mirsol Country Club", hasPush: false });
  expect(written).toEqual([]);
});

test.each([
  ["/site/info", 1],
  ["/site/addition", 1],
  ["/site/brand", 1],
  ["/site/scene", 1],
  ["/site/words", 1],
  ["/site/state", 1],
  ["/menus/club/MS01", 1],
  ["/notice/top", 2],
  ["/notice/normal", 2],
  ["/notice/normal?page=2&size=3", 2],
  ["/notice/12", 2],
  ["/event", 2],
  ["/event/31", 2],
  ["/reservation/sheets/non-member/MS01/2026-11-30", 2],
  ["/reservation/calendar/202612", 3],
])("a visitor's %s asks %i", async (path, expected) => {
  expect(await statementsOf(path)).toHaveLength(expected);
});

/** Beside the visitor's the count of the member's calls; who holds the token is read with the number of the rules. */
test.each([
  ["/reservation/sheets/100001/2026-11-30", 3],
  ["/reservation/calendar/100001", 5],
])("a member's %s asks %i", async (path, expected) => {
  expect(await statementsOf(path, { token })).toHaveLength(expected);
});

describe("a read that begins with the rules that this process knows", () => {
  const permitOfNotices = (permit: "0" | "2") =>
    database.db.update(menus).set({ permit }).where(eq(menus.code, "060100"));
  afterEach(async () => {
    isNumberHeldBack = false;
    await permitOfNotices("0");
  });

  test("asks for its rows before their number is known", async () => {
    await statementsOf("/notice/normal");
    statements.length = 0;
    const answered = await database.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${gate})`);
      isNumberHeldBack = true;
      const asked = api.request("GET", "/notice/normal");
      const hasAsked = () => statements.some((text) => text.includes('"notices"'));
      await until(hasAsked, "the rows are asked for", 10_000, 1);
      return [asked];
    });
    isNumberHeldBack = false;
    expect((await answered[0])?.status).toBe(200);
  });

  test("a member's too: who he is, his count and his rows are asked for together", async () => {
    const path = "/reservation/sheets/100001/2026-11-30";
    await statementsOf(path, { token });
    statements.length = 0;
    const answered = await database.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${gate})`);
      isNumberHeldBack = true;
      const asked = api.request("GET", path, { token });
      const wanted = ['"session_tokens"', 'insert into "limits"', '"tee_slots"'];
      const hasAsked = () => wanted.every((table) => statements.some((text) => text.includes(table)));
      await until(hasAsked, "the rows are asked for", 10_000, 1);
      return [asked];
    });
    isNumberHeldBack = false;
    expect((await answered[0])?.status).toBe(200);
  });

  test("is made anew by those that have changed: what was closed meanwhile is shown to nobody", async () => {
    await statementsOf("/notice/normal");
    await permitOfNotices("2");
    expect((await api.request("GET", "/notice/normal")).json.fail?.code).toBe(463);
    await permitOfNotices("0");
    expect((await api.request("GET", "/notice/normal")).status).toBe(200);
  });
});

test("of a list and a notice that are known only the counts of views are read", async () => {
  for (const path of ["/notice/normal", "/notice/12"]) {
    const [counts, number] = (await statementsOf(path)).toSorted();
    expect(counts).toMatch(/^select "notice_idx", "view_count" from "notices"/);
    expect(number).toMatch(/^select [^;]* from "rule_version" where /);
  }
});

test("who asks too often is refused whatever the answer were, and then costs counts alone", async () => {
  const headers = { "x-client-address": "203.0.113.9" };
  const call = (path: string) => api.request("GET", path, { headers });
  const first = await call("/notice/999999");
  expect(first.json.fail?.code).toBe(2001);
  let last = first;
  for (let turn = 0; turn < 300 && last.status !== 429; turn += 1) last = await call("/notice/999999");
  expect(last.status).toBe(429);
  statements.length = 0;
  expect((await call("/notice/12")).status).toBe(429);
  expect(statements.filter((text) => text.includes('"notices"'))).toEqual([]);
});

test.each([
  ["notices", "/notice/normal?page=2"],
  ["notices", "/notice/admin?page=2"],
  ["events", "/event?page=2"],
  ["events", "/event?page=2&scope=admin"],
  ["reference_entries", "/reference/normal?page=2"],
  ["reference_entries", "/reference/admin?page=2"],
])("a list of %s reads no contents: %s", async (table, path) => {
  const { accessToken } = await api.signIn("ssadmin1", { isAdmin: true });
  const asked = await statementsOf(path, { token: accessToken });
  const list = asked.find((text) => text.includes(`"${table}"`)) ?? "";
  // The rows below are passed over as they lie: PostgreSQL unpacks no text that is not named above.
  const [named = ""] = list.split(' from (select "');
  expect(named).toMatch(/'?title|->>|jsonb_object_agg\(key, value - array\[/);
  expect(named).not.toMatch(/"search_texts"|"texts",|"texts" from/);
});

test("a page of a list computes nothing of the rows before it", async () => {
  const asked = await statementsOf("/notice/normal?page=2&size=3");
  expect(asked.find((text) => text.includes('"notices"'))).toMatch(/ offset \$\d+\) "notices" order by /);
});
