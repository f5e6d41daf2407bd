import type { CallOutput } from "@/lib/contract/routes";
import { demoNow } from "@/tests/support/api";
import { picture } from "@/tests/support/images";
import { boardScene, refusal } from "@/tests/support/scenes/board-scene";
import { forFile } from "../../support/for-file";

type List = CallOutput<"GET /event">;
type Detail = CallOutput<"GET /event/{id}">;

const scene = await forFile(boardScene);
beforeEach(() => scene.nextMinute());
afterEach(() => scene.api.clock.set(demoNow));

const read = <T>(path: string, who: "visitor" | "editor" = "visitor") =>
  scene.done<T>(scene.send(who, "GET", path));

async function create(data: object): Promise<number> {
  const row = { title: "이벤트", startDate: "2027-01-02", endDate: "2027-01-31", ...data };
  return (await scene.done<{ eventIdx: number }>(scene.send("editor", "POST", "/event?lang=ko", row)))
    .eventIdx;
}

// seed 319
test("a running event says how many days are left (P14)", async () => {
  const { list, total, size } = await read<List>("/event?progress=1&lang=ko");
  expect([total, size]).toEqual([3, 9]);
  expect(list.find((row) => row.eventIdx === 31)).toMatchObject({
    title: "겨울 오픈 특가",
    summary: "평일 2부 20% 할인",
    thumbUrl: null,
    startDate: "2026-11-15",
    endDate: "2026-12-31",
    progress: "1",
    dDay: 38,
  });
});

test("planned, running and ended follow from the club's day, both days of an event included", async () => {
  const seen: Record<string, string> = {};
  for (const [at, day] of [
    ["2026-11-14T23:59:59+09:00", "eve"],
    ["2026-11-15T00:00:00+09:00", "first"],
    ["2026-12-31T23:59:59+09:00", "last"],
    ["2027-01-01T00:00:00+09:00", "after"],
  ] as const) {
    scene.api.clock.set(new Date(at));
    const detail = await read<Detail>("/event/31");
    seen[day] = `${detail.progress} ${detail.dDay}`;
  }
  expect(seen).toEqual({ eve: "0 1", first: "1 46", last: "1 0", after: "2 null" });
});

test("the progress filter holds what the row says", async () => {
  for (const progress of ["0", "1", "2"]) {
    const { list } = await read<List>(`/event?progress=${progress}&size=100`);
    expect(new Set(list.map((row) => row.progress))).toEqual(new Set([progress]));
  }
});

test("neighbours are the events before and after among those that are shown", async () => {
  const between = await create({ startDate: "2026-11-17", endDate: "2026-11-18", isVisible: false });
  expect(await read<Detail>("/event/31?lang=en")).toMatchObject({
    prev: { eventIdx: 28, title: "Winter lessons on the heated bays" },
    next: { eventIdx: 29 },
  });
  const forAdmin = await read<Detail>("/event/31?lang=en&scope=admin", "editor");
  expect(forAdmin.next).toMatchObject({ eventIdx: between });
  await scene.done(scene.send("editor", "DELETE", `/event/${between}`));
});

test("an end before the start is 3101, when it is created and when it is changed", async () => {
  const row = { title: "이벤트", startDate: "2027-02-02", endDate: "2027-02-01" };
  expect(refusal(await scene.send("editor", "POST", "/event", row))).toEqual([200, 3101, []]);
  const change = { eventIdx: 31, endDate: "2026-11-14" };
  expect(refusal(await scene.send("editor", "PUT", "/event", change))).toEqual([200, 3101, []]);
  expect((await read<Detail>("/event/31")).endDate).toBe("2026-12-31");
});

test.each([
  ["an unknown member type", { memberTypes: ["99"] }, "memberTypes"],
  ["a script as its link", { link: "javascript:alert(1)" }, "link"],
  ["another host without https", { link: "//evil.example" }, "link"],
  ["a link with a user part", { link: "https://club@evil.example/" }, "link"],
])("%s is refused", async (_, data, field) => {
  const row = { title: "이벤트", startDate: "2027-02-01", endDate: "2027-02-02", ...data };
  const answer = await scene.send("editor", "POST", "/event", row);
  expect([answer.status, answer.json.fail?.code, answer.json.fail?.msgVar?.[0]]).toEqual([400, 9001, field]);
});

