import { eq } from "drizzle-orm";
import { readXlsx } from "hucre/xlsx";
import { auditRecords, clubEntries, practiceGrounds } from "@/lib/club-api/db/tables";
import { xlsxType } from "@/lib/contract/exports";
import type { CallOutput } from "@/lib/contract/routes";
import { demoNow } from "@/tests/support/api";
import { officeScene } from "@/tests/support/scenes/office-scene";
import { forFile } from "../../support/for-file";

const scene = await forFile(officeScene);

type Entries = CallOutput<"GET /club-entry">;
type Entry = CallOutput<"GET /club-entry/{id}">;
type Ground = CallOutput<"GET /practice/{id}">;
const admin = "ssadmin1";
const entries = (query: string) => scene.data<Entries>("visitor", "GET", `/club-entry?${query}`);
const sauna = { kind: "FACILITY", title: "사우나", hours: "06:00 – 21:00", text: "온탕과 냉탕" };
const bay = {
  kind: "SIMULATOR",
  name: "스크린",
  hours: [{ fromMonth: 1, toMonth: 12, opens: "09:00", closes: "22:00" }],
  hourPrice: 30_000,
};
const range = { ...bay, kind: "RANGE", name: "연습장", hourPrice: null, ballPrice: 6000, ballCount: 50 };
const newEntry = async (body: object) =>
  (await scene.data<{ entryIdx: number }>(admin, "POST", "/club-entry?lang=ko", body)).entryIdx;
const newGround = async (body: object) =>
  (await scene.data<{ practiceIdx: number }>(admin, "POST", "/practice?lang=ko", body)).practiceIdx;
/** Status and code of a call. */
const outcome = async (...sent: Parameters<typeof scene.failure>) =>
  (await scene.failure(...sent)).slice(0, 2);
const countOf = async () => [
  (await scene.api.db.select().from(clubEntries)).length,
  (await scene.api.db.select().from(practiceGrounds)).length,
];

