import { sql } from "drizzle-orm";
import { cardPath, readCardAddress } from "@/lib/web/cards/address";
import { startTestApi } from "../support/api";
import { forFile } from "../support/for-file";
import { rowsOf } from "../support/scenes/cloned-club";
import { addSecondClub } from "../support/scenes/second-club";

/* Addresses that open something by a secret in them: links to previews, and signed cards for social media. */

const api = await forFile(startTestApi);
let editor: string;
beforeAll(async () => {
  await addSecondClub(api);
  editor = (await api.signIn("contents1", { isAdmin: true })).accessToken;
});

const hour = 60 * 60_000;

async function makePreview(payload: Record<string, unknown> = { title: "A secret plan" }): Promise<string> {
  const body = { entity: "notice", idx: null, payload };
  const { json, text } = await api.request("POST", "/ops/previews", { token: editor, body });
  if (!json.result) throw new Error(text);
  return String(json.data.token);
}
const open = (token: string, query = "") => api.request("GET", `/ext/previews/${token}${query}`);

describe("a stranger reads what an editor has not published", () => {
  test("by guessing: 256 random bits, of which the database keeps a hash only", async () => {
    const tokens = await Promise.all([makePreview(), makePreview(), makePreview()]);
    expect(new Set(tokens).size).toBe(3);
    for (const token of tokens) {
      expect(Buffer.from(token, "base64url")).toHaveLength(32);
      const remaining = await rowsOf(
        api.db,
        sql`select 1 from previews where previews::text like ${`%${token}%`}`,
      );
      expect(remaining).toEqual([]);
      // The last sign of 43 has two bits to spare: another spelling of the same bytes is another token.
      expect((await open(`${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`)).status).toBe(404);
    }
  });

  test("at another club", async () => {
    const token = await makePreview();
    expect((await open(token, "?clubCode=MS01")).json.result).toBe(true);
    expect((await open(token, "?clubCode=MS02")).status).toBe(404);
  });

  test("after its hour", async () => {
    const token = await makePreview();
    const before = api.clock.now();
    api.clock.set(new Date(before.getTime() + hour - 1));
    expect((await open(token)).status).toBe(200);
    api.clock.set(new Date(before.getTime() + hour));
    expect((await open(token)).status).toBe(404);
    api.clock.set(before);
  });

  test.each([
    ["was dismissed", sql`update admins set state = 'LEFT' where id = 'contents1'`],
    ["may no longer act for the club", sql`update admins set auth_club = '{MS02}' where id = 'contents1'`],
    [
      "may no longer write that board",
      sql`update admin_menu_perms set is_create = false, is_update = false where menu_code = '930100'`,
    ],
  ])("by a link of somebody who %s", async (_what, change) => {
    const [was] = await rowsOf<{ state: string; clubs: string }>(
      api.db,
      sql`select state, auth_club::text as clubs from admins where id = 'contents1'`,
    );
    const rights = await rowsOf<{ idx: number; c: boolean; u: boolean }>(
      api.db,
      sql`select perm_idx as idx, is_create as c, is_update as u from admin_menu_perms where menu_code = '930100'`,
    );
    const token = await makePreview();
    expect((await open(token)).status).toBe(200);
    await api.db.execute(change);
    const answer = await open(token);
    await api.db.execute(
      sql`update admins set state = ${was?.state}, auth_club = ${was?.clubs}::text[] where id = 'contents1'`,
    );
    for (const { idx, c, u } of rights) {
      await api.db.execute(
        sql`update admin_menu_perms set is_create = ${c}, is_update = ${u} where perm_idx = ${idx}`,
      );
    }
    expect(answer.status).toBe(404);
    expect(answer.text).not.toContain("A secret plan");
    expect((await open(token)).status).toBe(200);
  });
});

