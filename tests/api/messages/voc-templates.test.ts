import type { CallOutput } from "@/lib/contract/routes";
import { boardScene, refusal } from "@/tests/support/scenes/board-scene";
import { forFile } from "../../support/for-file";

type Templates = CallOutput<"GET /ops/voc-templates">;

const scene = await forFile(boardScene);
beforeEach(() => scene.nextMinute());

const template = {
  questionType: "60",
  title: "Breakfast",
  contents: "Dear {name}, breakfast begins at 5:30.",
  i18n: { ko: { title: "조식", contents: "{name} 님, 조식은 5시 30분부터입니다." } },
};
const send = (method: string, path: string, body?: object) => scene.send("head", method, path, body);
const list = (query: string) => scene.done<Templates>(send("GET", `/ops/voc-templates?size=100&${query}`));
const add = async (data: object = {}) =>
  (
    await scene.done<{ templateIdx: number }>(
      send("POST", "/ops/voc-templates?lang=en", { ...template, ...data }),
    )
  ).templateIdx;

test("are offered for their own type and for every type, in all their languages", async () => {
  const idx = await add();
  const { list: fitting } = await list("type=60&lang=ko");
  expect(fitting.find(({ templateIdx }) => templateIdx === idx)).toMatchObject({
    title: "조식",
    i18n: { en: { title: "Breakfast" }, ko: { title: "조식" } },
  });
  expect(fitting.some(({ questionType }) => questionType === null)).toBe(true);
  expect((await list("type=10")).list.map(({ templateIdx }) => templateIdx)).not.toContain(idx);
});

test("keep a colleague's change: an older version is refused", async () => {
  const idx = await add();
  const put = (title: string) => send("PUT", `/ops/voc-templates/${idx}?lang=en`, { title, version: 1 });
  await scene.done(put("First"));
  expect(refusal(await put("Second"))).toEqual([200, 2002, []]);
});

const offered = "Please use only the placeholders that are offered.";
test.each([
  ["a placeholder that no answer knows", { contents: "Dear {nickname}" }, "contents", offered],
  ["one in another language", { i18n: { ja: { title: "朝食", contents: "{nome}様" } } }, "contents", offered],
  [
    "a language without words",
    { i18n: { ja: { title: "朝食", contents: "" } } },
    "contents",
    "Please fill this in.",
  ],
  ["an unknown type", { questionType: "ZZ" }, "questionType", "Please choose one from the list."],
])("%s is refused, and nothing is stored", async (_, data, ...words) => {
  const { total } = await list("");
  expect(refusal(await send("POST", "/ops/voc-templates?lang=en", { ...template, ...data }))).toEqual([
    400,
    9001,
    words,
  ]);
  expect((await list("")).total).toBe(total);
});

test("are deleted into the trash and come back", async () => {
  const idx = await add({ title: "Short-lived" });
  await scene.done(send("DELETE", `/ops/voc-templates/${idx}`));
  expect((await send("GET", `/ops/voc-templates/${idx}`)).status).toBe(404);
  await scene.done(send("POST", "/ops/trash/vocTemplate/restore", { idxs: [idx] }));
  expect((await send("GET", `/ops/voc-templates/${idx}`)).json.result).toBe(true);
});
