import { eq, ne } from "drizzle-orm";
import { adminPasswords, admins, auditRecords } from "@/lib/club-api/db/tables";
import { xlsxType } from "@/lib/contract/exports";
import type { CallOutput } from "@/lib/contract/routes";
import { checkPasswordStrict } from "@/lib/shared/fields";
import { officeScene, strangerIdx } from "@/tests/support/scenes/office-scene";

let scene: Awaited<ReturnType<typeof officeScene>>;

beforeAll(async () => {
  scene = await officeScene();
}, 120_000);

afterAll(() => scene.api.close());

const front = {
  id: "front0001",
  name: "프런트",
  email: "front@mirsol.example",
  phoneNo: "031-000-1003",
  department: "프런트",
  position: "사원",
  groupIdx: 10,
  authClub: ["MS01"],
};
type Created = { adminIdx: number; tempPassword: string };
const create = (body: object = front, who = "ssadmin1") => scene.data<Created>(who, "POST", "/admin", body);

let made = 0;
/** An account of its own for a test that changes one, signed in. */
async function newAdmin(groupIdx = 10) {
  made += 1;
  const id = `desk000${made}`;
  const { adminIdx, tempPassword } = await create({ ...front, id, groupIdx });
  await scene.sign(id, true, tempPassword);
  return { id, adminIdx, password: tempPassword };
}
const isLive = async (who: string) => (await scene.call(who, "GET", "/dashboard/periods")).status !== 401;

