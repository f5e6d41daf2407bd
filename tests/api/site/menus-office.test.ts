import { eq } from "drizzle-orm";
import { auditRecords, menus } from "@/lib/club-api/db/tables";
import type { CallOutput } from "@/lib/contract/routes";
import { demoNow } from "@/tests/support/api";
import { officeScene } from "@/tests/support/scenes/office-scene";
import { forFile } from "../../support/for-file";

const scene = await forFile(officeScene);
let seeded: (typeof menus.$inferSelect)[];

beforeAll(async () => {
  seeded = await scene.api.db.select().from(menus);
}, 120_000);

afterEach(async () => {
  scene.api.clock.set(demoNow);
  await scene.api.db.update(menus).set({ seoSlug: null });
  for (const row of seeded) {
    await scene.api.db.update(menus).set(row).where(eq(menus.menuIdx, row.menuIdx));
  }
});

const save = (...changes: object[]) => scene.failure("ssadmin1", "PUT", "/menus?lang=ko", { menus: changes });
const publicMenu = async (code: string, lang = "ko") => {
  const tree = (await scene.api.request("GET", `/menus/club/MS01?lang=${lang}`)).json.data;
  return (tree as unknown as CallOutput<"GET /menus/club/{club}">).find((menu) => menu.code === code);
};

describe("the menus", () => {
  // seed 293 295
  test("come as a tree with hidden ones, in detail, and as names (A26)", async () => {
    await save({ code: "080000", isVisible: false });
    const tree = await scene.data<CallOutput<"GET /menus">>("ssadmin1", "GET", "/menus?lang=ko");
    expect(tree.find((menu) => menu.code === "080000")).toMatchObject({ isVisible: false, parentCode: null });
    const all = tree.flatMap((menu) => [menu, ...menu.children]);
    const stored = await scene.api.db.select().from(menus).where(eq(menus.isAdminMenu, false));
    const placeOf = ({
      code,
      parentCode,
      order,
    }: Pick<(typeof all)[number], "code" | "parentCode" | "order">) =>
      `${code} below ${parentCode} at ${order}`;
    expect(all.map(placeOf).toSorted()).toEqual(stored.map(placeOf).toSorted());
    const detail = await scene.data("ssadmin1", "GET", "/menus/050000?lang=ko");
    expect(detail).toMatchObject({
      idx: 5,
      code: "050000",
      name: "예약",
      i18n: { en: { name: "Reservation" } },
      hasPassword: false,
      target: "SELF",
    });
    expect(await scene.data("ssadmin1", "GET", "/menus/5?lang=ko")).toEqual(detail);
    const simple = await scene.data<CallOutput<"GET /menus/simple">>(
      "bookadmin1",
      "GET",
      "/menus/simple?lang=ko",
    );
    expect(simple[0]).toEqual({ code: "010000", name: "홈", isExistBanner: true });
    // Pages alone, without their sections.
    expect(simple.map(({ code }) => code)).toEqual(tree.map(({ code }) => code));
    expect(all.length).toBeGreaterThan(simple.length);
    expect((await scene.failure("bookadmin1", "GET", "/menus"))[1]).toBe(9403);
    expect((await scene.failure("ssadmin1", "GET", "/menus/77"))[1]).toBe(2001);
  });

  // seed 294
  test("change by named fields and languages, all or none (A27)", async () => {
    const change = { code: "050000", snsTitle: "예약하기", i18n: { en: { name: "Book" } }, order: 1 };
    expect(await scene.data("ssadmin1", "PUT", "/menus?lang=ko", { menus: [change] })).toEqual({
      updated: 1,
    });
    expect(await publicMenu("050000")).toMatchObject({ name: "예약", snsTitle: "예약하기" });
    expect(await publicMenu("050000", "en")).toMatchObject({ name: "Book" });
    expect((await save({ code: "050000", name: "x" }, { code: "999999", name: "y" }))[1]).toBe(2001);
    expect((await publicMenu("050000"))?.name).toBe("예약");
  });

  test("take a text of the request's own language among those by language too", async () => {
    expect(
      (await save({ code: "080000", i18n: { ko: { name: "선물 가게" }, en: { name: "Shop" } } }))[1],
    ).toBe(0);
    expect(await publicMenu("080000")).toMatchObject({ name: "선물 가게", snsTitle: "선물" });
    expect(await publicMenu("080000", "en")).toMatchObject({ name: "Shop" });
  });

  test("are not saved over a newer version; the order of the others is none (2002)", async () => {
    const { version } = await scene.data<CallOutput<"GET /menus/{id}">>("ssadmin1", "GET", "/menus/080000");
    expect((await save({ code: "080000", order: 77 }))[1]).toBe(0);
    expect((await save({ code: "080000", version, snsTitle: "선물하기" }))[1]).toBe(0);
    expect((await save({ code: "080000", version, snsTitle: "선물 안내" }))[1]).toBe(2002);
    expect(await publicMenu("080000")).toMatchObject({ snsTitle: "선물하기" });
  });

  test("two addresses can be exchanged", async () => {
    const swap = [
      { code: "080000", seoSlug: "/weather" },
      { code: "090000", seoSlug: "/gift" },
    ];
    expect((await save(...swap))[1]).toBe(0);
    expect((await publicMenu("080000"))?.seoSlug).toBe("/weather");
  });

  test.each([
    ["home hidden", [{ code: "010000", isVisible: false }], 2501, "MENU_HOME"],
    ["home behind a sign-in", [{ code: "010000", permit: "2" }], 2501, "MENU_HOME"],
    ["an address twice", [{ code: "080000", seoSlug: "/weather" }], 2502, "MENU_SLUG"],
    ["an address of the back office", [{ code: "080000", seoSlug: "/ishm/notice" }], 2502, "MENU_SLUG"],
    ["an address that sign-in has", [{ code: "080000", seoSlug: "/login" }], 2502, "MENU_SLUG"],
    ["an address that looks like a language", [{ code: "080000", seoSlug: "/ko/gift" }], 2502, "MENU_SLUG"],
    ["an address below another page's", [{ code: "080000", seoSlug: "/community/gift" }], 2502, "MENU_SLUG"],
    ["home's address for another page", [{ code: "010000", seoSlug: "/start" }], 2502, "MENU_SLUG"],
    ["two main pages", [{ code: "020000", isMainPage: true }], 2503, "MENU_MAIN"],
    ["no main page", [{ code: "010000", isMainPage: false }], 2503, "MENU_MAIN"],
  ])("%s is refused", async (_, changes, code, msgCode) => {
    expect(await save(...changes)).toEqual([200, code, msgCode, []]);
    expect(await publicMenu("080000")).toMatchObject({ seoSlug: "/gift" });
  });

  test.each(["javascript:alert(1)", "http://plain.example", "//evil.example", "data:text/html,x"])(
    "the link and the picture %s are refused",
    async (link) => {
      expect((await save({ code: "080000", snsImageUrl: link }))[1]).toBe(9001);
      expect((await save({ code: "080000", link }))[1]).toBe(9001);
    },
  );
});