describe("what the club page lists", () => {
  test("comes by kind and place in the reader's language", async () => {
    const history = await entries("kind=HISTORY&lang=ko");
    expect(history.list.map(({ happenedOn }) => happenedOn)).toEqual([
      ...["1996", "1998", "2004", "2011", "2017", "2023", "2026"],
    ]);
    const places = await entries("kind=PLACE&lang=en");
    expect(places.list[1]).toMatchObject({ title: "Mir Station", bearing: 172, km: 7, placeKind: "rail" });
    expect((await entries("size=100")).total).toBe(6 + 7 + 3 + 5);
  });

  test("a new entry stands behind those of its kind, is on record, and is told in the reader's language", async () => {
    const entryIdx = await newEntry({ ...sauna, i18n: { en: { title: "Sauna", hours: "", text: "" } } });
    expect(await scene.data<Entry>("visitor", "GET", `/club-entry/${entryIdx}?lang=en`)).toMatchObject({
      title: "Sauna",
      order: 7,
      kind: "FACILITY",
      language: "en",
    });
    const records = await scene.api.db
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.entity, "clubEntry"));
    expect(records.at(-1)).toMatchObject({ action: "CREATE", entityKey: String(entryIdx) });
  });

  test("a form as the office sends it, with visibility and place, changes what it names", async () => {
    const entryIdx = await newEntry(sauna);
    const form = { version: 1, isVisible: false, order: 3, phone: null, fromMonth: null, toMonth: null };
    const i18n = { ko: { title: "사우나", hours: "06:30 – 20:30", text: "" } };
    expect(await outcome(admin, "PUT", `/club-entry/${entryIdx}?lang=ko`, { ...form, i18n })).toEqual([
      200, 0,
    ]);
    const row = await scene.data<Entry>(admin, "GET", `/club-entry/${entryIdx}?scope=admin&lang=ko`);
    expect(row).toMatchObject({ hours: "06:30 – 20:30", order: 3, admin: { isVisible: false, version: 2 } });
  });

  test("of two editors the second is refused, and nothing of his is written", async () => {
    const entryIdx = await newEntry(sauna);
    const change = (title: string) =>
      scene.failure(admin, "PUT", `/club-entry/${entryIdx}?lang=ko`, { title, version: 1 });
    const codes = (await Promise.all([change("하나"), change("둘")])).map(([, code]) => code);
    expect(codes.toSorted()).toEqual([0, 2002]);
    const row = await scene.data<Entry>(admin, "GET", `/club-entry/${entryIdx}?scope=admin&lang=ko`);
    expect(row.admin?.version).toBe(2);
  });

  test.each([
    ["a setting of another kind", { bearing: 4 }, "bearing"],
    ["one of two months", { fromMonth: 4 }, "toMonth"],
    ["a telephone that is none", { phone: "call us" }, "phone"],
    ["an empty name", { i18n: { ko: null, en: { title: "" } } }, "i18n.en.title"],
  ])("a change to %s is refused by its field, and the entry is as it was", async (_, change, field) => {
    const entryIdx = await newEntry(sauna);
    const [status, code, , msgVar] = await scene.failure(
      ...([admin, "PUT", `/club-entry/${entryIdx}?lang=ko`, change] as const),
    );
    expect([status, code, (msgVar as string[])[0]]).toEqual([400, 9001, field]);
    const row = await scene.data<Entry>(admin, "GET", `/club-entry/${entryIdx}?scope=admin&lang=ko`);
    expect(row).toMatchObject({ title: "사우나", phone: null, fromMonth: null, admin: { version: 1 } });
  });

  test("what is deleted goes from the page and comes back hidden", async () => {
    const entryIdx = await newEntry({ ...sauna, title: "사라질 곳" });
    await scene.data(admin, "DELETE", "/club-entry", { idxs: [entryIdx] });
    const titles = async () => (await entries("size=100&lang=ko")).list.map(({ title }) => title);
    expect(await titles()).not.toContain("사라질 곳");
    await scene.data(admin, "POST", "/ops/trash/clubEntry/restore", { idxs: [entryIdx] });
    expect(await titles()).not.toContain("사라질 곳");
    await scene.data(admin, "PUT", "/ops/boards/clubEntry/visibility", { idxs: [entryIdx], isVisible: true });
    expect(await titles()).toContain("사라질 곳");
  });

  test("the office gives them another order", async () => {
    const { list } = await entries("kind=WAY&lang=en");
    const orders = list.toReversed().map(({ entryIdx: idx }, at) => ({ idx, order: at + 1 }));
    await scene.data(admin, "PUT", "/ops/boards/clubEntry/orders", { orders });
    expect((await entries("kind=WAY&lang=en")).list).toEqual(
      list.toReversed().map((entry, at) => ({ ...entry, order: at + 1 })),
    );
  });
});

describe("practice grounds", () => {
  test("have hours, bays and fees in the club's currency", async () => {
    const { list } = await scene.data<CallOutput<"GET /practice">>("visitor", "GET", "/practice?lang=en");
    expect(list.map(({ kind }) => kind)).toEqual(["RANGE", "PUTTING", "SHORT_GAME"]);
    expect(list[0]).toMatchObject({ bays: 12, ballPrice: 6000, ballCount: 50, isBookable: true });
    expect(list[0]?.hours).toHaveLength(2);
  });

  test("a price is changed with its version, and on record", async () => {
    const practiceIdx = await newGround(bay);
    const path = `/practice/${practiceIdx}`;
    expect(await outcome(admin, "PUT", path, { hourPrice: 32_000, version: 1 })).toEqual([200, 0]);
    expect(await outcome(admin, "PUT", path, { hourPrice: 1, version: 1 })).toEqual([200, 2002]);
    expect(await scene.data<Ground>("visitor", "GET", path)).toMatchObject({ hourPrice: 32_000 });
    const records = await scene.api.db
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.entity, "practice"))
      .orderBy(auditRecords.auditIdx);
    expect(records.at(-1)).toMatchObject({
      before: { hourPrice: "30000", version: 1 },
      after: { hourPrice: "32000", version: 2 },
    });
  });

  test.each([
    ["a price below zero", { hourPrice: -1 }, "hourPrice"],
    ["balls without a price", { ballCount: 50 }, "ballPrice"],
    ["a price without balls", { ballPrice: 5000 }, "ballCount"],
    ["a month with two hours", { hours: [...bay.hours, ...bay.hours] }, "hours"],
    ["no name", { name: " " }, "name"],
    ["a language that the club has given up", { i18n: { zh: { name: "练习场" } } }, "i18n.zh"],
  ])("a new one with %s is refused by its field, and nothing is written", async (_, part, field) => {
    if (field === "i18n.zh") await giveUpChinese();
    const before = await countOf();
    const [status, code, , msgVar] = await scene.failure(admin, "POST", "/practice?lang=ko", {
      ...bay,
      ...part,
    });
    expect([status, code, (msgVar as string[])[0]]).toEqual([400, 9001, field]);
    expect(await countOf()).toEqual(before);
  });

  test("the basket of a range keeps its price and its balls together", async () => {
    const practiceIdx = await newGround(range);
    expect(await outcome(admin, "PUT", `/practice/${practiceIdx}`, { ballPrice: null })).toEqual([400, 9001]);
    await scene.data(admin, "PUT", `/practice/${practiceIdx}`, { ballPrice: null, ballCount: null });
  });

  test("come as a sheet for the office", async () => {
    // A second sign-in of the same person ends the first.
    scene.signOut();
    const { accessToken: token } = await scene.api.signIn(admin, { isAdmin: true });
    const answer = await scene.api.send("GET", "/practice?scope=admin&lang=en", {
      token,
      headers: { accept: xlsxType },
    });
    scene.signOut();
    const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()));
    const [titles = []] = sheets[0]?.rows ?? [];
    expect(titles).toEqual(expect.arrayContaining(["Bays", "Basket", "Day pass"]));
  });
});

