import { and, eq } from "drizzle-orm";
import { auditRecords, ipBlocks } from "@/lib/club-api/db/tables";
import type { CallOutput } from "@/lib/contract/routes";
import { demoNow } from "@/tests/support/api";
import { officeScene } from "@/tests/support/scenes/office-scene";
import { forFile } from "../../support/for-file";

const scene = await forFile(officeScene);

afterEach(async () => {
  scene.api.clock.set(demoNow);
  for (const row of await scene.api.db.select().from(ipBlocks)) {
    if (row.ipIdx > 2) await scene.api.db.delete(ipBlocks).where(eq(ipBlocks.ipIdx, row.ipIdx));
  }
});

type Input = Record<string, unknown>;
const block = async (input: Input) =>
  (await scene.data<{ ipIdx: number }>("ssadmin1", "POST", "/ip-blocks", input)).ipIdx;
/** A public call as the web passes it on. */
const visit = async (address: string, headers: Record<string, string> = {}) => {
  const all = { "x-client-address": address, ...headers };
  const answer = await scene.api.request("GET", "/site/state", { headers: all });
  return [answer.status, answer.json.fail?.code ?? 0];
};
const signIn = (address: string, isAdmin: boolean) =>
  scene.api.request("POST", "/member/login", {
    body: {
      clubCode: "MS01",
      id: isAdmin ? "contents1" : "kimmiru",
      password: isAdmin ? "MirsolAdm1n!" : "Mirsol2026!",
      isAdmin,
    },
    headers: { "x-client-address": address },
  });

const blocked = [403, 1006];
const open = [200, 0];

describe("the list", () => {
  test("holds the demo's block and one that has run out (A18)", async () => {
    const { list, total } = await scene.data<CallOutput<"GET /ip-blocks">>("ssadmin1", "GET", "/ip-blocks");
    expect(total).toBe(2);
    expect(list[0]).toMatchObject({
      ipIdx: 1,
      ipFrom: "198.51.100.0/24",
      ipTo: null,
      mode: "DENY",
      scope: "ALL",
      reason: "매크로 의심",
      expireAt: null,
      isActive: true,
      createdAt: "2026-10-02T09:00:00+09:00",
    });
    expect(await visit("198.51.100.77")).toEqual(blocked);
    expect(await visit("203.0.113.41")).toEqual(open);
  });

  test("is narrowed and sorted", async () => {
    await block({ ipFrom: "192.0.2.1", mode: "ALLOW", expireAt: "2099-01-01T00:00:00+09:00" });
    await block({ ipFrom: "192.0.2.2", scope: "ADMIN", isActive: false });
    const found = async (query: string) => {
      const page = await scene.data<CallOutput<"GET /ip-blocks">>("ssadmin1", "GET", `/ip-blocks?${query}`);
      return page.list.map((row) => `${row.ipFrom} ${row.state}`);
    };
    expect(await found("state=LIVE&sort=createdAt")).toEqual(["198.51.100.0/24 LIVE", "192.0.2.1 LIVE"]);
    expect(await found("state=OFF")).toEqual(["192.0.2.2 OFF"]);
    expect(await found("state=ENDED")).toEqual([expect.stringMatching(/ ENDED$/)]);
    expect(await found("mode=ALLOW")).toEqual(["192.0.2.1 LIVE"]);
    expect(await found("scope=ADMIN&keyword=192")).toEqual(["192.0.2.2 OFF"]);
    expect((await found("sort=expireAt")).slice(0, 2)).toEqual([
      expect.stringMatching(/ ENDED$/),
      "192.0.2.1 LIVE",
    ]);
    expect((await scene.failure("ssadmin1", "GET", "/ip-blocks?sort=ipFrom"))[1]).toBe(9001);
  });

  // seed 285
  test("entries come, change, and go, each on record", async () => {
    const ipIdx = await block({ ipFrom: "192.0.2.7", ipTo: "192.0.2.9", reason: "크롤링" });
    expect(await visit("192.0.2.8")).toEqual(blocked);
    const change = { ipIdx, isActive: false };
    expect(await scene.data("ssadmin1", "PUT", "/ip-blocks", change)).toMatchObject({ ipIdx, version: 2 });
    expect(await visit("192.0.2.8")).toEqual(open);
    expect(
      (await scene.failure("ssadmin1", "PUT", `/ip-blocks/${ipIdx}`, { isActive: true, version: 1 }))[1],
    ).toBe(2002);
    expect(await scene.data("ssadmin1", "DELETE", "/ip-blocks", { idxs: [ipIdx] })).toEqual({ deleted: 1 });
    expect((await scene.failure("ssadmin1", "GET", `/ip-blocks/${ipIdx}`))[1]).toBe(2001);
    const auditEntries = await scene.api.db
      .select()
      .from(auditRecords)
      .where(and(eq(auditRecords.entity, "ipBlock"), eq(auditRecords.entityKey, String(ipIdx))))
      .orderBy(auditRecords.auditIdx);
    expect(auditEntries.map((auditEntry) => auditEntry.action)).toEqual(["CREATE", "UPDATE", "DELETE"]);
  });

  test.each([
    { ipFrom: "192.0.2.9", ipTo: "192.0.2.7" },
    { ipFrom: "192.0.2.0/33" },
    { ipFrom: "somewhere" },
    { ipFrom: "192.0.2.0/24", ipTo: "192.0.2.9" },
  ])("%j is no range (2401)", async (input) => {
    expect(await scene.failure("ssadmin1", "POST", "/ip-blocks", input)).toEqual([200, 2401, "IP_RANGE", []]);
  });

  // seed 285
  test("one that is over before it begins is refused; a running one may be ended", async () => {
    const expireAt = demoNow.toISOString();
    const over = await scene.failure("ssadmin1", "POST", "/ip-blocks", { ipFrom: "192.0.2.9", expireAt });
    expect(over).toEqual([400, 9001, "VAL_FIELD", ["expireAt", "This is in the past."]]);
    const ipIdx = await block({ ipFrom: "192.0.2.9" });
    expect((await scene.failure("ssadmin1", "PUT", "/ip-blocks", { ipIdx, expireAt }))[1]).toBe(0);
  });

  test("it needs 910700", async () => {
    const input = { ipFrom: "192.0.2.1" };
    expect((await scene.failure("bookadmin1", "POST", "/ip-blocks", input))[1]).toBe(9403);
    expect((await scene.failure("bookadmin1", "GET", "/ops/address-test?address=192.0.2.1"))[1]).toBe(9403);
  });
});