describe("a page password", () => {
  const lock = (code: string, password: string | null) => save({ code, password });
  const ask = (query: string, address = "203.0.113.1", code = "060300") =>
    scene.api.request("GET", `/menus/${code}/password${query}`, { headers: { "x-client-address": address } });
  const list = (pass?: string) =>
    scene.api.request("GET", "/reference/normal?types=FORM", {
      headers: pass === undefined ? {} : { "x-menu-token": pass },
    });

  // seed 309
  test("is asked for, opens its content for an hour, and is kept nowhere in clear (A26, A34)", async () => {
    expect((await ask("")).json.data).toEqual({ menuCode: "060300", required: false, valid: false });
    await lock("060300", "pine needle");
    expect((await ask("")).json.data).toEqual({ menuCode: "060300", required: true, valid: false });
    expect((await ask("?password=nothing")).json.data).toMatchObject({ required: true, valid: false });
    expect((await list()).json.fail?.code).toBe(9403);
    const pass = (await ask("?password=pine%20needle")).json.data.passToken as string;
    expect((await list(pass)).json.result).toBe(true);
    expect((await scene.api.request("GET", "/notice/normal")).json.result).toBe(true);
    scene.api.clock.set(new Date(demoNow.getTime() + 60 * 60_000));
    expect((await list(pass)).json.fail?.code).toBe(9403);
    const rows = await scene.api.db.select().from(menus).where(eq(menus.code, "060300"));
    const records = await scene.api.db
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.entity, "menu"))
      .orderBy(auditRecords.auditIdx);
    expect(JSON.stringify([rows, records])).not.toContain("pine needle");
    expect(JSON.stringify(records)).not.toContain("argon2");
  });

  test("a pass dies with its password, and cannot be made or moved", async () => {
    await lock("060300", "first one");
    const pass = (await ask("?password=first%20one")).json.data.passToken as string;
    const [endsAt = "", signature = ""] = pass.split(".");
    expect((await list(`${Number(endsAt) + 1}.${signature}`)).json.fail?.code).toBe(9403);
    expect((await list("nothing")).json.fail?.code).toBe(9403);
    await lock("060300", "second one");
    expect((await list(pass)).json.fail?.code).toBe(9403);
    await lock("060300", null);
    expect((await list()).json.result).toBe(true);
  });

  test("of a parent stands before its children", async () => {
    await lock("060000", "pine needle");
    expect((await list()).json.fail?.code).toBe(9403);
    expect((await ask("", "203.0.113.1", "060100")).json.data).toMatchObject({ required: true });
    const pass = (await ask("?password=pine%20needle", "203.0.113.1", "060100")).json.data
      .passToken as string;
    expect((await list(pass)).json.result).toBe(true);
  });

  test("five wrong tries of an address close it for ten minutes, whatever the sixth is (P5)", async () => {
    await lock("060300", "pine needle");
    const from = "203.0.113.99";
    for (let turn = 0; turn < 5; turn += 1) {
      expect((await ask("?password=wrong", from)).json.data).toMatchObject({ valid: false });
    }
    const late = await ask("?password=pine%20needle", from);
    expect([late.status, late.json.fail?.code, late.headers.get("retry-after")]).toEqual([429, 4290, "600"]);
    expect((await ask("", from)).json.data).toMatchObject({ required: true });
    expect((await ask("?password=pine%20needle", "203.0.113.98")).json.data).toMatchObject({ valid: true });
    scene.api.clock.set(new Date(demoNow.getTime() + 10 * 60_000));
    expect((await ask("?password=pine%20needle", from)).json.data).toMatchObject({ valid: true });
  });

  test("parallel tries cannot pass the limit", async () => {
    await lock("060300", "pine needle");
    const tries = Array.from({ length: 12 }, () => ask("?password=wrong", "203.0.113.97"));
    const statuses = (await Promise.all(tries)).map((answer) => answer.status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  });

  test("an admin of the board reads on", async () => {
    await lock("060100", "pine needle");
    expect((await scene.call("contents1", "GET", "/notice/admin")).json.result).toBe(true);
    expect((await scene.failure("kimmiru", "GET", "/notice/normal"))[1]).toBe(9403);
  });
});
