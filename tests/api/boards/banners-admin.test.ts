import type { CallOutput } from "@/lib/contract/routes";
import { picture } from "@/tests/support/images";
import { boardScene, refusal } from "@/tests/support/scenes/board-scene";
import { forFile } from "../../support/for-file";

type List = CallOutput<"GET /banner">;
type Detail = CallOutput<"GET /banner/{id}">;
type Page = CallOutput<"GET /banner/page/{menuCode}">;

const period = { startAt: "2026-11-20T00:00:00+09:00", endAt: "2026-12-31T23:59:59+09:00" };
const row = { bannerName: "연말 안내", menuCodes: ["040000"], ...period };

const scene = await forFile(boardScene);
beforeEach(() => scene.nextMinute());

const read = <T>(path: string, who: "visitor" | "reader" = "reader") =>
  scene.done<T>(scene.send(who, "GET", path));
const onCourse = async () => (await read<Page>("/banner/page/040000?lang=ko", "visitor")).banner;

async function create(data: object = {}): Promise<number> {
  const image = await picture("png");
  const parts = [["layerFile", "pc.png", image] as const, ["layerFileMobile", "m.png", image] as const];
  const made = scene.send("editor", "POST", "/banner?lang=ko", { ...row, ...data }, parts);
  return (await scene.done<{ idx: number }>(made)).idx;
}

test("the list says what runs, and filters by it (A23)", async () => {
  const { list, total } = await read<List>("/banner?lang=ko");
  expect(total).toBe(5);
  expect(list.find((banner) => banner.idx === 7)).toMatchObject({
    bannerName: "겨울 오픈 특가",
    progress: "1",
    devicePc: "A",
    startAt: "2026-11-15T00:00:00+09:00",
    menuCodes: ["010000"],
    order: 1,
    isVisible: true,
  });
  for (const [progress, idxs] of [
    ["0", [8]],
    ["1", [5, 6, 7]],
    ["2", [4]],
  ] as const) {
    const found = await read<List>(`/banner?progress=${progress}`);
    expect(found.list.map(({ idx }) => idx).sort()).toEqual(idxs);
  }
  expect((await read<List>("/banner?menuCode=030000")).list.map(({ idx }) => idx)).toEqual([5]);
  expect((await scene.send("visitor", "GET", "/banner")).status).toBe(401);
  expect((await scene.send("member", "GET", "/banner/7")).status).toBe(403);
});

test("a banner shows on its page with both pictures, and with neither once it is hidden or gone", async () => {
  const idx = await create();
  const [shown] = await onCourse();
  expect(shown).toMatchObject({ idx, bannerName: "연말 안내" });
  const addresses = [shown?.layerFile ?? "", shown?.layerFileMobile ?? ""];
  for (const url of addresses) expect(await scene.file("visitor", url)).toBeInstanceOf(Uint8Array);

  await scene.done(scene.send("editor", "PUT", "/banner", { idx, isVisible: false, version: 1 }));
  expect(await onCourse()).toEqual([]);
  for (const url of addresses) expect(await scene.file("visitor", url)).toBe(404);
  const late = await scene.send("editor", "PUT", "/banner", { idx, isVisible: true, version: 1 });
  expect(refusal(late)).toEqual([200, 2002, []]);

  expect((await scene.send("editor", "DELETE", "/banner", { idxs: [idx] })).json.data).toEqual({
    deleted: 1,
  });
  for (const url of addresses) expect(await scene.file("reader", url)).toBe(404);
  expect((await scene.send("reader", "GET", `/banner/${idx}`)).status).toBe(404);
});

test("a banner without a picture is 3201", async () => {
  expect(refusal(await scene.send("editor", "POST", "/banner", row))).toEqual([200, 3201, []]);
  const parts = [["layerFileMobile", "m.png", await picture("png")]] as const;
  expect(refusal(await scene.send("editor", "POST", "/banner", row, parts))).toEqual([200, 3201, []]);
});