describe("accounts", () => {
  // seed 251 279
  test("are listed with their groups, and filtered (A9)", async () => {
    const all = await scene.data<CallOutput<"GET /admin">>("ssadmin1", "GET", "/admin");
    expect(all.list.map((row) => row.id)).toEqual(["ssadmin1", "bookadmin1", "contents1"]);
    const group = await scene.data<CallOutput<"GET /admin">>(
      "ssadmin1",
      "GET",
      "/admin?groupIdx=10&keyword=BOOK",
    );
    expect(group.list).toMatchObject([{ adminIdx: 2, groupIdx: 10, groupName: "Booking office" }]);
  });

  test.each([
    ["-id", ["ssadmin1", "contents1", "bookadmin1"]],
    ["groupName,-id", ["ssadmin1", "bookadmin1", "contents1"]],
    ["lastLoginAt", ["bookadmin1", "contents1", "ssadmin1"]],
  ])("are sorted by %s", async (sort, ids) => {
    await scene.api.db.update(admins).set({ lastLoginAt: null }).where(ne(admins.adminIdx, 1));
    const { list } = await scene.data<CallOutput<"GET /admin">>("ssadmin1", "GET", `/admin?sort=${sort}`);
    expect(list.map((row) => row.id)).toEqual(ids);
  });

  test("are not sorted by what the list does not offer", async () => {
    const refused = await scene.failure("ssadmin1", "GET", "/admin?sort=passwordHash");
    expect(refused.slice(1, 3)).toEqual([9001, "VAL_FIELD"]);
  });

  test("leave the house as a sheet for a reason only, without phone and e-mail (P-08)", async () => {
    const { accessToken: token } = await scene.api.signIn("ssadmin1", { isAdmin: true });
    const ask = (headers: Record<string, string>) =>
      scene.api.request("GET", "/admin", { token, headers: { accept: xlsxType, ...headers } });
    expect((await ask({})).json.fail?.code).toBe(9001);
    const answer = await ask({ "x-export-reason": "yearly%20check" });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, xlsxType]);
    const [auditEntry] = await scene.api.db
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.action, "EXPORT"))
      .orderBy(auditRecords.auditIdx);
    expect(auditEntry).toMatchObject({ entity: "admin", reason: "yearly check" });
    await scene.sign("ssadmin1", true);
  });

  test("tell what the caller may give: all groups and clubs for an SSADMIN (2.6)", async () => {
    expect(await scene.data("ssadmin1", "GET", "/admin/choices")).toEqual({
      groups: expect.arrayContaining([
        { groupIdx: 10, groupName: "Booking office", canGive: true },
        { groupIdx: 20, groupName: expect.any(String), canGive: true },
      ]),
      clubs: ["MS01"],
      canGiveSSAdmin: true,
    });
  });

  // seed 279
  test("a new one signs in with the password that is shown once (A11)", async () => {
    const { adminIdx, tempPassword } = await create({ ...front, id: "first0001" });
    expect(adminIdx).toBe(4);
    expect(checkPasswordStrict(tempPassword)).toBe(0);
    await scene.sign("first0001", true, tempPassword);
    expect(await scene.data("ssadmin1", "GET", "/admin/4")).toMatchObject({ isTempPassword: true });
    const rows = await scene.api.db
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.entityKey, "4"))
      .orderBy(auditRecords.auditIdx);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain("$argon2");
    expect(JSON.stringify(rows)).not.toContain(tempPassword);
  });

  test.each([
    ["a taken id", { id: "contents1" }, [200, 2201, "ADM_ID_TAKEN", []]],
    ["an id of the wrong form", { id: "1front" }, [200, 2202, "ADM_ID_FORMAT", []]],
    ["a password without a sign", { password: "Abc123456789" }, [200, 9003, "VAL_PW_FORMAT", []]],
    ["a password with the id", { password: "x!front0001!9Z" }, [200, 9007, "VAL_PW_WEAK", []]],
    ["a wrong address", { email: "front" }, [200, 9005, "VAL_EMAIL", []]],
    ["a wrong number", { phoneNo: "0".repeat(20) }, [200, 9006, "VAL_PHONE", []]],
    [
      "an unknown club",
      { authClub: ["XX99"] },
      [400, 9001, "VAL_FIELD", ["authClub", "Please choose one from the list."]],
    ],
    [
      "an unknown group",
      { groupIdx: 999 },
      [400, 9001, "VAL_FIELD", ["groupIdx", "Please choose one from the list."]],
    ],
  ])("%s is refused", async (_, change, expected) => {
    const before = await scene.api.db.$count(admins);
    expect(await scene.failure("ssadmin1", "POST", "/admin", { ...front, ...change })).toEqual(expected);
    expect(await scene.api.db.$count(admins)).toBe(before);
  });

  // seed 282
  test.each([
    ["front0001", true, true],
    ["contents1", true, false],
    ["1front", false, false],
  ])("check-id %s: format %s, available %s (A15)", async (id, validFormat, available) => {
    const answer = await scene.data("ssadmin1", "GET", `/admin/check-id/${id}`);
    expect(answer).toEqual({ id, validFormat, available });
  });

  // seed 279
  test("an edit names its fields, and an older version is refused (A12)", async () => {
    const change = { adminIdx: 2, department: "예약실", version: 1 };
    expect(await scene.data("ssadmin1", "PUT", "/admin", change)).toMatchObject({ adminIdx: 2, version: 2 });
    expect(await scene.failure("ssadmin1", "PUT", "/admin/2", { name: "다른", version: 1 })).toEqual([
      200,
      2002,
      "STALE",
      [],
    ]);
    expect(await scene.data("ssadmin1", "GET", "/admin/2")).toMatchObject({
      department: "예약실",
      name: "강예약",
    });
    expect(await scene.failure("ssadmin1", "PUT", "/admin", { adminIdx: 999, name: "x" })).toEqual([
      404,
      2001,
      "NOT_FOUND",
      [],
    ]);
  });

  test.each(["LOCKED", "LEFT"])("an account that is %s is out at the next call", async (state) => {
    const { id, adminIdx, password } = await newAdmin();
    expect(await isLive(id)).toBe(true);
    await scene.data("ssadmin1", "PUT", "/admin", { adminIdx, state });
    expect(await isLive(id)).toBe(false);
    await scene.data("ssadmin1", "PUT", "/admin", { adminIdx, state: "ACTIVE" });
    expect(await isLive(id)).toBe(false);
    await scene.sign(id, true, password);
    expect(await isLive(id)).toBe(true);
  });

  // seed 279
  test("a deleted one is gone with its name; its number and id are never given again (A13)", async () => {
    const { id, adminIdx, password } = await newAdmin();
    expect(await scene.data("ssadmin1", "DELETE", "/admin", { idxs: [adminIdx, 999] })).toEqual({
      deleted: 1,
    });
    expect(await isLive(id)).toBe(false);
    expect((await scene.failure("ssadmin1", "GET", `/admin/${adminIdx}`))[1]).toBe(2001);
    const row = (await scene.api.db.select().from(admins).where(eq(admins.adminIdx, adminIdx)))[0];
    expect(row).toMatchObject({ id, name: "", email: "", phoneNo: "", passwordHash: "" });
    expect(await scene.data("ssadmin1", "GET", `/admin/check-id/${id}`)).toMatchObject({ available: false });
    await expect(scene.sign(id, true, password)).rejects.toThrow("1001");
  });

  test("several are locked and opened at once; the own one among them keeps all as they were", async () => {
    const one = await newAdmin();
    const other = await newAdmin();
    const adminIdxs = [one.adminIdx, other.adminIdx];
    const send = (idxs: number[], state: string) =>
      scene.failure("ssadmin1", "PUT", "/admin/state", { adminIdxs: idxs, state });
    expect(await send([...adminIdxs, 1], "LOCKED")).toEqual([200, 2204, "ADM_LAST_SS", []]);
    expect(await isLive(one.id)).toBe(true);
    expect((await send(adminIdxs, "LOCKED"))[1]).toBe(0);
    expect([await isLive(one.id), await isLive(other.id)]).toEqual([false, false]);
    expect((await send(adminIdxs, "ACTIVE"))[1]).toBe(0);
    await scene.sign(one.id, true, one.password);
    expect(await isLive(one.id)).toBe(true);
    expect((await send([one.adminIdx, 99], "LOCKED"))[1]).toBe(2001);
    expect(await isLive(one.id)).toBe(true);
  });

  // seed 256 284
  test("they move to another group with its rights at once (A17, S-64)", async () => {
    const { id, adminIdx } = await newAdmin();
    const post = () => scene.failure(id, "POST", "/notice", { title: "a", contents: "" });
    expect((await post())[1]).toBe(9403);
    const body = { adminIdxs: [adminIdx], toGroupIdx: 20 };
    expect(await scene.data("ssadmin1", "PUT", "/admin/move", body)).toEqual({ moved: 1 });
    expect((await post())[1]).toBe(0);
    await scene.data("ssadmin1", "PUT", "/admin/move", { ...body, toGroupIdx: 10 });
    expect((await post())[1]).toBe(9403);
    const nowhere = await scene.failure("ssadmin1", "PUT", "/admin/move", { ...body, toGroupIdx: 99 });
    expect(nowhere).toEqual([400, 9001, "VAL_FIELD", ["groupIdx", "Please choose one from the list."]]);
  });

  test("own rights end with the move to another group, and stay in the same one", async () => {
    const { id, adminIdx } = await newAdmin();
    const write = { isCreate: true, isRead: true, isUpdate: false, isDelete: false };
    const menus = ["930000", "930100"].map((code) => ({ code, ...write }));
    const post = () => scene.failure(id, "POST", "/notice", { title: "a", contents: "" });
    await scene.data("ssadmin1", "PUT", "/menu-admins", { targetType: "ADMIN", targetIdx: adminIdx, menus });
    const move = (toGroupIdx: number) =>
      scene.data("ssadmin1", "PUT", "/admin/move", { adminIdxs: [adminIdx], toGroupIdx });
    const { groupIdx } = await scene.data<{ groupIdx: number }>("ssadmin1", "GET", `/admin/${adminIdx}`);
    await move(groupIdx);
    expect((await post())[1]).toBe(0);
    await move(groupIdx === 10 ? 20 : 10);
    await move(10);
    expect((await post())[1]).toBe(9403);
  });
});