describe("the picture of an event", () => {
  const url = async (idx: number) =>
    (await read<Detail>(`/event/${idx}?scope=admin`, "editor")).thumbUrl ?? "";

  async function createWithPicture(data: object = {}): Promise<number> {
    const row = { title: "사진", startDate: "2027-01-02", endDate: "2027-01-31", ...data };
    const parts = [["thumb", "thumb.png", await picture("png")]] as const;
    const made = await scene.done<{ eventIdx: number }>(
      scene.send("editor", "POST", "/event?lang=ko", row, parts),
    );
    return made.eventIdx;
  }

  test("is shown with a visible event, and is nowhere once it is hidden or gone", async () => {
    const idx = await createWithPicture();
    const address = await url(idx);
    expect(await scene.file("visitor", address)).toBeInstanceOf(Uint8Array);
    await scene.done(scene.send("editor", "PUT", "/event", { eventIdx: idx, isVisible: false }));
    expect(await scene.file("visitor", address)).toBe(404);
    expect(await scene.file("member", address)).toBe(404);
    expect(await scene.file("reader", address)).toBeInstanceOf(Uint8Array);
    await scene.done(scene.send("editor", "DELETE", `/event/${idx}`));
    expect(await scene.file("head", address)).toBe(404);
  });

  test("is replaced by the next one and taken away by null", async () => {
    const idx = await createWithPicture();
    const first = await url(idx);
    const parts = [["thumb", "new.png", await picture("png")]] as const;
    await scene.done(scene.send("editor", "PUT", "/event", { eventIdx: idx }, parts));
    const second = await url(idx);
    expect(second).not.toBe(first);
    expect(await scene.file("editor", first)).toBe(404);
    await scene.done(scene.send("editor", "PUT", "/event", { eventIdx: idx, thumbUrl: null }));
    expect(await url(idx)).toBe("");
    expect(await scene.file("editor", second)).toBe(404);
  });

  test("a document is no picture, and a part of another name is refused", async () => {
    const pdf = new TextEncoder().encode("%PDF-1.4 text");
    const row = { title: "사진", startDate: "2027-01-02", endDate: "2027-01-31" };
    const document = await scene.send("editor", "POST", "/event", row, [["thumb", "plan.pdf", pdf]]);
    expect(refusal(document)).toEqual([200, 9301, ["plan.pdf"]]);
    const other = await scene.send("editor", "POST", "/event", row, [
      ["layerFile", "a.png", await picture("png")],
    ]);
    expect(refusal(other).slice(0, 2)).toEqual([400, 9001]);
  });

  test("a copy is hidden, says so, and has a picture of its own", async () => {
    const idx = await createWithPicture({ title: "원본", i18n: { en: { title: "Original" } } });
    const copy = await scene.done<{ eventIdx: number; title: string; isVisible: boolean }>(
      scene.send("editor", "POST", "/event/clone?lang=ko", { idx }),
    );
    expect(copy).toMatchObject({ isVisible: false });
    const inEnglish = await read<Detail>(`/event/${copy.eventIdx}?lang=en&scope=admin`, "editor");
    expect(inEnglish.title).toBe("[Copy] Original");
    await scene.done(scene.send("editor", "DELETE", `/event/${idx}`));
    expect(await scene.file("editor", await url(copy.eventIdx))).toBeInstanceOf(Uint8Array);
  });
});

// seed 288
test("a copy of the seeded event is called as in A21", async () => {
  const answer = await scene.send("editor", "POST", "/event/clone?lang=ko", { idx: 31 });
  expect(answer.json.data).toMatchObject({ title: "[복사] 겨울 오픈 특가", isVisible: false });
  expect(refusal(await scene.send("editor", "POST", "/event/clone", { idx: 9999 }))).toEqual([404, 2001, []]);
  expect((await scene.send("reader", "POST", "/event/clone", { idx: 31 })).status).toBe(403);
});
