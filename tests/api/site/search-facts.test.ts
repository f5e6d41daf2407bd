import { demoNow } from "@/tests/support/api";
import { boardScene } from "@/tests/support/scenes/board-scene";
import { forFile } from "../../support/for-file";

/** Facts for search engines and feeds: when a post changed, and its languages. */

const scene = await forFile(boardScene);
beforeEach(() => scene.nextMinute());
afterEach(() => scene.api.clock.set(demoNow));

type Row = { updatedAt?: string; languages?: string[] } & Record<string, unknown>;

async function rowOf(list: string, idxField: string, idx: number): Promise<Row | undefined> {
  const path = `${list}?size=100`;
  const { list: rows } = await scene.done<{ list: Row[] }>(scene.send("visitor", "GET", path));
  return rows.find((row) => row[idxField] === idx);
}

test.each([
  { kind: "notice", list: "/notice/normal", idxField: "noticeIdx", idx: 11 },
  { kind: "event", list: "/event", idxField: "eventIdx", idx: 31 },
  { kind: "reference", list: "/reference/normal", idxField: "referenceIdx", idx: 4 },
])("a $kind changes when it is edited, not when it is read", async ({ kind, list, idxField, idx }) => {
  const before = await rowOf(list, idxField, idx);
  expect(before?.languages).toEqual(expect.arrayContaining(["en", "ko"]));
  await scene.api.request("POST", "/ext/views", {
    body: { kind, idx },
    headers: { "x-client-address": "203.0.113.77", "user-agent": "a browser" },
  });
  expect((await rowOf(list, idxField, idx))?.updatedAt).toBe(before?.updatedAt);
  const change = { [idxField]: idx, i18n: { ja: null }, version: await versionOf(kind, idx) };
  await scene.done(scene.send("editor", "PUT", `/${kind}?lang=ko`, change));
  const after = await rowOf(list, idxField, idx);
  expect(Date.parse(after?.updatedAt ?? "")).toBeGreaterThan(Date.parse(before?.updatedAt ?? ""));
  expect(after?.languages).toEqual(before?.languages?.filter((one) => one !== "ja"));
});

async function versionOf(kind: string, idx: number): Promise<number> {
  const path = `/${kind}/${idx}?scope=admin`;
  const row = await scene.done<{ admin: { version: number } }>(scene.send("editor", "GET", path));
  return row.admin.version;
}

test("terms name the languages that they are written in", async () => {
  const terms = await scene.done<Row[]>(scene.send("visitor", "GET", "/terms"));
  for (const one of terms) expect(one.languages).toEqual(["en", "ko", "ja", "zh"]);
});