describe("passwords", () => {
  // seed 281
  test("a reset shows a new one once and ends every session (A14)", async () => {
    const { id, adminIdx, password } = await newAdmin();
    const reset = await scene.data<Created>("ssadmin1", "PUT", "/admin/reset-pw", { adminIdx });
    expect(await isLive(id)).toBe(false);
    await expect(scene.sign(id, true, password)).rejects.toThrow("1001");
    await scene.sign(id, true, reset.tempPassword);
    expect((await scene.failure("ssadmin1", "PUT", "/admin/reset-pw", { adminIdx: 99 }))[1]).toBe(2001);
  });

  test("the own one is not reset without the old one (S-57)", async () => {
    const before = await scene.api.db.select().from(admins).where(eq(admins.adminIdx, 1));
    const refused = await scene.failure("ssadmin1", "PUT", "/admin/reset-pw", { adminIdx: 1 });
    expect(refused).toEqual([200, 2203, "ADM_SELF", []]);
    expect(await scene.api.db.select().from(admins).where(eq(admins.adminIdx, 1))).toEqual(before);
  });

  // seed 283
  test("the own one changes; the calling session goes on, the others end (A16)", async () => {
    const { id, adminIdx, password } = await newAdmin();
    // C0420 v4 lets an admin sign in once; two sessions need two.
    await scene.api.db.execute("update policies set value4 = '2' where code = 'C0420'");
    const other = (await scene.api.signIn(id, { isAdmin: true, password })).accessToken;
    const body = { oldPassword: password, newPassword: "Front#2026x" };
    expect(await scene.data(id, "PUT", "/admin/change-password", body)).toEqual({
      changed: true,
      deviceToken: expect.any(String),
    });
    expect(await isLive(id)).toBe(true);
    expect((await scene.api.request("GET", "/dashboard/periods", { token: other })).status).toBe(401);
    await scene.sign(id, true, "Front#2026x");
    expect(await scene.data("ssadmin1", "GET", `/admin/${adminIdx}`)).toMatchObject({
      isTempPassword: false,
    });
  });

  test.each([
    ["a wrong old one", { oldPassword: "nothing", newPassword: "Front#2026x" }, 1401, "PW_WRONG"],
    ["the present one", { newPassword: "MirsolAdm1n!" }, 1402, "PW_REUSED"],
    ["one that breaks the rule", { newPassword: "short1!" }, 9003, "VAL_PW_FORMAT"],
    ["the club's name", { newPassword: "Mirsol2026!" }, 9007, "VAL_PW_WEAK"],
  ])("%s is refused", async (_, change, code, msgCode) => {
    const body = { oldPassword: "MirsolAdm1n!", ...change };
    expect(await scene.failure("contents1", "PUT", "/admin/change-password", body)).toEqual([
      200,
      code,
      msgCode,
      [],
    ]);
  });

  test("the last three are refused, the one before them is not (C0430 v4)", async () => {
    const { id, adminIdx, password } = await newAdmin();
    const list = [password, "Garden#81a", "Garden#82b", "Garden#83c"];
    const change = (from: string, to: string) =>
      scene.failure(id, "PUT", "/admin/change-password", { oldPassword: from, newPassword: to });
    for (const [place, next] of list.slice(1).entries()) {
      expect((await change(list[place] ?? "", next))[1]).toBe(0);
    }
    expect((await change("Garden#83c", "Garden#81a"))[1]).toBe(1402);
    expect((await change("Garden#83c", password))[1]).toBe(0);
    const stored = scene.api.db.select().from(adminPasswords).where(eq(adminPasswords.adminIdx, adminIdx));
    expect(await stored).toHaveLength(4);
  });

  test("guessing the old one is limited", async () => {
    const { id } = await newAdmin();
    const body = { oldPassword: "wrong", newPassword: "Front#2026x" };
    const codes: unknown[] = [];
    for (let turn = 0; turn < 11; turn += 1) {
      codes.push((await scene.failure(id, "PUT", "/admin/change-password", body))[1]);
    }
    expect(codes.filter((code) => code === 1401)).toHaveLength(10);
    expect(codes.at(-1)).toBe(4290);
  });
});

