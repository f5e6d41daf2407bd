import { and, eq } from "drizzle-orm";
import { files } from "@/lib/club-api/db/tables";
import { trashPurgeJob } from "@/lib/club-api/jobs/upkeep-jobs";
import type { TrashRow } from "@/lib/contract/boards/board-office";
import { demoNow } from "@/tests/support/api";
import { brokenRules } from "@/tests/support/history/invariants";
import { jobContext } from "@/tests/support/jobs";
import { createRow, marker, type OfficeBoard, officeBoards } from "@/tests/support/office-boards";
import { boardScene, refusal } from "@/tests/support/scenes/board-scene";
import { forFile } from "../../support/for-file";

type TrashList = { list: TrashRow[]; total: number };
const dayMs = 24 * 60 * 60_000;

const scene = await forFile(boardScene);
beforeEach(() => {
  scene.nextMinute();
  scene.api.clock.set(demoNow);
});

const text = async (who: "visitor" | "editor", path: string) => (await scene.send(who, "GET", path)).text;
const trash = (entity: string, query = "?size=100") =>
  scene.done<TrashList>(scene.send("editor", "GET", `/ops/trash/${entity}${query}`));
const remove = ({ path }: OfficeBoard, idxs: number[]) =>
  scene.done(scene.send("editor", "DELETE", path, { idxs }));
const restore = (entity: string, idxs: number[], who: "editor" | "reader" = "editor") =>
  scene.send(who, "POST", `/ops/trash/${entity}/restore`, { idxs });
const filesOf = (entity: string, idx: number) =>
  scene.api.db
    .select()
    .from(files)
    .where(and(eq(files.kind, entity), eq(files.ownerIdx, idx)));
const addressOf = async (entity: string, idx: number) => {
  const [file] = await filesOf(entity, idx);
  return file ? `/files/${entity}/${file.fileIdx}` : null;
};
const runPurge = async (daysOn: number) => {
  scene.api.clock.set(new Date(demoNow.getTime() + daysOn * dayMs));
  await trashPurgeJob.run(await jobContext(scene.api, "trash-purge"));
  scene.api.clock.set(demoNow);
};

describe.each(officeBoards)("the trash of $entity", (board) => {
  const { entity } = board;

  test("a deleted row is seen by no read and no search, and its file by nobody", async () => {
    const idx = await createRow(scene, board);
    const url = await addressOf(entity, idx);
    for (const path of board.shown) expect(await text("visitor", `${path}${mark(path)}`)).toContain(marker);
    for (const path of board.office) expect(await text("editor", path)).toContain(marker);
    await remove(board, [idx]);
    for (const path of board.shown)
      expect(await text("visitor", `${path}${mark(path)}`)).not.toContain(marker);
    for (const path of board.office) expect(await text("editor", path)).not.toContain(marker);
    expect((await scene.send("editor", "GET", board.detail(idx))).json.fail?.code).toBe(2001);
    if (entity !== "banner")
      expect((await scene.send("visitor", "GET", `${board.path}/${idx}`)).status).toBe(404);
    for (const who of ["visitor", "editor", "head"] as const) {
      if (url) expect(await scene.file(who, url)).toBe(404);
    }
  });

  test("nothing writes to a deleted row, and nothing clones it", async () => {
    const idx = await createRow(scene, board);
    await remove(board, [idx]);
    const change =
      entity === "fnb"
        ? scene.send("editor", "POST", `/fnb-menu/${idx}`, { isVisible: true })
        : scene.send("editor", "PUT", board.path, { [board.key]: idx, isVisible: true });
    expect(refusal(await change)).toEqual([404, 2001, []]);
    expect(refusal(await scene.send("editor", "DELETE", board.path, { idxs: [idx] }))).toEqual([
      404,
      2001,
      [],
    ]);
    if (entity === "event" || entity === "banner") {
      expect((await scene.send("editor", "POST", `${board.path}/clone`, { idx })).json.fail?.code).toBe(2001);
    }
    if (["notice", "event", "faq", "reference"].includes(entity)) {
      expect((await scene.send("visitor", "POST", "/ext/views", { kind: entity, idx })).json.fail?.code).toBe(
        2001,
      );
    }
  });

  test("it is listed with its end and comes back as it was, but hidden, with its file", async () => {
    const idx = await createRow(scene, board);
    const url = await addressOf(entity, idx);
    const before = await scene.done<Record<string, unknown>>(
      scene.send("editor", "GET", `${board.detail(idx)}${mark(board.detail(idx))}`),
    );
    await remove(board, [idx]);
    const { list, total } = await trash(entity);
    expect(total).toBe(list.length);
    expect(list.find((row) => row.idx === idx)).toEqual({
      idx,
      title: marker,
      deletedAt: "2026-11-23T10:00:00+09:00",
      deletedBy: "contents1",
      purgeAt: "2026-12-23T10:00:00+09:00",
    });
    expect((await restore(entity, [idx, 999_999])).json.data).toEqual({ restored: 1 });
    expect(await scene.lastAuditEntry()).toMatchObject({ action: "UPDATE", entity, entityKey: String(idx) });
    const after = await scene.done<Record<string, unknown>>(
      scene.send("editor", "GET", `${board.detail(idx)}${mark(board.detail(idx))}`),
    );
    expect(shapeOf(after)).toEqual(shapeOf(before));
    expect(JSON.stringify(after)).toContain('"isVisible":false');
    for (const path of board.shown)
      expect(await text("visitor", `${path}${mark(path)}`)).not.toContain(marker);
    if (url) expect(await scene.file("editor", url)).toBeInstanceOf(Uint8Array);
    if (url) expect(await scene.file("visitor", url)).toBe(404);
    expect(refusal(await restore(entity, [idx]))).toEqual([404, 2001, []]);
    await remove(board, [idx]);
  });

  test("it takes R to look and X to restore, of this board", async () => {
    const idx = await createRow(scene, board);
    await remove(board, [idx]);
    expect((await scene.send("reader", "GET", `/ops/trash/${entity}`)).status).toBe(200);
    expect((await scene.send("member", "GET", `/ops/trash/${entity}`)).status).toBe(403);
    expect((await restore(entity, [idx], "reader")).status).toBe(403);
  });

  test("after thirty days it is destroyed with its bytes, and not a moment sooner", async () => {
    const [old, remaining] = [await createRow(scene, board), await createRow(scene, board)];
    const stored = await filesOf(entity, old);
    await remove(board, [old]);
    await runPurge(29);
    expect((await trash(entity)).list.map(({ idx }) => idx)).toContain(old);
    await runPurge(30);
    expect((await trash(entity)).list.map(({ idx }) => idx)).not.toContain(old);
    expect(await filesOf(entity, old)).toEqual([]);
    for (const { storageKey } of stored) expect(await scene.api.deps.storage.open(storageKey)).toBeNull();
    expect((await scene.send("editor", "GET", board.detail(remaining))).status).toBe(200);
    expect(await filesOf(entity, remaining)).toHaveLength(stored.length);
    expect(await brokenRules(scene.api.db)).toEqual([]);
    await remove(board, [remaining]);
  });
});