test("an end that is not after the start is 3202, when it is created and when it is changed", async () => {
  const parts = [["layerFile", "pc.png", await picture("png")]] as const;
  const reversed = { ...row, endAt: row.startAt };
  expect(refusal(await scene.send("editor", "POST", "/banner", reversed, parts))).toEqual([200, 3202, []]);
  const change = { idx: 7, endAt: "2026-11-14T00:00:00+09:00" };
  expect(refusal(await scene.send("editor", "PUT", "/banner", change))).toEqual([200, 3202, []]);
});

// seed 163 290
test("a page that the club does not have, and a button that leads nowhere, are refused", async () => {
  const parts = [["layerFile", "pc.png", await picture("png")]] as const;
  const choose = "Please choose one from the list.";
  const field = ["menuCodes.1", choose];
  const made = { ...row, menuCodes: ["040000", "999999"] };
  expect(refusal(await scene.send("editor", "POST", "/banner?lang=en", made, parts))).toEqual([
    400,
    9001,
    field,
  ]);
  const moved = { idx: 7, menuCodes: ["010000", "930600"] };
  expect(refusal(await scene.send("editor", "PUT", "/banner?lang=en", moved))).toEqual([400, 9001, field]);
  const needed = ["link", "Please fill this in."];
  const dead = { ...row, seeDetail: true, link: null };
  expect(refusal(await scene.send("editor", "POST", "/banner?lang=en", dead, parts))).toEqual([
    400,
    9001,
    needed,
  ]);
  const cut = await scene.send("editor", "PUT", "/banner?lang=en", { idx: 7, link: null });
  expect(refusal(cut)).toEqual([400, 9001, needed]);
  expect((await read<Detail>("/banner/7")).link).toBe("/community/event/31");
});

test("the mobile picture can be taken away, the other one only replaced", async () => {
  const idx = await create();
  const before = await read<Detail>(`/banner/${idx}`);
  const none = await scene.send("editor", "PUT", "/banner", { idx, layerFile: null });
  expect(refusal(none).slice(0, 2)).toEqual([400, 9001]);
  const parts = [["layerFile", "new.png", await picture("png")]] as const;
  await scene.done(scene.send("editor", "PUT", "/banner", { idx, layerFileMobile: null }, parts));
  const after = await read<Detail>(`/banner/${idx}`);
  expect(after.layerFileMobile).toBeNull();
  expect(after.layerFile).not.toBe(before.layerFile);
  expect(await scene.file("reader", before.layerFile)).toBe(404);
  await scene.done(scene.send("editor", "DELETE", `/banner/${idx}`));
});

// seed 290
test("a copy is hidden and called a copy; it keeps its picture when the original goes", async () => {
  const seeded = await scene.send("editor", "POST", "/banner/clone?lang=ko", { idx: 7 });
  expect(seeded.json.data).toMatchObject({ bannerName: "[복사] 겨울 오픈 특가", isVisible: false });
  const original = await create();
  const copy = await scene.done<{ idx: number }>(
    scene.send("editor", "POST", "/banner/clone", { idx: original }),
  );
  await scene.done(scene.send("editor", "DELETE", `/banner/${original}`));
  const { layerFile, layerFileMobile } = await read<Detail>(`/banner/${copy.idx}`);
  expect(await scene.file("reader", layerFile)).toBeInstanceOf(Uint8Array);
  expect(await scene.file("reader", layerFileMobile ?? "")).toBeInstanceOf(Uint8Array);
  expect(await scene.file("visitor", layerFile)).toBe(404);
});

test("a banner of one language is for that language only", async () => {
  const idx = await create({ lang: "en" });
  expect((await onCourse()).map((banner) => banner.idx)).toEqual([]);
  const english = await read<Page>("/banner/page/040000?lang=en", "visitor");
  expect(english.banner.map((banner) => banner.idx)).toEqual([idx]);
  await scene.done(scene.send("editor", "DELETE", `/banner/${idx}`));
});

test("nobody writes without the right", async () => {
  for (const [who, status] of [
    ["visitor", 401],
    ["member", 403],
    ["reader", 403],
  ] as const) {
    const answers = [
      await scene.send(who, "POST", "/banner/clone", { idx: 7 }),
      await scene.send(who, "PUT", "/banner/7", { order: 9 }),
      await scene.send(who, "DELETE", "/banner/7"),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([status, status, status]);
  }
});
