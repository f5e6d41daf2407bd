import { eq } from "drizzle-orm";
import { auditRecords, siteScenes } from "@/lib/club-api/db/tables";
import type { CallOutput } from "@/lib/contract/routes";
import { officeScene } from "@/tests/support/scenes/office-scene";
import { forFile } from "../../support/for-file";

const scene = await forFile(officeScene);

type Scene = CallOutput<"GET /site/scene">;
const read = (query = "") => scene.data<Scene>("ssadmin1", "GET", `/site/scene${query}`);
const put = (body: unknown, admin = "ssadmin1") => scene.failure(admin, "PUT", "/site/scene", body);
const links = { terrain: "links", building: "stone", seed: "gannet" };

test("a club that has chosen nothing has the standard scene", async () => {
  expect(await read()).toEqual({ terrain: "pine-hills", building: "timber", seed: "" });
  expect((await read("?scope=admin")).admin).toMatchObject({ version: 0 });
});

test.each([
  ["a land that is none", { ...links, terrain: "moor" }],
  ["a building that is none", { ...links, building: "castle" }],
  ["words of 41 characters", { ...links, seed: "a".repeat(41) }],
  ["a body without a land", { building: "stone", seed: "" }],
])("%s is refused and nothing is stored", async (_, body) => {
  const [status, code] = await put(body);
  expect([status, code]).toEqual([400, 9001]);
  expect(await scene.api.db.select().from(siteScenes)).toEqual([]);
});

test("the choice is saved with its version and an audit record; an older version is refused", async () => {
  expect(await scene.data("ssadmin1", "PUT", "/site/scene", { ...links, version: 0 })).toMatchObject({
    version: 1,
  });
  expect(await read()).toEqual(links);
  expect(await put({ ...links, seed: "tern", version: 0 })).toEqual([200, 2002, "STALE", []]);
  expect((await read()).seed).toBe("gannet");
  const records = await scene.api.db.select().from(auditRecords).where(eq(auditRecords.entity, "siteScene"));
  expect(records).toHaveLength(1);
  expect(records[0]).toMatchObject({ action: "UPDATE", after: links });
});

test("of two first choices at once one is refused", async () => {
  await scene.api.db.delete(siteScenes);
  const answers = await Promise.all(["tern", "gannet"].map((seed) => put({ ...links, seed, version: 0 })));
  expect(answers.map(([, code]) => code).sort()).toEqual([0, 2002]);
});

test("the choice of one club is nothing to another", async () => {
  await scene.api.db.execute(
    "insert into clubs select (jsonb_populate_record(c, jsonb_build_object('club_idx', 2, 'club_code', 'LK02'))).* from clubs c where club_idx = 1",
  );
  await scene.api.db.insert(siteScenes).values({
    clubIdx: 2,
    terrain: "mountain",
    building: "eaves",
    seed: "x",
    version: 5,
    updatedAt: new Date("2026-11-23T01:00:00Z"),
    updatedBy: "test",
  });
  expect((await read()).terrain).toBe("links");
  const { version } = (await read("?scope=admin")).admin ?? { version: 0 };
  await scene.data("ssadmin1", "PUT", "/site/scene", { ...links, terrain: "parkland", version });
  const [other] = await scene.api.db.select().from(siteScenes).where(eq(siteScenes.clubIdx, 2));
  expect(other).toMatchObject({ terrain: "mountain", version: 5 });
});
