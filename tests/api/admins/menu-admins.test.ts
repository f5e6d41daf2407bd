import { eq } from "drizzle-orm";
import { adminMenuPerms, admins, permGroups } from "@/lib/club-api/db/tables";
import type { CallOutput } from "@/lib/contract/routes";
import { officeScene, strangerIdx } from "@/tests/support/scenes/office-scene";
import { forFile } from "../../support/for-file";

const scene = await forFile(officeScene);

beforeAll(async () => {
  await scene.otherClub();
  await scene.api.db.insert(permGroups).values({
    groupIdx: 29,
    clubIdx: 2,
    groupName: "Elsewhere",
    texts: { en: { groupName: "Elsewhere", description: "" } },
  });
}, 120_000);

type Flags = { isCreate: boolean; isRead: boolean; isUpdate: boolean; isDelete: boolean };
const flags = (text: string): Flags => ({
  isCreate: text.includes("C"),
  isRead: text.includes("R"),
  isUpdate: text.includes("U"),
  isDelete: text.includes("X"),
});
const row = (code: string, text: string) => ({ code, ...flags(text) });
const group = async (groupName: string) =>
  (await scene.data<{ groupIdx: number }>("ssadmin1", "POST", "/menu-admins/groups", { groupName })).groupIdx;
const save = (targetIdx: number, menus: object[], targetType = "GROUP", who = "ssadmin1") =>
  scene.call(who, "PUT", "/menu-admins", { targetType, targetIdx, menus });
const codes = (menus: CallOutput<"GET /menu-admins/groups/{id}">["menus"]) =>
  menus.flatMap((menu) => [menu, ...menu.children]).map((menu) => menu.code);
const ofGroup = (groupIdx: number) =>
  scene.data<CallOutput<"GET /menu-admins/groups/{id}">>(
    "ssadmin1",
    "GET",
    `/menu-admins/groups/${groupIdx}`,
  );
const ofAdmin = (adminIdx: number) =>
  scene.data<CallOutput<"GET /menu-admins/admins/{id}">>(
    "ssadmin1",
    "GET",
    `/menu-admins/admins/${adminIdx}`,
  );

describe("groups", () => {
  // seed 296
  test("are listed with the number of their admins; other clubs' are not (A28)", async () => {
    const list = await scene.data<CallOutput<"GET /menu-admins/groups">>(
      "ssadmin1",
      "GET",
      "/menu-admins/groups",
    );
    expect(list.map(({ groupIdx, adminCount }) => [groupIdx, adminCount])).toEqual([
      [10, 1],
      [20, 1],
    ]);
  });

  // seed 252 296
  test("are made, renamed and taken away; one with admins stays (A29, 2601)", async () => {
    const groupIdx = await group("프런트");
    expect(groupIdx).toBe(30);
    const renamed = { groupIdx, groupName: "프런트팀" };
    expect(await scene.data("ssadmin1", "PUT", "/menu-admins/groups", renamed)).toEqual({
      groupIdx,
      updatedAt: "2026-11-23T10:00:00+09:00",
      version: 2,
    });
    const refused = await scene.failure("ssadmin1", "DELETE", "/menu-admins/groups", {
      idxs: [groupIdx, 10, 20],
    });
    expect(refused).toEqual([200, 2601, "GROUP_HAS_ADMINS", ["2"]]);
    expect(await scene.data("ssadmin1", "DELETE", "/menu-admins/groups", { idxs: [groupIdx] })).toEqual({
      deleted: 1,
    });
    expect((await scene.failure("ssadmin1", "GET", `/menu-admins/groups/${groupIdx}`))[1]).toBe(2001);
  });

  // seed 253 297
  test("are copied with their rights (A31)", async () => {
    const body = { groupName: "콘텐츠(복사)" };
    const { groupIdx } = await scene.data<{ groupIdx: number }>(
      "ssadmin1",
      "PUT",
      "/menu-admins/groups/20/copy",
      body,
    );
    expect((await ofGroup(groupIdx)).menus).toEqual((await ofGroup(20)).menus);
  });

  test("of another club do not exist here", async () => {
    const body = { groupName: "x" };
    for (const [method, path, sent] of [
      ["GET", "/menu-admins/groups/29", undefined],
      ["PUT", "/menu-admins/groups/29", body],
      ["PUT", "/menu-admins/groups/29/copy", body],
      ["PUT", "/menu-admins/groups/29/apply", {}],
      ["PUT", "/menu-admins/admins/3/apply", { groupIdx: 29 }],
      ["PUT", `/menu-admins/admins/${strangerIdx}/apply`, { groupIdx: 20 }],
    ] as const) {
      expect((await scene.failure("ssadmin1", method, path, sent))[1]).toBe(2001);
    }
    expect((await save(29, [row("930000", "R")])).json.fail?.code).toBe(2001);
    expect((await save(strangerIdx, [row("930000", "R")], "ADMIN")).json.fail?.code).toBe(2001);
    expect(await scene.data("ssadmin1", "DELETE", "/menu-admins/groups", { idxs: [29] })).toEqual({
      deleted: 0,
    });
  });

  test("of another club cannot be given to an admin, not even in the database (S-62)", async () => {
    const change = scene.api.db.update(admins).set({ groupIdx: 29 }).where(eq(admins.adminIdx, 2));
    await expect(change).rejects.toThrow();
  });
});