async function giveUpChinese(): Promise<void> {
  await scene.api.db.execute("update policies set value1 = 'en,ko,ja' where club_idx = 1 and code = 'C0090'");
}

test("products have a category, a stock and an order; papers have no stock", async () => {
  const gift = { type: "GIFT", title: "모자", category: "의류", stock: "FEW", price: 30_000 };
  const { referenceIdx } = await scene.data<{ referenceIdx: number }>(
    ...([admin, "POST", "/reference?lang=ko", gift] as const),
  );
  const shelf = async () =>
    (
      await scene.data<CallOutput<"GET /reference/normal">>(
        ...(["visitor", "GET", "/reference/normal?types=GIFT&sort=order&lang=ko"] as const),
      )
    ).list;
  expect((await shelf())[0]).toMatchObject({ referenceIdx, category: "의류", stock: "FEW" });
  await scene.data(admin, "PUT", "/ops/boards/reference/orders", {
    orders: [{ idx: referenceIdx, order: 9 }],
  });
  expect((await shelf()).at(-1)).toMatchObject({ referenceIdx });
  expect(await outcome(admin, "PUT", `/reference/${referenceIdx}`, { type: "ETC" })).toEqual([400, 9001]);
});

test("whoever has no right on the menu writes nothing", async () => {
  const before = await countOf();
  await scene.grant("911300", "R");
  expect((await scene.call("bookadmin1", "POST", "/club-entry", sauna)).status).toBe(403);
  expect((await scene.call("bookadmin1", "POST", "/practice", bay)).status).toBe(403);
  expect((await scene.call("kimmiru", "POST", "/practice", bay)).status).toBe(403);
  expect((await scene.call("bookadmin1", "GET", "/practice?scope=admin")).status).toBe(403);
  expect((await scene.call("bookadmin1", "GET", "/club-entry?scope=admin")).status).toBe(200);
  expect(await countOf()).toEqual(before);
});

test("rows of another club are not there", async () => {
  await scene.otherClub();
  const foreign = {
    clubIdx: 2,
    createdAt: demoNow,
    createdBy: "x",
    updatedAt: demoNow,
    updatedBy: "x",
  };
  const [entry] = await scene.api.db
    .insert(clubEntries)
    .values({
      ...foreign,
      kind: "FACILITY",
      order: 1,
      searchTexts: {},
      texts: { en: { title: "Theirs", hours: "", text: "" } },
    })
    .returning();
  const path = `/club-entry/${entry?.entryIdx}`;
  expect((await scene.call("visitor", "GET", path)).status).toBe(404);
  expect(await outcome(admin, "PUT", path, { title: "Ours" })).toEqual([404, 2001]);
  expect(await outcome(admin, "DELETE", "/club-entry", { idxs: [entry?.entryIdx] })).toEqual([404, 2001]);
  expect(JSON.stringify((await entries("size=100&lang=en")).list)).not.toContain("Theirs");
});
