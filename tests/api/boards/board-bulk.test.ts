import { and, eq } from "drizzle-orm";
import { auditRecords } from "@/lib/club-api/db/tables";
import { createRow, marker, type OfficeBoard, officeBoards } from "@/tests/support/office-boards";
import { boardScene, refusal } from "@/tests/support/scenes/board-scene";
import { forFile } from "../../support/for-file";

const scene = await forFile(boardScene);
beforeEach(() => scene.nextMinute());

const show = (entity: string, idxs: number[], isVisible: boolean, who: "editor" | "reader" = "editor") =>
  scene.send(who, "PUT", `/ops/boards/${entity}/visibility`, { idxs, isVisible });
const move = (entity: string, orders: object[], who: "editor" | "reader" = "editor") =>
  scene.send(who, "PUT", `/ops/boards/${entity}/orders`, { orders });
const text = async (path: string) =>
  (await scene.send("visitor", "GET", `${path}${path.includes("?") ? "&" : "?"}lang=ko`)).text;
const remove = ({ path }: OfficeBoard, idxs: number[]) =>
  scene.done(scene.send("editor", "DELETE", path, { idxs }));
type Admin = { admin: { isVisible: boolean; version: number; i18n: object }; order?: number };
const adminOf = (board: OfficeBoard, idx: number) =>
  scene.done<Admin>(scene.send("editor", "GET", board.detail(idx)));

describe.each(officeBoards)("rows of $entity together", (board) => {
  const { entity } = board;

  test("are hidden and shown, each with a higher version and on record; the unknown are passed over", async () => {
    const idxs = [await createRow(scene, board), await createRow(scene, board)];
    expect((await show(entity, [...idxs, 999_999], false)).json.data).toEqual({ updated: 2 });
    for (const path of board.shown) expect(await text(path)).not.toContain(marker);
    for (const idx of idxs) {
      const { admin } = await adminOf(board, idx);
      const records = await scene.api.db
        .select()
        .from(auditRecords)
        .where(and(eq(auditRecords.entity, entity), eq(auditRecords.entityKey, String(idx))))
        .orderBy(auditRecords.auditIdx);
      expect(records.at(-1)).toMatchObject({
        action: "UPDATE",
        before: { isVisible: true, version: admin.version - 1 },
        after: { isVisible: false, version: admin.version },
      });
    }
    expect((await show(entity, idxs, true)).json.data).toEqual({ updated: 2 });
    for (const path of board.shown) expect(await text(path)).toContain(marker);
    await remove(board, idxs);
    expect(refusal(await show(entity, idxs, true))).toEqual([404, 2001, []]);
  });

  test("take the right to change rows of that board", async () => {
    const idx = await createRow(scene, board);
    expect((await show(entity, [idx], false, "reader")).status).toBe(403);
    expect((await adminOf(board, idx)).admin.isVisible).toBe(true);
    await remove(board, [idx]);
  });
});

const ordered = officeBoards.filter(({ entity }) => ["faq", "fnb", "banner"].includes(entity));
describe.each(ordered)("the order of $entity", (board) => {
  const { entity } = board;

  test("is given to several rows at once, all or none", async () => {
    const [one, two] = [await createRow(scene, board), await createRow(scene, board)];
    const orders = [
      { idx: two, order: 41 },
      { idx: one, order: 42 },
    ];
    expect((await move(entity, orders)).json.data).toEqual({ updated: 2 });
    expect([(await adminOf(board, one)).order, (await adminOf(board, two)).order]).toEqual([42, 41]);
    expect(await scene.lastAuditEntry()).toMatchObject({
      action: "UPDATE",
      entity,
      after: { orders: { [one]: 42, [two]: 41 } },
    });
    const broken = [
      { idx: one, order: 7 },
      { idx: 999_999, order: 8 },
    ];
    expect(refusal(await move(entity, broken))).toEqual([404, 2001, []]);
    expect((await adminOf(board, one)).order).toBe(42);
    expect((await move(entity, orders, "reader")).status).toBe(403);
    await remove(board, [one, two]);
  });

  test("two editors who move the same rows the other way round both end, and one has the last word", async () => {
    const idxs = [
      await createRow(scene, board),
      await createRow(scene, board),
      await createRow(scene, board),
    ];
    const orders = idxs.map((idx, order) => ({ idx, order: order + 10 }));
    const other = idxs.toReversed().map((idx, order) => ({ idx, order: order + 20 }));
    const answers = await Promise.all([
      move(entity, orders),
      move(entity, other),
      move(entity, orders),
      move(entity, other),
    ]);
    expect(answers.map(({ json }) => json.result)).toEqual([true, true, true, true]);
    const places = await Promise.all(idxs.map(async (idx) => (await adminOf(board, idx)).order));
    expect([
      [10, 11, 12],
      [22, 21, 20],
    ]).toContainEqual(places);
    await remove(board, idxs);
  });
});

test("a board without an order refuses one", async () => {
  expect((await move("notice", [{ idx: 1, order: 1 }])).json.fail?.code).toBe(9001);
});

test("the switch of the list sells a dish out with its version alone", async () => {
  const board = officeBoards.find(({ entity }) => entity === "fnb");
  if (!board) throw new Error("no board");
  const idx = await createRow(scene, board);
  const { version } = (await adminOf(board, idx)).admin;
  const sold = await scene.send("editor", "POST", `/fnb-menu/${idx}`, { isSoldOut: true, version });
  expect(sold.json.data).toMatchObject({ fnbIdx: idx, version: version + 1 });
  const again = await scene.send("editor", "POST", `/fnb-menu/${idx}`, { isSoldOut: false, version });
  expect(refusal(again)).toEqual([200, 2002, []]);
  expect(await text("/fnb-menu?size=100")).toContain('"isSoldOut":true');
  await remove(board, [idx]);
});
