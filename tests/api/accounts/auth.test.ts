import { eq } from "drizzle-orm";
import { members } from "@/lib/club-api/db/tables";
import { userSession } from "@/lib/contract/accounts/auth";
import { demoNow, startTestApi } from "../../support/api";
import { forFile } from "../../support/for-file";

const api = await forFile(startTestApi);
beforeEach(() => api.reset());

const minute = 60_000;

function login(id: string, password: string, extra: Record<string, unknown> = {}) {
  return api.request("POST", "/member/login", { body: { clubCode: "MS01", id, password, ...extra } });
}
const setMember = (memberIdx: number, values: Partial<typeof members.$inferInsert>) =>
  api.db.update(members).set(values).where(eq(members.memberIdx, memberIdx));

describe("a member's sign-in", () => {
  // seed 146 147 148 149 150 151 152 153 154 155 156 157 158 159 326
  test("answers the user session of the seed", async () => {
    const { json } = await login("kimmiru", "Mirsol2026!", { chk: true });
    const session = userSession.parse(json.data);
    // All of seed §3 but `userMove`, which is the browser's own.
    expect(session).toEqual({
      accessToken: expect.stringMatching(/^[\w-]{43}$/),
      accessTokenExpire: demoNow.getTime() + 30 * minute,
      refreshToken: expect.stringMatching(/^[\w-]{43}$/),
      refreshTokenExpire: demoNow.getTime() + 14 * 24 * 60 * minute,
      deviceToken: expect.any(String),
      clubCode: "MS01",
      clubIdx: 1,
      clubName: "Mirsol Country Club",
      id: "kimmiru",
      name: "김미루",
      lang: "ko",
      phoneNo: "010-0000-0001",
      email: "miru@mirsol.example",
      authority: "MEMBER",
      adminIdx: null,
      memberIdx: 100001,
      memberType: "10",
      address: "경기도 미르시",
      addressDetail: "",
      zipCode: "00027",
      clubPhoneNo: "031-000-1000",
      clubFaxNo: "031-000-1002",
      businessNo: "100-81-23452",
      ceoName: "Hong Sol",
      isAdmin: false,
      isSSAdmin: false,
      isTempPassword: false,
      authClub: ["MS01"],
      clubList: [{ clubCode: "MS01", clubName: "Mirsol Country Club" }],
      langList: ["en", "ko", "ja", "zh"],
      imageUrl: null,
      inactive: false,
      inactiveDate: null,
      userMove: false,
      pending: null,
    });
    expect(session.adminMenus).toBeUndefined();
  });

  test("names the club in the request language", async () => {
    const body = { clubCode: "MS01", id: "kimmiru", password: "Mirsol2026!" };
    const korean = await api.request("POST", "/member/login?lang=ko", { body });
    expect(korean.json.data.clubName).toBe("미르솔 컨트리클럽");
  });

  test("a temporary password is pending", async () => {
    const { json } = await login("smithj01", "Mirsol2026!");
    expect(json.data).toMatchObject({ pending: "TEMP_PASSWORD", isTempPassword: true });
  });

  test("a password older than C0430 is pending, a postponed one is not yet", async () => {
    const passwordChangedAt = new Date(demoNow.getTime() - 90 * 24 * 60 * minute);
    await setMember(100001, { passwordChangedAt });
    expect((await login("kimmiru", "Mirsol2026!")).json.data.pending).toBe("PASSWORD_EXPIRED");
    await setMember(100001, { passwordPostponed: 1 });
    expect((await login("kimmiru", "Mirsol2026!")).json.data.pending).toBeNull();
  });

  test("a member's id is no admin's, nor the reverse", async () => {
    expect((await login("kimmiru", "Mirsol2026!", { isAdmin: true })).json.fail?.code).toBe(1001);
    expect((await login("contents1", "MirsolAdm1n!")).json.fail?.code).toBe(1001);
  });
});

describe("an admin's sign-in", () => {
  // seed 161
  test("carries the readable menus with names", async () => {
    const { json } = await login("bookadmin1", "MirsolAdm1n!", { isAdmin: true });
    const session = userSession.parse(json.data);
    expect(session).toMatchObject({ authority: "ADMIN", adminIdx: 2, isAdmin: true, isSSAdmin: false });
    expect(session.adminMenus?.map((menu) => menu.code)).toEqual(["930000"]);
    const notice = session.adminMenus?.[0]?.children[0];
    const rights = { isCreate: false, isRead: true, isUpdate: false, isDelete: false };
    expect(notice).toMatchObject({ code: "930100", ...rights, children: [] });
    expect(notice?.name).not.toBe("");
  });

  test("an SSADMIN holds every menu", async () => {
    const { json } = await login("ssadmin1", "MirsolAdm1n!", { isAdmin: true });
    const session = userSession.parse(json.data);
    expect(session.authority).toBe("SSADMIN");
    expect(session.adminMenus?.map((menu) => menu.code)).toEqual([
      "900000",
      "910000",
      "920000",
      "930000",
      "940000",
    ]);
  });
});