test("an editor fills the disk with links and forms: the oldest of one admin go", async () => {
  const first = await makePreview();
  api.pass(1000);
  for (let count = 0; count < 20; count += 1) await makePreview();
  expect((await open(first)).status).toBe(404);
  const [previews] = await rowsOf<{ n: number }>(api.db, sql`select count(*)::int as n from previews`);
  expect(previews?.n).toBe(20);
  await api.db.execute(sql`insert into drafts (club_idx, admin_idx, entity, entity_idx, payload, saved_at)
    select 1, admin_idx, 'notice', n, '{}', ${api.clock.now().toISOString()}::timestamptz - n * interval '1 minute'
    from admins, generate_series(1, 300) n where id = 'contents1'`);
  const body = { payload: { title: "The newest" } };
  await api.request("PUT", "/ops/drafts/notice/0", { token: editor, body });
  const [forms] = await rowsOf<{ n: number; newest: number }>(
    api.db,
    sql`select count(*)::int as n, count(*) filter (where entity = 'notice' and entity_idx = 0)::int as newest
      from drafts join admins using (club_idx, admin_idx) where admins.id = 'contents1'`,
  );
  expect(forms).toEqual({ n: 200, newest: 1 });
});

test("an editor's link runs a script for the superior who looks at it", async () => {
  const hostile = [
    "javascript:alert(1)",
    " java\nscript:alert(1)",
    "JAVASCRIPT:alert(1)",
    "data:text/html,<script>",
  ];
  const token = await makePreview({
    link: hostile[0],
    links: hostile,
    pictures: { image: "blob:https://a.example/1" },
    contents: `<p onclick="alert(1)">Text</p><script>alert(1)</script>`,
    home: "https://club.example/",
    title: "Opening: 07:00",
  });
  const { payload } = (await open(token)).json.data as { payload: Record<string, unknown> };
  expect(payload).toEqual({
    link: "",
    links: ["", "", "", ""],
    pictures: { image: "" },
    contents: "<p>Text</p>",
    home: "https://club.example/",
    title: "Opening: 07:00",
  });
});

describe("a stranger has own words drawn under the club's name", () => {
  const secret = "a-secret-of-at-least-thirty-two-signs";
  const club = { clubCode: "MS01", secret };
  const address = { language: "ko", title: "12월 휴장일" } as const;
  const file =
    cardPath(address, { ...club, version: "0123abcd" })
      .split("/")
      .at(-1) ?? "";
  const [text = "", version = "", sign = ""] = file.split(".");

  test("with the signature of other words, another language, another drawing or no signature", () => {
    const mine = Buffer.from("The club is closed for ever").toString("base64url");
    const forged = [
      `${mine}.${version}.${sign}.jpg`,
      `${text}.00000000.${sign}.jpg`,
      `${text}.${version}.${"A".repeat(22)}.jpg`,
      `${text}.${version}..jpg`,
      `${text}.${version}.${sign.slice(0, -1)}.jpg`,
      `${text}.${version}.${sign}.png`,
    ];
    for (const one of forged) expect([one, readCardAddress("ko", one, club)]).toEqual([one, null]);
    expect(readCardAddress("ja", file, club)).toBeNull();
    expect(readCardAddress("ko", file, club)).toEqual(address);
  });

  test("with a card of another club that shares the secret", () => {
    expect(readCardAddress("ko", file, { ...club, clubCode: "MS02" })).toBeNull();
  });

  test("with a secret that has been rotated out; what was signed before the rotation stays until then", () => {
    const [newest, older] = ["n".repeat(32), "o".repeat(32)];
    expect(readCardAddress("ko", file, { ...club, secret: `${newest},${secret}` })).toEqual(address);
    expect(readCardAddress("ko", file, { ...club, secret: `${newest},${older}` })).toBeNull();
  });
});

test("a repeated key gives one member the answer of another", async () => {
  const headers = { "idempotency-key": "the-same-key" };
  const body = { kind: "ACCESS", contents: "Mine alone" };
  const owner = (await api.signIn("kimmiru")).accessToken;
  const other = (await api.signIn("leesol01")).accessToken;
  const ask = (token: string) => api.request("POST", "/ext/data-requests", { token, headers, body });
  const [first, repeated, foreign] = [await ask(owner), await ask(owner), await ask(other)];
  expect(repeated.text).toBe(first.text);
  expect(foreign.json.result).toBe(true);
  expect(foreign.json.data).not.toEqual(first.json.data);
});
