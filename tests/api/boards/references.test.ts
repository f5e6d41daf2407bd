import type { CallOutput } from "@/lib/contract/routes";
import { picture } from "@/tests/support/images";
import { boardScene, refusal } from "@/tests/support/scenes/board-scene";
import { forFile } from "../../support/for-file";

type List = CallOutput<"GET /reference/normal">;
type AdminList = CallOutput<"GET /reference/admin">;
type Detail = CallOutput<"GET /reference/{id}">;

const pdf = new TextEncoder().encode("%PDF-1.4\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF\n");

const scene = await forFile(boardScene);
beforeEach(() => scene.nextMinute());

const read = <T>(path: string, who: "visitor" | "reader" | "editor" = "visitor") =>
  scene.done<T>(scene.send(who, "GET", path));

// seed 316
test("papers are listed by their types, with their files (P11)", async () => {
  const { list, total } = await read<List>("/reference/normal?types=RULE,FORM&lang=ko");
  expect(total).toBe(5);
  expect(list.map((row) => row.referenceIdx)).toEqual([6, 5, 4, 2, 1]);
  expect(list[2]).toMatchObject({
    type: "FORM",
    title: "연단체 조 편성표",
    imageUrl: null,
    price: null,
    createdAt: "2026-03-02T10:00:00+09:00",
    downloadCount: 41,
  });
  expect(list[2]?.files).toEqual([
    expect.objectContaining({ fileIdx: 77, fileName: "조편성표.xlsx", url: "/files/reference/77" }),
  ]);
  expect((await scene.send("visitor", "GET", "/reference/normal?types=RULE,OTHER")).status).toBe(400);
});

test("the neighbours of a paper are of its type", async () => {
  expect(await read<Detail>("/reference/4?lang=ko")).toMatchObject({
    prev: null,
    next: { referenceIdx: 5, title: "위약 면제 신청서" },
  });
});

test("every seeded file is there, under its name and with its size", async () => {
  const { list } = await read<List>("/reference/normal?size=100");
  const links = list.flatMap((row) => row.files);
  expect(links).toHaveLength(6);
  for (const { url, size } of links) {
    const bytes = await scene.file("reader", url);
    expect([url, bytes instanceof Uint8Array && bytes.length]).toEqual([url, size]);
  }
});

test("a saved file is counted once per visitor and day; admins are not counted", async () => {
  const count = async () => (await read<Detail>("/reference/5")).downloadCount;
  const save = (address: string) =>
    scene.api.request("GET", "/files/reference/78", { headers: { "x-client-address": address } });
  const before = (await count()) ?? 0;
  await save("203.0.113.1");
  await save("203.0.113.1");
  await save("203.0.113.2");
  await scene.file("editor", "/files/reference/78");
  expect(await count()).toBe(before + 2);
  scene.api.clock.set(new Date(scene.api.clock.now().getTime() + 86_400_000));
  await save("203.0.113.1");
  scene.api.clock.set(new Date(scene.api.clock.now().getTime() - 86_400_000));
  expect(await count()).toBe(before + 3);
});

test("a product has a price and a link, other papers have neither", async () => {
  const product = { type: "GIFT", title: "로고 볼", price: 45_000, productLink: "https://shop.example/1" };
  const made = await scene.done<{ referenceIdx: number }>(
    scene.send("editor", "POST", "/reference?lang=ko", product),
  );
  const detail = await read<Detail>(`/reference/${made.referenceIdx}?lang=ko`);
  expect(detail).toMatchObject({ price: 45_000, productLink: "https://shop.example/1", typeName: "상품" });
  for (const [change, ...words] of [
    [{ type: "RULE" }, "price", "Only gifts have this."],
    [{ type: "RULE", price: null }, "productLink", "Only gifts have this."],
    [{ price: -1 }, "price", "Please enter a number in this range: 0–1,000,000,000."],
  ] as const) {
    const answer = await scene.send("editor", "PUT", `/reference/${made.referenceIdx}`, change);
    expect(refusal(answer)).toEqual([400, 9001, words]);
  }
  await scene.done(scene.send("editor", "DELETE", `/reference/${made.referenceIdx}`));
});

test("files and picture of a paper are apart, and gone for visitors when it is hidden", async () => {
  const parts = [
    ["files", "a.pdf", pdf],
    ["image", "a.png", await picture("png")],
    ["files", "b.pdf", pdf],
  ] as const;
  const made = await scene.done<{ referenceIdx: number }>(
    scene.send("editor", "POST", "/reference", { type: "ETC", title: "With files" }, parts),
  );
  const detail = await read<Detail>(`/reference/${made.referenceIdx}`);
  expect(detail.files.map((file) => file.fileName)).toEqual(["a.pdf", "b.pdf"]);
  const [removed, remaining] = detail.files;
  const image = detail.imageUrl ?? "";
  expect(await scene.file("visitor", image)).toBeInstanceOf(Uint8Array);

  const change = { referenceIdx: made.referenceIdx, isVisible: false, removeFiles: [removed?.fileIdx] };
  await scene.done(scene.send("editor", "PUT", "/reference", change));
  expect(await scene.file("editor", removed?.url ?? "")).toBe(404);
  expect([await scene.file("visitor", remaining?.url ?? ""), await scene.file("visitor", image)]).toEqual([
    404, 404,
  ]);
  expect(await scene.file("reader", remaining?.url ?? "")).toBeInstanceOf(Uint8Array);
  await scene.done(scene.send("editor", "DELETE", `/reference/${made.referenceIdx}`));
  expect(await scene.file("reader", remaining?.url ?? "")).toBe(404);
});

test("a named part comes once", async () => {
  const image = await picture("png");
  const parts = [["image", "a.png", image] as const, ["image", "b.png", image] as const];
  const answer = await scene.send("editor", "POST", "/reference", { type: "ETC", title: "Twice" }, parts);
  expect(refusal(answer)).toEqual([400, 9001, ["image", "This is duplicated."]]);
});

// seed 287
test("the back office sees how often each was seen and saved (A20)", async () => {
  const { list, total } = await read<AdminList>("/reference/admin?lang=ko&types=FORM", "reader");
  expect(total).toBe(3);
  expect(list.find((row) => row.referenceIdx === 4)).toMatchObject({
    title: "연단체 조 편성표",
    isVisible: true,
    fileCount: 1,
    viewCount: 120,
    downloadCount: 41,
    typeName: "서식",
    price: null,
  });
});

test("its list names what is sold with its price and picture", async () => {
  const product = { type: "GIFT", title: "우산", price: 39_000 };
  const parts = [["image", "a.png", await picture("png")]] as const;
  const made = await scene.done<{ referenceIdx: number }>(
    scene.send("editor", "POST", "/reference?lang=ko", product, parts),
  );
  const { list } = await read<AdminList>("/reference/admin?lang=ko&types=GIFT&sort=-referenceIdx", "reader");
  expect(list[0]).toMatchObject({
    referenceIdx: made.referenceIdx,
    typeName: "상품",
    price: 39_000,
    imageUrl: expect.stringMatching(/^\/files\/reference\/\d+$/),
  });
  await scene.done(scene.send("editor", "DELETE", `/reference/${made.referenceIdx}`));
});
