import { eq } from "drizzle-orm";
import { adminMenuPerms } from "@/lib/club-api/db/tables";
import type { CallOutput } from "@/lib/contract/routes";
import { picture } from "@/tests/support/images";
import { boardScene, refusal } from "@/tests/support/scenes/board-scene";
import { forFile } from "../../support/for-file";

type Dishes = CallOutput<"GET /fnb-menu">;

const scene = await forFile(boardScene);
beforeEach(() => scene.nextMinute());

const read = <T>(path: string, who: "visitor" | "reader" | "editor" = "visitor") =>
  scene.done<T>(scene.send(who, "GET", path));

describe("dishes", () => {
  const save = (idx: number, data: object, who: "editor" | "reader" = "editor") =>
    scene.send(who, "POST", `/fnb-menu/${idx}?lang=ko`, data);
  const walnut = { outlet: "30", category: "간식", name: "바람 호두과자", price: 8000 };

  // seed 291
  test("come by outlet and place, sold-out ones too (A24)", async () => {
    const { list, total, size } = await read<Dishes>("/fnb-menu?lang=ko");
    expect([total, size]).toEqual([24, 30]);
    expect(list[0]).toMatchObject({
      fnbIdx: 1,
      outlet: "10",
      outletName: "클럽하우스 레스토랑",
      category: "한식",
      name: "솔잎 갈비탕",
      price: 22_000,
      originInfo: "소고기: 호주산, 쌀·김치: 국내산",
      allergens: ["beef", "soy"],
      isRecommended: true,
      isSoldOut: false,
      imageUrl: null,
    });
    expect(list.filter((row) => row.isSoldOut).length).toBeGreaterThan(0);
    expect((await read<Dishes>("/fnb-menu?outlet=40")).list.every((row) => row.outlet === "40")).toBe(true);
  });

  // seed 292
  test("id 0 creates and the new id changes (A25); what a language leaves out the club's own words say", async () => {
    const i18n = { en: { name: "Walnut cakes" } };
    const row = { ...walnut, i18n, originInfo: "호두: 미국산" };
    const { fnbIdx } = await scene.done<{ fnbIdx: number }>(save(0, row));
    expect(fnbIdx).toBe(25);
    const english = await read<CallOutput<"GET /fnb-menu/{id}">>(`/fnb-menu/${fnbIdx}?lang=en`);
    expect(english).toMatchObject({ name: "Walnut cakes", order: 7 });
    const changed = await save(fnbIdx, { price: 9000, isSoldOut: true, version: 1 });
    expect(changed.json.data).toMatchObject({ fnbIdx, version: 2 });
    expect(refusal(await save(fnbIdx, { price: 7000, version: 1 }))).toEqual([200, 2002, []]);
    const korean = await read<CallOutput<"GET /fnb-menu/{id}">>(`/fnb-menu/${fnbIdx}?lang=ko`);
    expect(korean).toMatchObject({
      name: "바람 호두과자",
      price: 9000,
      isSoldOut: true,
      originInfo: "호두: 미국산",
    });
    expect((await scene.send("editor", "DELETE", "/fnb-menu", { idxs: [fnbIdx] })).json.data).toEqual({
      deleted: 1,
    });
    expect(refusal(await save(fnbIdx, { price: 9000 }))).toEqual([404, 2001, []]);
  });

  test.each([
    ["an outlet", { ...walnut, outlet: undefined }, "outlet"],
    ["a known outlet", { ...walnut, outlet: "99" }, "outlet"],
    ["a price", { ...walnut, price: undefined }, "price"],
    ["a price from zero on", { ...walnut, price: "-0.01" }, "price"],
    ["a name", { ...walnut, name: undefined }, "name"],
  ])("a new one needs %s", async (_, data, field) => {
    const [status, code, [named]] = refusal(await save(0, data)) as [number, number, string[]];
    expect([status, code, named]).toEqual([400, 9001, field]);
  });

  test("creating takes the flag C and changing the flag U, each alone", async () => {
    const { db } = scene.api;
    const isEditor = eq(adminMenuPerms.groupIdx, 20);
    await db.update(adminMenuPerms).set({ isUpdate: false }).where(isEditor);
    expect((await save(1, { isSoldOut: false })).status).toBe(403);
    const { fnbIdx } = await scene.done<{ fnbIdx: number }>(save(0, walnut));
    await db.update(adminMenuPerms).set({ isUpdate: true, isCreate: false }).where(isEditor);
    expect((await save(0, walnut)).status).toBe(403);
    expect((await save(fnbIdx, { isSoldOut: true })).json.result).toBe(true);
    await db.update(adminMenuPerms).set({ isCreate: true }).where(isEditor);
    expect((await save(fnbIdx, {}, "reader")).status).toBe(403);
  });

  test("one that goes to another outlet comes last there", async () => {
    const { fnbIdx } = await scene.done<{ fnbIdx: number }>(save(0, { ...walnut, order: 1 }));
    await scene.done(save(fnbIdx, { outlet: "10" }));
    const { list } = await read<Dishes>("/fnb-menu?outlet=10");
    expect(list.at(-1)?.fnbIdx).toBe(fnbIdx);
  });

  test("a hidden one is nowhere for visitors, its picture included", async () => {
    const parts = [["image", "dish.png", await picture("png")]] as const;
    const made = await scene.send("editor", "POST", "/fnb-menu/0", { ...walnut, isVisible: false }, parts);
    const { fnbIdx } = made.json.data as { fnbIdx: number };
    const detail = await read<CallOutput<"GET /fnb-menu/{id}">>(`/fnb-menu/${fnbIdx}?scope=admin`, "reader");
    expect((await scene.send("visitor", "GET", `/fnb-menu/${fnbIdx}`)).status).toBe(404);
    expect(await scene.file("visitor", detail.imageUrl ?? "")).toBe(404);
    expect(await scene.file("reader", detail.imageUrl ?? "")).toBeInstanceOf(Uint8Array);
  });
});