describe("what an ADMIN with 910600 may not do (2.6)", () => {
  const forbidden = [403, 9403, "REQ_FORBIDDEN", []];
  beforeAll(async () => {
    await scene.grant("910600", "CRUX");
    await scene.otherClub();
    await scene.call("bookadmin1", "GET", "/admin");
  });

  test.each([
    ["change an SSADMIN", "PUT", "/admin", { adminIdx: 1, name: "x" }],
    ["delete an SSADMIN", "DELETE", "/admin", { idxs: [1] }],
    ["reset an SSADMIN's password", "PUT", "/admin/reset-pw", { adminIdx: 1 }],
    ["lift an SSADMIN's sign-in locks", "PUT", "/admin/unlock", { adminIdx: 1 }],
    ["reset the password of somebody with more rights", "PUT", "/admin/reset-pw", { adminIdx: 3 }],
    ["take an SSADMIN's photo", "DELETE", "/admin/1/photos", undefined],
    ["make an SSADMIN", "POST", "/admin", { ...front, isSSAdmin: true }],
    ["become an SSADMIN", "PUT", "/admin", { adminIdx: 2, isSSAdmin: true }],
    ["give a club that he does not have", "POST", "/admin", { ...front, authClub: ["MS01", "MS02"] }],
    ["give himself a club", "PUT", "/admin", { adminIdx: 2, authClub: ["MS01", "MS02"] }],
    ["give a group with more rights", "POST", "/admin", { ...front, groupIdx: 20 }],
    ["move somebody into it", "PUT", "/admin/move", { adminIdxs: [4], toGroupIdx: 20 }],
    ["lock an SSADMIN", "PUT", "/admin/state", { adminIdxs: [4, 1], state: "LOCKED" }],
    ["change the own group", "PUT", "/admin", { adminIdx: 2, groupIdx: null }],
  ])("%s", async (_, method, path, body) => {
    const before = await scene.api.db.select().from(admins).orderBy(admins.adminIdx);
    expect(await scene.failure("bookadmin1", method, path, body)).toEqual(forbidden);
    expect(await scene.api.db.select().from(admins).orderBy(admins.adminIdx)).toEqual(before);
  });

  test("but the password of somebody with no more rights he may reset", async () => {
    const { adminIdx } = await create({ ...front, id: "equal0001" }, "bookadmin1");
    const reset = await scene.call("bookadmin1", "PUT", "/admin/reset-pw", { adminIdx });
    expect(reset.json.result).toBe(true);
  });

  test("but what he has himself he may give", async () => {
    const { adminIdx } = await create({ ...front, id: "given0001" }, "bookadmin1");
    const change = { adminIdx, position: "대리", authClub: ["MS01"], groupIdx: 10 };
    expect((await scene.call("bookadmin1", "PUT", "/admin", change)).json.result).toBe(true);
  });

  test("and is told so before he tries", async () => {
    const choices = await scene.data<CallOutput<"GET /admin/choices">>("bookadmin1", "GET", "/admin/choices");
    expect(choices.clubs).toEqual(["MS01"]);
    expect(choices.canGiveSSAdmin).toBe(false);
    expect(choices.groups.filter((group) => group.canGive).map((group) => group.groupIdx)).toEqual([10]);
    for (const [adminIdx, guard] of [
      [1, "HIGHER"],
      [2, "SELF"],
      [3, null],
    ] as const) {
      expect(await scene.data("bookadmin1", "GET", `/admin/${adminIdx}`)).toMatchObject({ guard });
    }
  });

  test("a right that is taken from him is refused at his next call (S-64)", async () => {
    expect((await scene.call("bookadmin1", "GET", "/admin/3")).json.result).toBe(true);
    await scene.grant("910600", "R");
    expect((await scene.failure("bookadmin1", "PUT", "/admin", { adminIdx: 3, name: "x" }))[1]).toBe(9403);
    await scene.grant("910600", "");
    expect((await scene.failure("bookadmin1", "GET", "/admin/3"))[1]).toBe(9403);
    await scene.grant("910600", "CRUX");
  });

  test("another club's account is not found", async () => {
    const adminIdx = strangerIdx;
    const notFound = [404, 2001, "NOT_FOUND", []];
    for (const who of ["bookadmin1", "ssadmin1"]) {
      expect(await scene.failure(who, "GET", `/admin/${adminIdx}`)).toEqual(notFound);
      expect(await scene.failure(who, "PUT", "/admin", { adminIdx, name: "x" })).toEqual(notFound);
      expect(await scene.failure(who, "PUT", "/admin/reset-pw", { adminIdx })).toEqual(notFound);
      expect(await scene.data(who, "DELETE", "/admin", { idxs: [adminIdx] })).toEqual({ deleted: 0 });
    }
    expect(await scene.failure("bookadmin1", "GET", "/admin?clubCode=MS02")).toEqual(forbidden);
  });

  // seed 280
  test("everybody may read the own account", async () => {
    expect(await scene.data("contents1", "GET", "/admin/3")).toMatchObject({ id: "contents1" });
    expect(await scene.failure("contents1", "GET", "/admin/2")).toEqual(forbidden);
  });

  test("without the flag nothing is shown", async () => {
    expect(await scene.failure("contents1", "GET", "/admin")).toEqual(forbidden);
    expect(await scene.failure("kimmiru", "GET", "/admin/2")).toEqual(forbidden);
    expect((await scene.failure("nobody", "GET", "/admin/2"))[1]).toBe(463);
  });
});

