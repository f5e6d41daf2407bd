import { hasFlag, type MenuFlags, permissionTree } from "@/lib/club-api/domains/permissions/rules";
import { startTestApi, type TestApi } from "../../support/api";

describe("rights that count", () => {
  const flags = (code: string, isRead = true): MenuFlags => ({
    code,
    isRead,
    isCreate: true,
    isUpdate: true,
    isDelete: true,
  });

  // seed 248
  test("a child has none where its parent lacks read", () => {
    const tree = permissionTree([flags("930000", false), flags("930100")], false);
    for (const flag of ["C", "R", "U", "X"] as const) expect(hasFlag(tree, "930100", flag)).toBe(false);
  });

  test("a menu without read has no other flag", () => {
    const tree = permissionTree([flags("930000"), flags("930100", false)], false);
    expect(hasFlag(tree, "930100", "U")).toBe(false);
    expect(hasFlag(tree, "930000", "U")).toBe(true);
  });

  // seed 249
  test("a code that no menu has gives nothing, and no row is no right", () => {
    const tree = permissionTree([flags("999999")], false);
    expect(hasFlag(tree, "999999", "R")).toBe(false);
    expect(hasFlag(tree, "930100", "R")).toBe(false);
  });

  test("an SSADMIN has every flag of every menu", () => {
    const tree = permissionTree([], true);
    expect(hasFlag(tree, "910300", "X")).toBe(true);
    expect(hasFlag(tree, "999999", "R")).toBe(false);
  });
});

describe("who may call", () => {
  let api: TestApi;
  const tokens: Record<string, string | undefined> = {};
  beforeAll(async () => {
    api = await startTestApi();
    tokens.ssadmin1 = (await api.signIn("ssadmin1", { isAdmin: true })).accessToken;
    tokens.contents1 = (await api.signIn("contents1", { isAdmin: true })).accessToken;
    tokens.bookadmin1 = (await api.signIn("bookadmin1", { isAdmin: true })).accessToken;
    tokens.kimmiru = (await api.signIn("kimmiru")).accessToken;
  }, 60_000);
  afterAll(() => api.close());

  const call = (who: string, method: string, path: string, body?: unknown) => {
    const token = tokens[who];
    return api.request(method, path, {
      ...(token === undefined ? {} : { token }),
      ...(body === undefined ? {} : { body }),
    });
  };
  const visibleNotices = async () =>
    (await call("anonymous", "GET", "/notice/normal?size=100")).json.data.total;
  const notice = { title: "A title", contents: "<p>Text</p>" };
  const update = { noticeIdx: 999_999, title: "Changed" };

  // 2001 and true: the right was there.
  // seed 247
  test.each([
    ["ssadmin1", { read: true, create: true, update: 2001, remove: true }],
    ["contents1", { read: true, create: true, update: 2001, remove: true }],
    ["bookadmin1", { read: true, create: 9403, update: 9403, remove: 9403 }],
    ["kimmiru", { read: 9403, create: 9403, update: 9403, remove: 9403 }],
    ["anonymous", { read: 463, create: 463, update: 463, remove: 463 }],
  ])("%s on the notice board", async (who, expected) => {
    const before = await visibleNotices();
    const outcome = async (method: string, path: string, body?: unknown) => {
      const { json } = await call(who, method, path, body);
      return json.result || json.fail?.code;
    };
    const created = await call(who, "POST", "/notice", notice);
    const idx = (created.json.data as { noticeIdx?: number } | null)?.noticeIdx ?? 1;
    expect({
      read: await outcome("GET", "/notice/admin"),
      create: created.json.result || created.json.fail?.code,
      update: await outcome("PUT", "/notice", update),
      remove: await outcome("DELETE", `/notice/${idx}`),
    }).toEqual(expected);
    expect(await visibleNotices()).toBe(before);
  });

  test("hidden rows need the R flag, not only scope=admin", async () => {
    expect((await call("anonymous", "GET", "/site/state?scope=admin")).json.fail?.code).toBe(463);
    expect((await call("kimmiru", "GET", "/site/state?scope=admin")).json.fail?.code).toBe(9403);
    expect((await call("contents1", "GET", "/site/state?scope=admin")).json.fail?.code).toBe(9403);
    expect((await call("ssadmin1", "GET", "/site/state?scope=admin")).json.data.admin).toBeDefined();
    expect((await call("ssadmin1", "GET", "/site/state")).json.data.admin).toBeUndefined();
  });

  // seed 301
  test("an admin reads the own rights, those of others with 920100 only", async () => {
    const own = await call("bookadmin1", "GET", "/menu-admins/admins/2");
    expect(own.json.data).toMatchObject({ adminIdx: 2, source: "GROUP", groupIdx: 10 });
    expect((await call("bookadmin1", "GET", "/menu-admins/admins/3")).json.fail?.code).toBe(9403);
    expect((await call("ssadmin1", "GET", "/menu-admins/admins/3")).json.data.groupIdx).toBe(20);
    expect((await call("kimmiru", "GET", "/menu-admins/admins/1")).json.fail?.code).toBe(9403);
  });

  test("another club's admin calls are refused", async () => {
    await api.db.execute("insert into clubs values (2, 'MS02', now())");
    expect((await call("contents1", "GET", "/notice/admin?clubCode=MS02")).json.fail?.code).toBe(9403);
    expect((await call("kimmiru", "GET", "/info/100001?clubCode=MS02")).json.fail?.code).toBe(9403);
    expect((await call("ssadmin1", "GET", "/notice/admin?clubCode=MS02")).json.data.total).toBe(0);
  });
});
