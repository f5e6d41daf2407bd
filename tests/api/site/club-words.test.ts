import { eq } from "drizzle-orm";
import { auditRecords, clubWords } from "@/lib/club-api/db/tables";
import type { CallOutput } from "@/lib/contract/routes";
import { officeScene } from "@/tests/support/scenes/office-scene";
import { forFile } from "../../support/for-file";

const scene = await forFile(officeScene);

type Words = CallOutput<"GET /site/words">;
const read = (query: string) => scene.data<Words>("ssadmin1", "GET", `/site/words?${query}`);
const put = (body: object, admin = "ssadmin1") => scene.failure(admin, "PUT", "/site/words", body);
const stored = async () => (await scene.api.db.select().from(clubWords).where(eq(clubWords.clubIdx, 1)))[0];

test("a club's words come in the language of the reader", async () => {
  const { words, language, admin } = await read("lang=ko");
  expect([language, words.homeTitle, admin]).toEqual(["ko", "솔향 가득한 27홀의 여유", undefined]);
  expect(words.greetingText.split("\n")).toHaveLength(3);
});

test("a language is changed by itself, with a version and a record", async () => {
  const before = await read("scope=admin&lang=ko");
  const ko = { ...before.admin?.i18n.ko, homeTitle: "새 제목" };
  expect((await put({ i18n: { ko }, version: 1 })).slice(0, 2)).toEqual([200, 0]);
  expect((await read("lang=ko")).words.homeTitle).toBe("새 제목");
  expect((await read("lang=en")).words).toEqual((await read("lang=en")).words);
  expect((await read("scope=admin")).admin?.i18n.en).toEqual(before.admin?.i18n.en);
  const records = await scene.api.db.select().from(auditRecords).where(eq(auditRecords.entity, "clubWords"));
  expect(records.at(-1)).toMatchObject({ action: "UPDATE", entityKey: "1" });
});

test("of two editors the second is asked to look again", async () => {
  const { version = 0 } = (await read("scope=admin")).admin ?? {};
  const save = (homeTitle: string) => put({ i18n: { en: { homeTitle } }, version });
  const codes = (await Promise.all([save("One"), save("Two")])).map(([, code]) => code);
  expect(codes.toSorted()).toEqual([0, 2002]);
  expect((await stored())?.version).toBe(version + 1);
});

test("a language without words is taken away, and another stands in for it", async () => {
  await scene.data("ssadmin1", "PUT", "/site/words", { i18n: { zh: null, ja: { homeTitle: "  " } } });
  expect(Object.keys((await stored())?.texts ?? {}).toSorted()).toEqual(["en", "ko"]);
  expect((await read("lang=zh")).language).toBe("en");
});

test.each([
  ["a headline of 61 letters", { i18n: { en: { homeTitle: "x".repeat(61) } } }, "i18n.en.homeTitle"],
  ["a field that is none", { i18n: { en: { slogan: "x" } } }, "i18n.en"],
  ["no languages at all", {}, "i18n"],
])("%s is refused by its field", async (_, body, field) => {
  const before = await stored();
  const [status, code, , msgVar] = await put(body);
  expect([status, code]).toEqual([400, 9001]);
  expect((msgVar as string[])[0]).toContain(field);
  expect(await stored()).toEqual(before);
});

test("a language that the club does not have is refused", async () => {
  await scene.api.db.execute("update policies set value1 = 'en,ko,ja' where club_idx = 1 and code = 'C0090'");
  expect(await put({ i18n: { zh: { homeTitle: "标题" } } })).toEqual([
    ...[400, 9001, "VAL_FIELD"],
    ["i18n.zh", "This field cannot be used here."],
  ]);
});

test("only who has the right on the menu changes them", async () => {
  await scene.grant("911200", "R");
  expect((await scene.call("bookadmin1", "PUT", "/site/words", { i18n: {} })).status).toBe(403);
  expect((await scene.call("visitor", "GET", "/site/words?scope=admin")).status).toBe(401);
});