describe("nobody locks himself out (2402)", () => {
  const from = { headers: { "x-client-address": "192.0.2.50" } };
  const send = async (method: string, body: unknown) => {
    const token = (await scene.api.signIn("ssadmin1", { isAdmin: true })).accessToken;
    return (await scene.api.request(method, "/ip-blocks", { ...from, token, body })).json.fail;
  };
  afterEach(() => scene.sign("ssadmin1", true));

  test("by a DENY that holds the own address, or an ALLOW that does not", async () => {
    for (const input of [
      { ipFrom: "192.0.2.0/24" },
      { ipFrom: "::ffff:192.0.2.50" },
      { ipFrom: "192.0.2.50", scope: "ADMIN" },
      { ipFrom: "203.0.113.0/24", mode: "ALLOW", scope: "ADMIN" },
    ]) {
      expect(await send("POST", input)).toMatchObject({
        code: 2402,
        msgCode: "IP_SELF",
        msgVar: ["192.0.2.50"],
      });
    }
    expect(await scene.api.db.$count(ipBlocks)).toBe(2);
    expect(await send("POST", { ipFrom: "192.0.2.50", isActive: false })).toBeUndefined();
  });

  test("by taking the own ALLOW away while another one stays", async () => {
    await block({ ipFrom: "192.0.2.0/24", mode: "ALLOW", scope: "ADMIN" });
    const own = (await scene.api.db.select().from(ipBlocks).orderBy(ipBlocks.ipIdx)).at(-1)?.ipIdx ?? 0;
    await block({ ipFrom: "203.0.113.0/24", mode: "ALLOW", scope: "ADMIN" });
    expect(await send("DELETE", { idxs: [own] })).toMatchObject({ code: 2402 });
    expect(await send("PUT", { ipIdx: own, isActive: false })).toMatchObject({ code: 2402 });
  });
});

