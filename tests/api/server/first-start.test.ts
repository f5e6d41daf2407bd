import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { openDatabase } from "@/lib/club-api/db/client";
import { jsonRows } from "@/lib/club-api/db/json-rows";
import {
  admins,
  bookings,
  members,
  menus,
  notices,
  policies,
  teeTemplates,
  terms,
} from "@/lib/club-api/db/tables";
import { readEnv } from "@/lib/club-api/platform/env";
import { createLogger } from "@/lib/club-api/platform/logger";
import { type ClubApi, startClubApi } from "@/lib/club-api/server";
import { createTestDatabase, type TestDatabase } from "../../support/database/postgres";

/** The first start on an empty database (checklist S-58): whose accounts are there, and who knows their passwords. */
let empty: TestDatabase;
let folder = "";
const running: ClubApi[] = [];

beforeEach(async () => {
  empty = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "clubfront-first-start-"));
});
afterEach(async () => {
  for (const api of running.splice(0)) await api.stop();
  await empty.drop();
  await rm(folder, { recursive: true, force: true });
});

async function start(variables: Record<string, string> = {}) {
  const logged: string[] = [];
  const logs: string[] = [];
  const logger = createLogger("info", { write: (line: string) => void logs.push(line) });
  const place = { DATABASE_URL: empty.url, DATA_DIR: folder, API_PORT: "0" };
  const api = await startClubApi(readEnv({ ...place, ...variables }), logger, (text) => logged.push(text));
  running.push(api);
  const send = (method: string, path: string, body: object | null, token?: string) =>
    fetch(`http://127.0.0.1:${api.port}/hp/api${path}`, {
      method,
      headers: { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }).then((answer) => answer.json() as Promise<{ data: Record<string, unknown>; fail?: { code: number } }>);
  const login = (id: string, password: string, isAdmin: boolean, clubCode = "MS01") =>
    send("POST", "/member/login", { clubCode, id, password, isAdmin });
  return { logged, logs, send, login };
}

async function counts() {
  const database = await openDatabase({ dataDir: "unused", databaseUrl: empty.url });
  const tables = { admins, members, bookings, notices, policies, menus, teeTemplates, terms };
  const found: Record<string, number> = {};
  for (const [name, table] of Object.entries(tables)) found[name] = await database.db.$count(table);
  await database.close();
  return found;
}

test("an empty PostgreSQL gets the frame of a club, one super admin, and no published password", async () => {
  const { login, logged, logs, send } = await start({ CLUB_CODE: "PN02" });
  expect(await counts()).toMatchObject({ admins: 1, members: 0, bookings: 0, notices: 0 });
  const { policies: policyCount, menus: menuCount, teeTemplates: parts, terms: termsCount } = await counts();
  expect(Math.min(policyCount ?? 0, menuCount ?? 0, parts ?? 0, termsCount ?? 0)).toBeGreaterThan(3);
  expect((await login("ssadmin1", "MirsolAdm1n!", true, "PN02")).fail?.code).toBe(1001);
  expect((await login("kimmiru", "Mirsol2026!", false, "PN02")).fail?.code).toBe(1001);

  expect(logged).toHaveLength(1);
  const [, id = "", password = ""] = /as (\S+) with the password (\S+),/.exec(logged.join("")) ?? [];
  const session = await login(id, password, true, "PN02");
  expect(session.data).toMatchObject({ authority: "SSADMIN", pending: "TEMP_PASSWORD", clubCode: "PN02" });
  expect(logs.join("")).not.toContain(password);

  const token = String(session.data.accessToken);
  const input = { oldPassword: password, newPassword: "Pine-Forest-27!" };
  expect((await send("PUT", "/admin/change-password", input, token)).data).toMatchObject({ changed: true });
  expect((await login(id, password, true, "PN02")).fail?.code).toBe(1001);
  expect((await login(id, "Pine-Forest-27!", true, "PN02")).data.pending).toBeNull();
}, 60_000);

test("two that start at once make it once, and a later start leaves it alone", async () => {
  const [one, other] = await Promise.all([start(), start()]);
  expect([...one.logged, ...other.logged]).toHaveLength(1);
  expect((await start()).logged).toEqual([]);
  expect(await counts()).toMatchObject({ admins: 1, members: 0 });
}, 60_000);

test("one goes back a release on purpose: what a newer one added to the database is passed over, and it stays", async () => {
  const { logged } = await start();
  const [, id = "", password = ""] = /as (\S+) with the password (\S+),/.exec(logged.join("")) ?? [];
  for (const api of running.splice(0)) await api.stop();
  const database = await openDatabase({ dataDir: "unused", databaseUrl: empty.url });
  for (const statement of [
    "insert into applied_migrations (hash) values ('of the next release')",
    "create table things_of_the_next (idx int primary key)",
    "alter table admins add column newer text not null default 'kept'",
    "alter table sessions add column newer text",
  ])
    await database.db.execute(statement);
  await expect(start()).rejects.toThrow("was migrated by a newer release");
  const { login } = await start({ ALLOW_NEWER_DATABASE: "1" });
  expect((await login(id, password, true)).data).toMatchObject({ authority: "SSADMIN" });
  const rows = await jsonRows(database.db, sql`select newer from admins`);
  expect(rows).toEqual([{ newer: "kept" }]);
  await database.close();
}, 60_000);

test("a club that an earlier release made gets the menus of the back office that are new, and keeps its own names", async () => {
  await start();
  const database = await openDatabase({ dataDir: "unused", databaseUrl: empty.url });
  const { db } = database;
  const codes = async () => (await db.select().from(menus)).map(({ code }) => code).toSorted();
  const all = await codes();
  await db.delete(menus).where(eq(menus.code, "940900"));
  await db.update(menus).set({ seoSlug: "/ishm/ours" }).where(eq(menus.code, "940800"));
  expect(await codes()).not.toEqual(all);
  await start();
  expect(await codes()).toEqual(all);
  const [kept] = await db.select().from(menus).where(eq(menus.code, "940800"));
  expect(kept?.seoSlug).toBe("/ishm/ours");
  await database.close();
}, 60_000);

test("the demo comes when it is asked for", async () => {
  const { login, logged } = await start({ SEED: "demo" });
  expect(logged).toEqual([]);
  expect((await login("ssadmin1", "MirsolAdm1n!", true)).data).toMatchObject({ authority: "SSADMIN" });
}, 60_000);

test.each([
  ["the embedded database of a development", {}, "demo"],
  [
    "the embedded database of a demo",
    { NODE_ENV: "production", DEMO_NOW: "2026-11-23T10:00:00+09:00" },
    "demo",
  ],
  ["the embedded database in production", { NODE_ENV: "production" }, "frame"],
  ["PostgreSQL in a development", { DATABASE_URL: "postgres://club@127.0.0.1/club" }, "frame"],
  [
    "PostgreSQL with a standing clock",
    { DATABASE_URL: "postgres://x/y", DEMO_NOW: "2026-11-23T10:00:00Z" },
    "frame",
  ],
  ["whoever asks", { NODE_ENV: "production", DATABASE_URL: "postgres://x/y", SEED: "demo" }, "demo"],
])("unasked, %s", (_name, variables, seed) => {
  expect(readEnv(variables).seed).toBe(seed);
});