test("what is past its thirty days can no longer be restored, whether or not the job ran", async () => {
  const [board] = officeBoards;
  if (!board) throw new Error("no board");
  const idx = await createRow(scene, board);
  await remove(board, [idx]);
  const context = await jobContext(scene.api, "test");
  const { noticeOffice } = await import("@/lib/club-api/domains/notices");
  const call = { db: scene.api.db, ctx: { ...context.ctx, now: new Date(demoNow.getTime() + 30 * dayMs) } };
  await expect(noticeOffice.restore(call, [idx])).rejects.toMatchObject({ msgCode: "NOT_FOUND" });
  expect((await noticeOffice.trash(call, { page: 1, size: 10 })).list).toEqual([]);
});

test("a purge that loses the storage leaves the row, and the next run ends it", async () => {
  const [board] = officeBoards;
  if (!board) throw new Error("no board");
  const idx = await createRow(scene, board);
  await remove(board, [idx]);
  const context = await jobContext(scene.api, "trash-purge");
  const ctx = { ...context.ctx, now: new Date(demoNow.getTime() + 31 * dayMs) };
  const storage = {
    ...context.storage,
    remove: async () => {
      throw new Error("the storage is away");
    },
  };
  await trashPurgeJob.run({ ...context, ctx, storage });
  const [file] = await filesOf("notice", idx);
  expect(await scene.api.deps.storage.open(file?.storageKey ?? "")).not.toBeNull();
  await trashPurgeJob.run({ ...context, ctx });
  expect(await filesOf("notice", idx)).toEqual([]);
  expect(await scene.api.deps.storage.open(file?.storageKey ?? "")).toBeNull();
});

test("a sixth pinned notice rises when one of the five above it is deleted", async () => {
  const [board] = officeBoards;
  if (!board) throw new Error("no board");
  const made: number[] = [];
  for (let turn = 0; turn < 6; turn += 1) made.push(await createRow(scene, board, { isTop: true }));
  const [lowest = 0, ...higher] = made;
  const normal = async () => JSON.stringify((await scene.send("visitor", "GET", "/notice/normal")).json.data);
  expect(await normal()).toContain(`"noticeIdx":${lowest},`);
  await remove(board, higher);
  expect(await normal()).not.toContain(`"noticeIdx":${lowest},`);
  expect(await text("visitor", "/notice/top")).toContain(`"noticeIdx":${lowest},`);
  await remove(board, [lowest]);
});

test("the calendar forgets a deleted event", async () => {
  const board = officeBoards.find(({ entity }) => entity === "event");
  if (!board) throw new Error("no board");
  const day = { startDate: "2026-12-09", endDate: "2026-12-09" };
  const path = "/reservation/calendar/202612";
  const hasEvent = async () => {
    const { text: answer } = await scene.send("member", "GET", `${path}?clubCode=MS01`);
    return /"date":"2026-12-09"[^}]*"hasEvent":true/.test(answer);
  };
  const isBusy = await hasEvent();
  const idx = await createRow(scene, board, day);
  expect(await hasEvent()).toBe(true);
  await remove(board, [idx]);
  expect(await hasEvent()).toBe(isBusy);
});

/** The demo's texts are Korean. */
function mark(path: string): string {
  return `${path.includes("?") ? "&" : "?"}lang=ko`;
}

/** A row without what restoring changes. */
function shapeOf(row: Record<string, unknown>) {
  const told = JSON.stringify(row, (key, value) =>
    ["isVisible", "version", "updatedAt", "updatedBy", "prev", "next"].includes(key) ? undefined : value,
  );
  return JSON.parse(told);
}