describe("who is refused", () => {
  // The web server speaks from 127.0.0.1; its word on the visitor's address counts, nobody else's does.
  test.each<[string, Record<string, string>]>([
    ["X-Forwarded-For", { "x-forwarded-for": "203.0.113.9" }],
    ["a list in X-Forwarded-For", { "x-forwarded-for": "203.0.113.9, 198.51.100.77" }],
    ["X-Real-IP", { "x-real-ip": "203.0.113.9" }],
    ["Forwarded", { forwarded: "for=203.0.113.9" }],
    ["True-Client-IP", { "true-client-ip": "203.0.113.9" }],
    ["CF-Connecting-IP", { "cf-connecting-ip": "203.0.113.9" }],
    ["X-Client-IP", { "x-client-ip": "203.0.113.9" }],
    ["X-Cluster-Client-IP", { "x-cluster-client-ip": "203.0.113.9" }],
  ])("a visitor behind a blocked address who claims another one by %s", async (_, headers) => {
    expect(await visit("198.51.100.77", headers)).toEqual(blocked);
  });

  test.each([
    ["the mapped form", "::ffff:198.51.100.77"],
    ["the mapped form in hexadecimal", "::FFFF:C633:644D"],
    ["spaces around it", "  198.51.100.77 "],
  ])("a blocked address in another spelling: %s", async (_, address) => {
    expect(await visit(address)).toEqual(blocked);
  });

  test("a stranger who speaks to the server himself and claims to be the web", async () => {
    const headers = { "x-client-address": "203.0.113.9" };
    const answer = await scene.api.request("GET", "/site/state", { from: "198.51.100.77", headers });
    expect([answer.status, answer.json.fail?.code]).toEqual(blocked);
    const others = await scene.api.request("GET", "/site/state", {
      from: "203.0.113.9",
      headers: { "x-client-address": "198.51.100.77" },
    });
    expect(others.status).toBe(200);
  });

  test("but never the web server's own reads, and no open address that claims a blocked one", async () => {
    expect((await scene.api.request("GET", "/site/state")).status).toBe(200);
    expect(await visit("203.0.113.9", { "x-forwarded-for": "198.51.100.77" })).toEqual(open);
  });

  test("a sign-in answers 1006 with 200, whatever the password (M1)", async () => {
    for (const isAdmin of [false, true]) {
      const answer = await signIn("198.51.100.77", isAdmin);
      expect([answer.status, answer.json.fail?.code]).toEqual([200, 1006]);
    }
  });

  test("a block of admins leaves visitors and members alone", async () => {
    await block({ ipFrom: "192.0.2.0/24", scope: "ADMIN" });
    expect(await visit("192.0.2.8")).toEqual(open);
    expect((await signIn("192.0.2.8", false)).json.result).toBe(true);
    expect((await signIn("192.0.2.8", true)).json.fail?.code).toBe(1006);
    const token = (await scene.api.signIn("contents1", { isAdmin: true })).accessToken;
    for (const path of ["/notice/admin", "/site/state"]) {
      const headers = { "x-client-address": "192.0.2.8" };
      expect((await scene.api.request("GET", path, { token, headers })).json.fail?.code).toBe(1006);
    }
    await scene.sign("contents1", true);
  });

  test("an allow-list of the office is no sign-in (S-67)", async () => {
    await block({ ipFrom: "203.0.113.0/24", mode: "ALLOW", scope: "ADMIN" });
    const headers = { "x-client-address": "203.0.113.5" };
    expect((await scene.api.request("GET", "/notice/admin", { headers })).status).toBe(401);
    expect((await signIn("203.0.113.5", true)).json.result).toBe(true);
    expect((await signIn("192.0.2.8", true)).json.fail?.code).toBe(1006);
    expect((await signIn("192.0.2.8", false)).json.result).toBe(true);
    await scene.sign("contents1", true);
  });

  test("until the entry ends", async () => {
    await block({ ipFrom: "192.0.2.8", expireAt: "2026-11-23T10:05:00+09:00" });
    expect(await visit("192.0.2.8")).toEqual(blocked);
    scene.api.clock.set(new Date("2026-11-23T10:05:00+09:00"));
    expect(await visit("192.0.2.8")).toEqual(open);
  });
});

test("the address test says which entry decides, for visitors and for admins", async () => {
  await block({ ipFrom: "192.0.2.0/24", scope: "ADMIN", reason: "외부" });
  const test = (address: string) =>
    scene.data<CallOutput<"GET /ops/address-test">>(
      "ssadmin1",
      "GET",
      `/ops/address-test?address=${address}`,
    );
  expect(await test("::ffff:192.0.2.8")).toMatchObject({
    address: "192.0.2.8",
    visitors: { isRefused: false, rule: null },
    admins: { isRefused: true, rule: { reason: "외부" } },
  });
  expect((await scene.failure("ssadmin1", "GET", "/ops/address-test?address=here"))[1]).toBe(2401);
});

test("the address test without an address is about the caller's own", async () => {
  const { accessToken: token } = await scene.api.signIn("ssadmin1", { isAdmin: true });
  const ask = (headers: Record<string, string>) =>
    scene.api.request("GET", "/ops/address-test", { token, headers });
  const own = await ask({ "x-client-address": "::ffff:192.0.2.50" });
  expect(own.json.data).toMatchObject({ address: "192.0.2.50", admins: { isRefused: false } });
  expect((await ask({})).json.fail?.code).toBe(2401);
  await scene.sign("ssadmin1", true);
});

test("another club's entries are not this one's", async () => {
  await scene.otherClub();
  await scene.api.db.update(ipBlocks).set({ clubIdx: 2 }).where(eq(ipBlocks.ipIdx, 1));
  expect(await visit("198.51.100.77")).toEqual(open);
  expect((await scene.failure("ssadmin1", "GET", "/ip-blocks/1"))[1]).toBe(2001);
  expect((await scene.failure("ssadmin1", "PUT", "/ip-blocks", { ipIdx: 1, reason: "x" }))[1]).toBe(2001);
  expect(await scene.data("ssadmin1", "DELETE", "/ip-blocks", { idxs: [1] })).toEqual({ deleted: 0 });
});