describe("the own account and the last SSADMIN", () => {
  beforeAll(async () => {
    await scene.api.close();
    scene = await officeScene();
  }, 120_000);

  test("nobody deletes or locks himself (2203)", async () => {
    await scene.data("ssadmin1", "PUT", "/admin", { adminIdx: 3, isSSAdmin: true });
    const self = [200, 2203, "ADM_SELF", []];
    expect(await scene.failure("ssadmin1", "DELETE", "/admin", { idxs: [1] })).toEqual(self);
    expect(await scene.failure("ssadmin1", "PUT", "/admin", { adminIdx: 1, state: "LOCKED" })).toEqual(self);
    expect(await scene.failure("ssadmin1", "PUT", "/admin", { adminIdx: 1, isSSAdmin: false })).toEqual(self);
  });

  test("the last SSADMIN stays (2204)", async () => {
    const last = [200, 2204, "ADM_LAST_SS", []];
    expect(await scene.data("contents1", "DELETE", "/admin", { idxs: [1] })).toEqual({ deleted: 1 });
    expect(await scene.failure("contents1", "DELETE", "/admin", { idxs: [3] })).toEqual(last);
    expect(await scene.data("contents1", "GET", "/admin/3")).toMatchObject({ guard: "LAST_SS" });
    expect(await scene.failure("contents1", "PUT", "/admin", { adminIdx: 3, isSSAdmin: false })).toEqual(
      last,
    );
    expect(await scene.failure("contents1", "PUT", "/admin", { adminIdx: 3, state: "LEFT" })).toEqual(last);
  });
});

