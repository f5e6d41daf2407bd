import { desc, eq } from "drizzle-orm";
import { auditRecords, permGroups } from "@/lib/club-api/db/tables";
import type { CallOutput } from "@/lib/contract/routes";
import { languages } from "@/lib/shared/languages";
import { officeScene } from "@/tests/support/scenes/office-scene";
import { forFile } from "../../support/for-file";

const scene = await forFile(officeScene);

type Groups = CallOutput<"GET /menu-admins/groups">;
const path = "/menu-admins/groups";
const groups = (lang: string) => scene.data<Groups>("ssadmin1", "GET", `${path}?lang=${lang}`);
const stored = async (groupIdx: number) => {
  const [row] = await scene.api.db.select().from(permGroups).where(eq(permGroups.groupIdx, groupIdx));
  return row;
};
const create = async (body: object, lang = "en") =>
  (await scene.data<{ groupIdx: number }>("ssadmin1", "POST", `${path}?lang=${lang}`, body)).groupIdx;
const change = (body: object, lang = "en") => scene.call("ssadmin1", "PUT", `${path}?lang=${lang}`, body);
const text = (groupName: string, description = "") => ({ groupName, description });
const desk = { groupName: "Front desk", description: "Check-in", i18n: { ko: text("프런트", "체크인") } };

// seed 252 296
test("groups are named in the reader's language, and in every language for who edits them", async () => {
  const names = await Promise.all(languages.map(async (lang) => (await groups(lang))[0]?.groupName));
  expect(names).toEqual(["Booking office", "예약실", "予約センター", "预订部"]);
  const [first] = await groups("ja");
  expect(first?.i18n).toMatchObject({ ko: { groupName: "예약실" }, en: { groupName: "Booking office" } });
  const detail = await scene.data<CallOutput<"GET /menu-admins/groups/{id}">>(
    "ssadmin1",
    "GET",
    `${path}/10?lang=ko`,
  );
  expect(detail).toMatchObject({ groupName: "예약실", description: "게시판 조회" });
});

test("accounts and choices name the group in the reader's language, and sort by that name", async () => {
  const ids = async (lang: string) => {
    const asked = `/admin?sort=groupName&lang=${lang}`;
    const { list } = await scene.data<CallOutput<"GET /admin">>("ssadmin1", "GET", asked);
    return list.map(({ groupName }) => groupName);
  };
  expect(await ids("en")).toEqual([null, "Booking office", "Content editors"]);
  expect(await ids("zh")).toEqual([null, "内容编辑", "预订部"]);
  const choices = await scene.data<CallOutput<"GET /admin/choices">>(
    "ssadmin1",
    "GET",
    "/admin/choices?lang=ja",
  );
  expect(choices.groups.map(({ groupName }) => groupName)).toEqual(["予約センター", "コンテンツ担当"]);
});

// seed 252 296
test("a change replaces the languages that it names, takes away those that are null and leaves the others", async () => {
  const groupIdx = await create({ ...desk, i18n: { ...desk.i18n, ja: text("フロント") } });
  const answer = await change({ groupIdx, version: 1, i18n: { ja: null, zh: text("前台") } });
  expect(answer.json.data).toMatchObject({ groupIdx, version: 2 });
  const texts = { en: text("Front desk", "Check-in"), ko: text("프런트", "체크인"), zh: text("前台") };
  expect((await stored(groupIdx))?.texts).toEqual(texts);
  await change({ groupIdx, groupName: "프런트팀" }, "ko");
  expect((await stored(groupIdx))?.texts).toEqual({ ...texts, ko: text("프런트팀", "체크인") });
});

test.each([
  ["a description without a name", { i18n: { ja: { description: "受付" } } }],
  ["an empty name", { i18n: { ja: text("  ") } }],
  ["a name of 41 letters", { i18n: { ja: text("あ".repeat(41)) } }],
  ["no name at all", { i18n: { en: null, ko: null } }],
  ["a language that there is not", { i18n: { fr: text("Accueil") } }],
  ["a field that there is not", { i18n: { ja: { ...text("受付"), isDefault: true } } }],
])("%s is refused, and nothing changes", async (_what, wrong) => {
  const groupIdx = await create(desk);
  expect((await change({ groupIdx, isDefault: true, ...wrong })).json.fail?.code).toBe(9001);
  expect(await stored(groupIdx)).toMatchObject({ version: 1, isDefault: false });
  expect((await stored(10))?.isDefault).toBe(true);
});

test("a save over a newer one is refused (2002), also when the newer one only took the default away", async () => {
  const [one, other] = [await create({ ...desk, isDefault: true }), await create(desk)];
  expect((await change({ groupIdx: other, version: 1, isDefault: true })).json.result).toBe(true);
  const late = await change({ groupIdx: one, version: 1, isDefault: true, groupName: "Late" });
  expect(late.json.fail?.code).toBe(2002);
  expect((await groups("en")).filter(({ isDefault }) => isDefault).map(({ groupIdx }) => groupIdx)).toEqual([
    other,
  ]);
  expect((await change({ groupIdx: one, version: 2, groupName: "In time" })).json.result).toBe(true);
  await change({ groupIdx: 10, isDefault: true });
});

// seed 253 297
test("a copy has its own names, and the descriptions of the languages that it is named in", async () => {
  const body = { groupName: "Writers", i18n: { ko: { groupName: "작성자" } } };
  const { groupIdx } = await scene.data<{ groupIdx: number }>(
    "ssadmin1",
    "PUT",
    `${path}/20/copy?lang=en`,
    body,
  );
  expect((await stored(groupIdx))?.texts).toEqual({
    en: text("Writers", "Writes and publishes on the boards"),
    ko: text("작성자", "게시판 작성·게시"),
  });
});

test("a group of a release that knew one name has it in the club's default language, and keeps it", async () => {
  const old = { clubIdx: 1, groupName: "Marshals", description: "On the course" };
  const [row] = await scene.api.db.insert(permGroups).values(old).returning();
  const groupIdx = row?.groupIdx ?? 0;
  const nameIn = async (lang: string) =>
    (await groups(lang)).find((one) => one.groupIdx === groupIdx)?.groupName;
  expect(await nameIn("ja")).toBe("Marshals");
  await change({ groupIdx, i18n: { ja: text("マーシャル") } });
  expect(await stored(groupIdx)).toMatchObject({
    ...old,
    texts: { en: text("Marshals", "On the course"), ja: text("マーシャル") },
  });
  expect(await nameIn("ja")).toBe("マーシャル");
  await change({ groupIdx, groupName: "Rangers" });
  expect((await stored(groupIdx))?.groupName).toBe("Rangers");
});

test("the audit tells the texts before and after", async () => {
  const groupIdx = await create(desk);
  await change({ groupIdx, i18n: { ko: text("안내") } });
  const [entry] = await scene.api.db
    .select()
    .from(auditRecords)
    .where(eq(auditRecords.entity, "permGroup"))
    .orderBy(desc(auditRecords.auditIdx));
  expect(entry).toMatchObject({
    action: "UPDATE",
    entityKey: String(groupIdx),
    before: { texts: { ko: text("프런트", "체크인") } },
    after: { texts: { ko: text("안내") } },
  });
});