describe("a permission table", () => {
  // seed 40 257 302
  test("keeps what is not named, and counts at once (A34, S-64)", async () => {
    const groupIdx = await group("표");
    await save(groupIdx, [row("930000", "CRUX"), row("930100", "R"), row("930200", "CRUX")]);
    expect((await save(groupIdx, [row("930100", "RU")])).json.data).toEqual({ saved: 1, cleared: [] });
    const [boards] = (await ofGroup(groupIdx)).menus;
    expect(boards?.children).toMatchObject([row("930100", "RU"), row("930200", "CRUX")]);
  });

  test("clears children whose parent lacks read, and tells which", async () => {
    const groupIdx = await group("부모");
    await save(groupIdx, [row("930000", "R"), row("930100", "CRUX"), row("930200", "R")]);
    const answer = await save(groupIdx, [row("930000", "")]);
    expect(answer.json.data).toEqual({ saved: 1, cleared: ["930100", "930200"] });
    await save(groupIdx, [row("930000", "R")]);
    expect(codes((await ofGroup(groupIdx)).menus)).toEqual(["930000"]);
  });

  test.each([
    [
      "a right to write without the right to read",
      row("930100", "C"),
      ["menus.0.isRead", "This entry needs “read” as well."],
    ],
    ["a menu that there is not", row("999999", "R"), ["menus.0.code", "Please choose one from the list."]],
  ])("refuses %s", async (_, menu, words) => {
    const { status, json } = await save(20, [menu]);
    expect([status, json.fail?.code, json.fail?.msgVar]).toEqual([400, 9001, words]);
  });

  // seed 254 258 299
  test("of an admin begins as his group's, and goes back to it (A30, A33)", async () => {
    await save(3, [row("930200", "R")], "ADMIN");
    const own = await ofAdmin(3);
    expect(own.source).toBe("CUSTOM");
    expect(codes(own.menus)).toEqual(codes((await ofGroup(20)).menus));
    expect((await scene.failure("contents1", "POST", "/event", {}))[1]).toBe(9403);
    const back = await scene.data("ssadmin1", "PUT", "/menu-admins/admins/3/apply", { groupIdx: 20 });
    expect(back).toEqual({ adminIdx: 3, source: "GROUP" });
    expect((await scene.failure("contents1", "POST", "/event", {}))[1]).toBe(9001);
    expect(await scene.api.db.$count(adminMenuPerms, eq(adminMenuPerms.adminIdx, 3))).toBe(0);
  });

  // seed 255 298
  test("of a group is applied to its admins, over own rights only when told to (A32)", async () => {
    await save(3, [row("930200", "R")], "ADMIN");
    const apply = (body: object) => scene.data("ssadmin1", "PUT", "/menu-admins/groups/20/apply", body);
    expect(await apply({})).toEqual({ applied: 0 });
    expect((await ofAdmin(3)).source).toBe("CUSTOM");
    expect(await apply({ overwriteCustom: true })).toEqual({ applied: 1 });
    expect((await ofAdmin(3)).source).toBe("GROUP");
  });
});

describe("what an ADMIN with 920100 may not do (2.6)", () => {
  let other: number;
  beforeAll(async () => {
    await scene.grant("920100", "CRUX");
    other = await group("다른");
  });

  test.each([
    ["change the rights of the own group", () => save(10, [row("930100", "R")], "GROUP", "bookadmin1")],
    ["change the own rights", () => save(2, [row("930100", "R")], "ADMIN", "bookadmin1")],
    ["change an SSADMIN's rights", () => save(1, [row("930100", "R")], "ADMIN", "bookadmin1")],
    ["give a right that he lacks", () => save(other, [row("930100", "RU")], "GROUP", "bookadmin1")],
    ["give it to one admin", () => save(3, [row("910300", "R")], "ADMIN", "bookadmin1")],
    [
      "copy a group with more rights",
      () => scene.call("bookadmin1", "PUT", "/menu-admins/groups/20/copy", { groupName: "x" }),
    ],
    [
      "apply a group with more rights",
      () => scene.call("bookadmin1", "PUT", "/menu-admins/groups/20/apply", {}),
    ],
    [
      "join another group",
      () => scene.call("bookadmin1", "PUT", "/menu-admins/admins/2/apply", { groupIdx: other }),
    ],
  ])("%s", async (_, ctx) => {
    const before = await scene.api.db.select().from(adminMenuPerms).orderBy(adminMenuPerms.permIdx);
    const { status, json } = await ctx();
    expect([status, json.fail?.code]).toEqual([403, 9403]);
    expect(await scene.api.db.select().from(adminMenuPerms).orderBy(adminMenuPerms.permIdx)).toEqual(before);
  });

  test("but what he has himself he may give", async () => {
    expect(
      (await save(other, [row("930000", "R"), row("930100", "R")], "GROUP", "bookadmin1")).json.result,
    ).toBe(true);
  });
});