describe("photos", () => {
  const png = Uint8Array.from(
    Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
      "base64",
    ),
  );
  const form = (name: string, bytes: Uint8Array<ArrayBuffer>) => {
    const body = new FormData();
    body.append("files", new Blob([bytes]), name);
    return body;
  };

  // seed 269
  test("the own one is stored and taken away (A3)", async () => {
    const body = form("me.png", png);
    const { imageUrl } = await scene.data<{ imageUrl: string }>(
      "bookadmin1",
      "POST",
      "/admin/2/photos",
      body,
    );
    expect(imageUrl).toMatch(/^\/files\/admin\/\d+$/);
    expect(await scene.data("bookadmin1", "GET", "/menu-admins/admins/2")).toMatchObject({ adminIdx: 2 });
    const row = (await scene.api.db.select().from(admins).where(eq(admins.adminIdx, 2)))[0];
    expect(row?.imageUrl).toBe(imageUrl);
    expect(await scene.data("bookadmin1", "DELETE", "/admin/2/photos")).toEqual({ imageUrl: null });
  });

  test("a document is no photo, and others' photos need the right", async () => {
    const pdf = new TextEncoder().encode("%PDF-1.4\n%%EOF\n");
    expect(await scene.failure("bookadmin1", "POST", "/admin/2/photos", form("me.pdf", pdf))).toEqual([
      200,
      9301,
      "FILE_TYPE",
      ["me.pdf"],
    ]);
    const answer = await scene.failure("bookadmin1", "POST", "/admin/3/photos", form("me.png", png));
    expect(answer[1]).toBe(9403);
    const two = form("me.png", png);
    two.append("files", new Blob([png]), "you.png");
    const told = await scene.failure("bookadmin1", "POST", "/admin/2/photos", two);
    expect(told[3]).toEqual(["files", "At most 1 are allowed."]);
  });
});
