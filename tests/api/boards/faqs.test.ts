import type { CallOutput } from "@/lib/contract/routes";
import { boardScene, refusal } from "@/tests/support/scenes/board-scene";
import { forFile } from "../../support/for-file";

/* The questions are the test's own, of two types: a type's first places may be taken by the demo's. */

type Faqs = CallOutput<"GET /faq">;
const type = "10";
const otherType = "80";

const scene = await forFile(boardScene);
beforeEach(() => scene.nextMinute());

const read = (path: string) => scene.done<Faqs>(scene.send("visitor", "GET", path));
const idxsOf = async (questionType: string) =>
  (await read(`/faq?type=${questionType}&size=100`)).list.map(({ faqIdx }) => faqIdx);
async function create(question: string, questionType = type, more: object = {}): Promise<number> {
  const row = { questionType, question, answer: "<p>답</p>", ...more };
  return (await scene.done<{ faqIdx: number }>(scene.send("editor", "POST", "/faq?lang=ko", row))).faqIdx;
}

test("a keyword is looked for in the shown language only", async () => {
  const i18n = { en: { question: "When does the eulalia bloom?", answer: "<p>In October.</p>" } };
  await create("억새가 피는 때는 언제인가요?", type, { i18n });
  const inKorean = await read(`/faq?lang=ko&keyword=${encodeURIComponent("억새")}`);
  const inEnglish = await read(`/faq?lang=en&keyword=${encodeURIComponent("억새")}`);
  expect([inKorean.total, inEnglish.total]).toEqual([1, 0]);
});

// seed 289 312
test("they come by type and in their places, a new one without a place last of its type", async () => {
  const made = [await create("첫째"), await create("다른 종류", otherType), await create("둘째")];
  const { list } = await read("/faq?lang=ko&size=100");
  const places = list.map(({ questionType, order }) => Number(questionType) * 10_000 + order);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect((await idxsOf(type)).slice(-2)).toEqual([made[0], made[2]]);
  expect((await idxsOf(otherType)).at(-1)).toBe(made[1]);
});

test("a type that no code is, is refused", async () => {
  const row = { questionType: "77", question: "새 질문", answer: "<p>답</p>" };
  expect(refusal(await scene.send("editor", "POST", "/faq", row))).toEqual([
    400,
    9001,
    ["questionType", "Please choose one from the list."],
  ]);
});

test("one that goes to another type comes last there, unless it has a place of its own", async () => {
  const faqIdx = await create("옮길 질문");
  await create("그곳의 질문", otherType);
  await scene.done(scene.send("editor", "PUT", "/faq", { faqIdx, questionType: otherType }));
  expect((await idxsOf(otherType)).at(-1)).toBe(faqIdx);
  expect(await idxsOf(type)).not.toContain(faqIdx);
  await scene.done(scene.send("editor", "PUT", "/faq", { faqIdx, questionType: type, order: 0 }));
  expect((await idxsOf(type))[0]).toBe(faqIdx);
});

test("they are moved all together or not at all (A22)", async () => {
  const [one, two] = [await create("앞"), await create("뒤")];
  const lasts = async () => (await idxsOf(type)).filter((idx) => idx === one || idx === two);
  const orders = [
    { faqIdx: two, order: 9001 },
    { faqIdx: one, order: 9002 },
  ];
  const lost = [...orders, { faqIdx: 99_999, order: 3 }];
  expect(refusal(await scene.send("editor", "PUT", "/faq", { orders: lost }))).toEqual([404, 2001, []]);
  expect(await lasts()).toEqual([one, two]);
  const moved = await scene.send("editor", "PUT", "/faq", { orders });
  expect(moved.json.data).toEqual({ updated: 2 });
  expect(await lasts()).toEqual([two, one]);
  expect(await scene.lastAuditEntry()).toMatchObject({
    action: "UPDATE",
    entity: "faq",
    entityKey: `${one},${two}`,
    after: { orders: { [one]: 9002, [two]: 9001 } },
  });
});

test("moving counts as an edit for whoever has the form open", async () => {
  const faqIdx = await create("열려 있는 질문");
  await scene.done(scene.send("editor", "PUT", "/faq", { orders: [{ faqIdx, order: 9003 }] }));
  const stale = await scene.send("editor", "PUT", "/faq", { faqIdx, isVisible: false, version: 1 });
  expect(refusal(stale)).toEqual([200, 2002, []]);
});
