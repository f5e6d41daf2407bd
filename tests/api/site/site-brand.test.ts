import { eq } from "drizzle-orm";
import { auditRecords, siteBrands } from "@/lib/club-api/db/tables";
import type { CallOutput } from "@/lib/contract/routes";
import { type Brand, plainBrand } from "@/lib/shared/brand/brand";
import { officeScene } from "@/tests/support/scenes/office-scene";
import { forFile } from "../../support/for-file";

const scene = await forFile(officeScene);

beforeEach(() => scene.api.db.delete(siteBrands));

const put = (body: unknown) => scene.failure("ssadmin1", "PUT", "/site/brand", body);
const read = (scope = "") =>
  scene.data<CallOutput<"GET /site/brand">>("ssadmin1", "GET", `/site/brand${scope && `?scope=${scope}`}`);
const navy: Brand = { ...plainBrand, main: "#0b2545", accent: "#c0392b", fonts: "bookish", lines: "double" };

test("a club without a look has the product's own, at version 0", async () => {
  expect(await read()).toEqual(plainBrand);
  expect(await read("admin")).toEqual({ ...plainBrand, admin: { version: 0 } });
});

test("a look is saved, read by everybody, and recorded", async () => {
  expect(await put({ ...navy, main: " #0B2545 ", version: 0 })).toEqual([200, 0, "", []]);
  expect(await read()).toEqual(navy);
  expect(await read("admin")).toMatchObject({ admin: { version: 1 } });
  const records = await scene.api.db.select().from(auditRecords).where(eq(auditRecords.entity, "siteBrand"));
  expect(records.at(-1)).toMatchObject({ action: "UPDATE", entityKey: "1" });
});

test("the way back to the product's own is a save like any other", async () => {
  await put({ ...navy, version: 0 });
  expect((await put({ ...plainBrand, version: 1 }))[1]).toBe(0);
  expect(await read("admin")).toEqual({ ...plainBrand, admin: { version: 2 } });
});

test("of two admins the second is told that the first has saved, also at the first save of all", async () => {
  const answers = await Promise.all([put({ ...navy, version: 0 }), put({ ...plainBrand, version: 0 })]);
  expect(answers.map(([, code]) => code).sort()).toEqual([0, 2002]);
  expect(await put({ ...navy, version: 0 })).toEqual([200, 2002, "STALE", []]);
});

test.each([
  ["a colour that is none", { main: "blue" }, [400, 9001, "VAL_FIELD", ["main", expect.any(String)]]],
  ["a short colour", { main: "#abc" }, [400, 9001, "VAL_FIELD", ["main", expect.any(String)]]],
  ["white", { main: "#ffffff" }, [200, 2102, "SITE_COLOR", []]],
  ["a white accent", { accent: "#fefefe" }, [200, 2102, "SITE_COLOR", []]],
  [
    "an accent alone",
    { main: null },
    [400, 9001, "VAL_FIELD", ["accent", "Please choose the main colour first."]],
  ],
  ["letters that nobody ships", { fonts: "comic" }, [400, 9001, "VAL_FIELD", ["fonts", expect.any(String)]]],
])("%s is refused, and nothing is written", async (_, part, expected) => {
  expect(await put({ ...navy, ...part, version: 0 })).toEqual(expected);
  expect(await read("admin")).toEqual({ ...plainBrand, admin: { version: 0 } });
});
