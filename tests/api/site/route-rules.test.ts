import { and, eq } from "drizzle-orm";
import { auditRecords, routeRules } from "@/lib/club-api/db/tables";
import type { CallOutput } from "@/lib/contract/routes";
import { officeScene } from "@/tests/support/scenes/office-scene";
import { addSecondClub, openSessionFor, otherClub } from "@/tests/support/scenes/second-club";
import { forFile } from "../../support/for-file";

const scene = await forFile(officeScene);

beforeAll(async () => {
  await addSecondClub(scene.api);
}, 120_000);
afterEach(() => scene.api.db.delete(routeRules));

type Input = Record<string, unknown>;
const path = "/ops/route-rules";
const add = async (input: Input) =>
  (await scene.data<{ ruleIdx: number }>("ssadmin1", "POST", path, input)).ruleIdx;
const refused = async (input: Input) => (await scene.failure("ssadmin1", "POST", path, input)).slice(1);
const active = async (clubCode: string) => {
  const answer = await scene.api.request("GET", `/ext/route-rules?clubCode=${clubCode}`);
  return (answer.json.data as CallOutput<"GET /ext/route-rules">).list;
};

test("rules come, change and go, each on record; the site reads the active ones", async () => {
  const ruleIdx = await add({ fromPath: "/Company/Greeting.html/", toPath: "/club#greeting", memo: "2019" });
  await add({ fromPath: "/old-shop", toPath: null, kind: "410" });
  expect(await active("MS01")).toEqual([
    { from: "/company/greeting.html", to: "/club#greeting", kind: "301" },
    { from: "/old-shop", to: null, kind: "410" },
  ]);
  const change = { isActive: false, version: 1 };
  await scene.data("ssadmin1", "PUT", `${path}/${ruleIdx}`, change);
  expect(await scene.failure("ssadmin1", "PUT", `${path}/${ruleIdx}`, change)).toContain(2002);
  expect(await active("MS01")).toHaveLength(1);
  const off = await scene.data<CallOutput<"GET /ops/route-rules">>("ssadmin1", "GET", `${path}?state=OFF`);
  expect(off.list).toMatchObject([{ ruleIdx, fromPath: "/company/greeting.html", memo: "2019", hits: 0 }]);
  expect(await scene.data("ssadmin1", "DELETE", path, { idxs: [ruleIdx] })).toEqual({ deleted: 1 });
  const records = await scene.api.db
    .select()
    .from(auditRecords)
    .where(and(eq(auditRecords.entity, "routeRule"), eq(auditRecords.entityKey, String(ruleIdx))))
    .orderBy(auditRecords.auditIdx);
  expect(records.map(({ action }) => action)).toEqual(["CREATE", "UPDATE", "DELETE"]);
});

test("no rule stands where a page does; the refusal names it", async () => {
  const to = { toPath: "/weather" };
  expect(await refused({ fromPath: "/club", ...to })).toEqual([
    2511,
    "ROUTE_PAGE",
    ["/club", expect.stringMatching(/\p{L}/u)],
  ]);
  expect(await refused({ fromPath: "/community/notice/7", ...to })).toContain(2511);
  expect(await refused({ fromPath: "/ishm/site", ...to })).toContain(2511);
  expect(await refused({ fromPath: "/hp/api", ...to })).toContain(2511);
  expect(await refused({ fromPath: "/club/greeting.html", ...to })).toEqual([0, "", []]);
});

test("loops and chains are refused with their way, whichever of their rules comes last", async () => {
  await add({ fromPath: "/a", toPath: "/b" });
  expect(await refused({ fromPath: "/b", toPath: "/a" })).toEqual([2513, "ROUTE_LOOP", ["/b → /a → /b"]]);
  expect(await refused({ fromPath: "/b", toPath: "/club" })).toEqual([
    2514,
    "ROUTE_CHAIN",
    ["/a → /b → /club", "/a"],
  ]);
  expect(await refused({ fromPath: "/c", toPath: "/a?x=1" })).toEqual([
    2514,
    "ROUTE_CHAIN",
    ["/c → /a → /b", "/c"],
  ]);
  expect(await refused({ fromPath: "/a/", toPath: "/club" })).toEqual([2512, "ROUTE_TAKEN", ["/a"]]);
  const off = await add({ fromPath: "/b", toPath: "/a", isActive: false });
  const turnOn = { isActive: true, version: 1 };
  expect((await scene.failure("ssadmin1", "PUT", `${path}/${off}`, turnOn))[1]).toBe(2513);
});

test("of two rules that close a loop at once only one is stored", async () => {
  const both = await Promise.all([
    scene.call("ssadmin1", "POST", path, { fromPath: "/x", toPath: "/y" }),
    scene.call("ssadmin1", "POST", path, { fromPath: "/y", toPath: "/x" }),
  ]);
  expect(both.filter(({ json }) => json.result)).toHaveLength(1);
});

test.each([
  { fromPath: "/ko/old", toPath: "/club" },
  { fromPath: "old", toPath: "/club" },
  { fromPath: "/old?x=1", toPath: "/club" },
  { fromPath: "/old", toPath: "//evil.example" },
  { fromPath: "/old", toPath: "http://shop.example.com" },
  { fromPath: "/old", toPath: "/en/club" },
  { fromPath: "/old", toPath: null },
])("%j is refused, and its field is named (9001)", async (input) => {
  const [code, , vars] = await refused(input);
  expect([code, String(vars)]).toEqual([9001, expect.stringMatching(/fromPath|toPath/)]);
});

test("two clubs have their own rules for one address", async () => {
  await add({ fromPath: "/company", toPath: "/club" });
  const { api } = scene;
  await openSessionFor(
    api,
    { kind: "admin", clubIdx: otherClub.clubIdx, accountIdx: otherClub.adminIdx },
    "there",
  );
  await api.db.insert(routeRules).values({
    clubIdx: otherClub.clubIdx,
    fromPath: "/company",
    toPath: "/gift",
    kind: "302",
    createdAt: api.clock.now(),
    createdBy: "otheradmin",
    updatedAt: api.clock.now(),
    updatedBy: "otheradmin",
  });
  expect(await active("MS01")).toEqual([{ from: "/company", to: "/club", kind: "301" }]);
  expect(await active(otherClub.clubCode)).toEqual([{ from: "/company", to: "/gift", kind: "302" }]);
  await tell([{ from: "/company", count: 3 }]);
  const rows = await api.db.select().from(routeRules).orderBy(routeRules.clubIdx);
  expect(rows.map(({ hits }) => hits)).toEqual([3, 0]);
});

const tell = (hits: unknown, headers: Record<string, string> = {}) =>
  scene.api.request("POST", "/ext/route-rules/hits", { body: { hits }, headers });

test("uses are added up, by the web's own word alone; they touch no version", async () => {
  const ruleIdx = await add({ fromPath: "/old", toPath: "/club" });
  expect((await tell([{ from: "/old", count: 5 }])).json.data).toEqual({ counted: 1 });
  expect(
    (
      await tell([
        { from: "/old", count: 2 },
        { from: "/none", count: 1 },
      ])
    ).json.data,
  ).toEqual({ counted: 1 });
  expect((await tell([{ from: "/old", count: 9 }], { "x-client-address": "203.0.113.9" })).status).toBe(403);
  const rule = await scene.data<CallOutput<"GET /ops/route-rules/{id}">>(
    "ssadmin1",
    "GET",
    `${path}/${ruleIdx}`,
  );
  expect(rule).toMatchObject({ hits: 7, version: 1, lastHitAt: "2026-11-23T10:00:00+09:00" });
});
