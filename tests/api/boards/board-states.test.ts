import { readXlsx } from "hucre/xlsx";
import type { BoardCounts, BoardState } from "@/lib/contract/boards/board-entities";
import { xlsxType } from "@/lib/contract/exports";
import { createRow, type OfficeBoard, officeBoards } from "@/tests/support/office-boards";
import { boardScene } from "@/tests/support/scenes/board-scene";
import { forFile } from "../../support/for-file";

/* The demo's moment is 2026-11-23 10:00 in Seoul. */

const scene = await forFile(boardScene);
beforeEach(() => scene.nextMinute());

type Row = Record<string, unknown>;
const counts = (entity: string) =>
  scene.done<BoardCounts>(scene.send("editor", "GET", `/ops/boards/${entity}/counts`));
const listPath = ({ office: [path = ""] }: OfficeBoard, query: string) => `${path}&lang=ko&${query}`;
const list = (board: OfficeBoard, query: string, who: "editor" | "visitor" = "editor") =>
  scene.done<{ list: Row[]; total: number }>(scene.send(who, "GET", listPath(board, query)));
const idxsIn = async (board: OfficeBoard, state: string) =>
  (await list(board, `state=${state}`)).list.map((row) => row[board.key]);
const boardOf = (entity: string) => {
  const board = officeBoards.find((one) => one.entity === entity);
  if (!board) throw new Error(entity);
  return board;
};

const at = (day: string) => `${day}T10:00:00+09:00`;
const spans: Record<string, Record<string, [from: string | null, to: string | null][]>> = {
  notice: {
    visible: [
      [null, null],
      ["2026-11-23", "2026-11-23"],
      [null, "2026-11-23"],
    ],
    scheduled: [["2026-11-24", null]],
    ended: [[null, "2026-11-22"]],
  },
  event: {
    visible: [
      ["2026-11-23", "2026-11-23"],
      ["2026-11-01", "2026-11-23"],
    ],
    scheduled: [["2026-11-24", "2026-11-30"]],
    ended: [["2026-11-01", "2026-11-22"]],
  },
  banner: {
    visible: [[at("2026-11-23"), at("2026-11-24")]],
    scheduled: [["2026-11-23T10:00:01+09:00", at("2026-11-24")]],
    ended: [[at("2026-11-01"), at("2026-11-23")]],
  },
};
const spanFields: Record<string, [string, string]> = {
  notice: ["openFrom", "openTo"],
  event: ["startDate", "endDate"],
  banner: ["startAt", "endAt"],
};

describe.each(officeBoards)("the states of $entity", (board) => {
  const { entity } = board;
  const [fromField, toField] = spanFields[entity] ?? ["", ""];

  test("part the rows without a rest, to the day and the moment, and the counts say the same", async () => {
    const before = await counts(entity);
    const made: [BoardState, number][] = [];
    for (const [state, periods] of Object.entries(spans[entity] ?? { visible: [null] })) {
      for (const period of periods) {
        const span = period ? { [fromField]: period[0], [toField]: period[1] } : {};
        made.push([state as BoardState, await createRow(scene, board, span)]);
        made.push(["hidden", await createRow(scene, board, { ...span, isVisible: false })]);
      }
    }
    const gone = await createRow(scene, board);
    await scene.done(scene.send("editor", "DELETE", board.path, { idxs: [gone] }));
    const states: BoardState[] = fromField
      ? ["visible", "scheduled", "ended", "hidden"]
      : ["visible", "hidden"];
    for (const state of states) {
      const found = await idxsIn(board, state);
      const mine = made.filter(([, idx]) => found.includes(idx));
      expect([state, mine]).toEqual([state, made.filter(([own]) => own === state)]);
    }
    const after = await counts(entity);
    const added = (state: BoardState) => made.filter(([own]) => own === state).length;
    expect(after).toEqual({
      total: before.total + made.length,
      visible: before.visible + added("visible"),
      scheduled: before.scheduled + added("scheduled"),
      ended: before.ended + added("ended"),
      hidden: before.hidden + added("hidden"),
      deleted: before.deleted + 1,
    });
    expect(after.visible + after.scheduled + after.ended + after.hidden).toBe(after.total);
    await scene.done(scene.send("editor", "DELETE", board.path, { idxs: made.map(([, idx]) => idx) }));
  });

  test("a state that the board does not know is refused", async () => {
    const unknown = fromField ? "deleted" : "scheduled";
    expect((await scene.send("editor", "GET", listPath(board, `state=${unknown}`))).json.fail?.code).toBe(
      9001,
    );
  });

  test("its list is sorted by what its columns show, and by nothing else", async () => {
    const [name, ...others] = sortsOf[entity] ?? [];
    for (const field of [name, ...others]) {
      const up = (await list(board, `sort=${field}`)).list.map((row) => row[board.key]);
      const down = (await list(board, `sort=-${field}`)).list.map((row) => row[board.key]);
      expect(up.toSorted()).toEqual(down.toSorted());
    }
    const shown = (await list(board, `sort=${name}`)).list.map((row) => String(row[name ?? ""]));
    expect(shown).toEqual(shown.toSorted(byCodePoint));
    expect((await scene.send("editor", "GET", listPath(board, "sort=clubIdx"))).json.fail?.code).toBe(9001);
  });

  test("its list comes as a sheet for the office, and for nobody else", async () => {
    const { total } = await list(board, "");
    const path = listPath(board, "");
    const ask = (token?: string) =>
      scene.api.send("GET", path, { ...(token ? { token } : {}), headers: { accept: xlsxType } });
    const answer = await ask(scene.tokens.editor);
    expect(answer.headers.get("content-type")).toBe(xlsxType);
    const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()));
    const [titles = [], ...rows] = sheets[0]?.rows ?? [];
    expect(rows).toHaveLength(total);
    const shown = titles.indexOf("노출");
    for (const row of rows) expect(["예", "아니오"]).toContain(row[shown]);
    expect(await scene.lastAuditEntry()).toMatchObject({ action: "EXPORT", entity });
    expect((await ask(scene.tokens.member)).status).toBe(403);
    expect((await ask()).status).toBe(401);
  });
});

const dates = ["createdAt", "updatedAt"];
const sortsOf: Record<string, readonly string[]> = {
  notice: ["title", "openFrom", "openTo", "viewCount", ...dates],
  event: ["title", "startDate", "endDate", "viewCount", ...dates],
  faq: ["question", "order", "viewCount", ...dates],
  fnb: ["name", "order", "price", ...dates],
  reference: ["title", "viewCount", "downloadCount", ...dates],
  banner: ["bannerName", "startAt", "endAt", "order", ...dates],
};

function byCodePoint(one: string, other: string): number {
  return Buffer.compare(Buffer.from(one), Buffer.from(other));
}

test("visitors get the public list, whatever they accept", async () => {
  const answer = await scene.api.send("GET", "/event?lang=ko", { headers: { accept: xlsxType } });
  expect(answer.headers.get("content-type")).toContain("json");
  const hidden = await createRow(scene, boardOf("event"), { isVisible: false });
  const { list: shown } = await scene.done<{ list: Row[] }>(
    scene.send("visitor", "GET", "/event?state=hidden&size=100"),
  );
  expect(shown).toEqual([]);
  await scene.done(scene.send("editor", "DELETE", "/event", { idxs: [hidden] }));
});

test("counts need the right to read the board", async () => {
  expect((await scene.send("member", "GET", "/ops/boards/faq/counts")).status).toBe(403);
  expect((await scene.send("visitor", "GET", "/ops/boards/faq/counts")).status).toBe(401);
});