describe("refusals", () => {
  const states = [
    ["30", 1003],
    ["40", 1004],
    ["50", 1005],
  ] as const;

  test.each(states)("state %s is told to the right password only", async (state, code) => {
    await setMember(100002, { state, withdrawnAt: state === "40" ? demoNow : null });
    expect((await login("leesol01", "wrong")).json.fail?.code).toBe(1001);
    expect((await login("leesol01", "Mirsol2026!")).json.fail?.code).toBe(code);
  });

  test("a withdrawn id is unknown after the days of C0460", async () => {
    await setMember(100002, {
      state: "40",
      withdrawnAt: new Date(demoNow.getTime() - 30 * 24 * 60 * minute),
    });
    expect((await login("leesol01", "Mirsol2026!")).json.fail?.code).toBe(1001);
  });

  test("a dormant member gets an activation token and no other", async () => {
    expect((await login("dormant01", "wrong")).json.fail?.code).toBe(1001);
    const { json } = await login("dormant01", "Mirsol2026!");
    expect(json.data).toMatchObject({
      memberIdx: 100006,
      inactive: true,
      inactiveDate: "2026-10-30",
      accessToken: null,
      refreshToken: null,
    });
    const token = String(json.data.activationToken);
    expect((await api.request("GET", "/info/100006", { token })).status).toBe(401);
  });

  test("a suspended member's session ends although nobody revoked it", async () => {
    const { accessToken } = await api.signIn("leesol01");
    await setMember(100002, { state: "30" });
    expect((await api.request("GET", "/info/100002", { token: accessToken })).json.fail?.code).toBe(463);
  });
});

describe("lock", () => {
  async function failures(id: string) {
    const answers = [];
    for (let count = 0; count < 6; count += 1) answers.push((await login(id, "wrong")).json.fail);
    return answers.map((fail) => ({ code: fail?.code, msgVar: fail?.msgVar }));
  }

  test("five wrong passwords lock for ten minutes, and the answer tells until when", async () => {
    const locked = { code: 1002, msgVar: ["2026-11-23T10:10:00+09:00", "600"] };
    expect(await failures("kimmiru")).toEqual([
      { code: 1001, msgVar: ["4"] },
      { code: 1001, msgVar: ["3"] },
      { code: 1001, msgVar: ["2"] },
      { code: 1001, msgVar: ["1"] },
      locked,
      locked,
    ]);
    expect((await login("kimmiru", "Mirsol2026!")).json.fail?.code).toBe(1002);
    api.pass(10 * minute);
    expect((await login("kimmiru", "Mirsol2026!")).json.result).toBe(true);
  });

  test("an unknown id answers exactly like a known one", async () => {
    expect(await failures("nobody99")).toEqual(await failures("parkbaram"));
  });

  test("a right password forgets the failures", async () => {
    for (let count = 0; count < 4; count += 1) await login("kimmiru", "wrong");
    await login("kimmiru", "Mirsol2026!");
    expect((await login("kimmiru", "wrong")).json.fail?.msgVar).toEqual(["4"]);
  });
});

describe("my data", () => {
  test("a member reads the own data and nobody else's", async () => {
    const { accessToken: token } = await api.signIn("kimmiru");
    const mine = await api.request("GET", "/info/100001?lang=ko", { token });
    expect(mine.json.data).toMatchObject({ id: "kimmiru", memberType: "10", membershipNo: "R-0001" });
    expect(mine.text).not.toContain("passwordHash");
    const other = await api.request("GET", "/info/100002", { token });
    expect([other.status, other.json.fail?.code]).toEqual([403, 9403]);
  });

  test("an admin reads any member, an anonymous visitor none", async () => {
    const { accessToken: token } = await api.signIn("bookadmin1", { isAdmin: true });
    expect((await api.request("GET", "/info/100002", { token })).status).toBe(200);
    expect((await api.request("GET", "/info/999999", { token })).json.fail?.code).toBe(2001);
    expect((await api.request("GET", "/info/100002")).json.fail?.code).toBe(463);
  });
});
