import { answeredPassword, movedSession, rekeyedSession, settledSession } from "@/lib/web/bff/session-calls";
import { openSession, sessionSetCookie } from "@/lib/web/session/cookie";
import type { SessionData } from "@/lib/web/session/options";

const now = Date.parse("2026-11-23T10:00:00+09:00");
const hour = 3_600_000;
const old: SessionData = {
  accessToken: "old-access",
  accessTokenExpire: now + hour,
  refreshToken: "old-refresh",
  refreshTokenExpire: now + 12 * hour,
  chk: true,
  user: {
    clubCode: "MS01",
    id: "kimmiru",
    name: "김미루",
    lang: "ko",
    authority: "MEMBER",
    memberIdx: 100001,
    adminIdx: null,
    memberType: "10",
    isAdmin: false,
    isSSAdmin: false,
    isTempPassword: true,
    authClub: ["MS01"],
    langList: ["ko"],
    imageUrl: null,
    pending: "TEMP_PASSWORD",
  },
};
const tokens = {
  accessToken: "new-access",
  accessTokenExpire: now + 2 * hour,
  refreshToken: "new-refresh",
  refreshTokenExpire: now + 14 * hour,
};

const held = async (cookie: string | null) =>
  openSession(decodeURIComponent(/^[^=]+=([^;]*)/.exec(cookie ?? "")?.[1] ?? ""), now);

describe("a new password (M10, M11)", () => {
  test("the new tokens go into the cookie and not to the browser; nothing is pending any more", async () => {
    const answer = { result: true as const, data: { changed: true, sessionsRevoked: 1, ...tokens } };
    const { body, cookie } = await rekeyedSession(answer, old, now);
    expect(JSON.stringify(body)).not.toMatch(/new-access|new-refresh/);
    expect(body).toMatchObject({ data: { changed: true, sessionsRevoked: 1 } });
    expect(await held(cookie)).toMatchObject({
      ...tokens,
      chk: true,
      user: { isTempPassword: false, pending: null },
    });
  });

  test("later keeps the tokens and is no longer pending", async () => {
    const user = { ...old.user, pending: "PASSWORD_EXPIRED" as const };
    const data = { changed: false, nextDue: "2026-12-23", postponed: 1 };
    const { cookie } = await rekeyedSession({ result: true, data }, { ...old, user }, now);
    expect(await held(cookie)).toMatchObject({ accessToken: "old-access", user: { pending: null } });
  });

  test("open terms stay pending", async () => {
    const user = { ...old.user, pending: "TERMS" as const };
    const answer = { result: true as const, data: { changed: true, ...tokens } };
    const { cookie } = await rekeyedSession(answer, { ...old, user }, now);
    expect((await held(cookie))?.user.pending).toBe("TERMS");
  });

  test("behind the question of the password stands that of the terms, where some are open", async () => {
    const answer = { result: true as const, data: { changed: true, sessionsRevoked: 1, ...tokens } };
    expect(answeredPassword(answer, old)).toBe("new-access");
    const { cookie } = await rekeyedSession(answer, old, now, "TERMS");
    expect((await held(cookie))?.user).toMatchObject({ pending: "TERMS", isTempPassword: false });
  });

  test.each([
    ["later", { changed: false, nextDue: "2026-12-23", postponed: 1 }, "PASSWORD_EXPIRED", "old-access"],
    ["a new password that nobody asked for", { changed: true, ...tokens }, null, null],
    ["another account's reset", { changed: true, sessionsRevoked: 1 }, "TEMP_PASSWORD", null],
  ] as const)("after %s the token to ask for open terms with is %s", (_name, data, pending, expected) => {
    const session = { ...old, user: { ...old.user, pending } };
    expect(answeredPassword({ result: true, data }, session)).toBe(expected);
  });

  test("a forgotten password's answer holds no tokens and leaves the cookie alone", async () => {
    const data = { changed: true, sessionsRevoked: 2 };
    expect(await rekeyedSession({ result: true, data }, old, now)).toEqual({
      body: { result: true, data },
      cookie: null,
    });
  });

  test.each([
    [463, true],
    [1401, false],
  ])("failure %i clears the cookie: %s", async (code, clears) => {
    const fail = { code, msg: "", msgDetail: "", msgCode: "PW_WRONG" as const, msgVar: [] };
    const { cookie } = await rekeyedSession({ result: false, data: null, fail }, old, now);
    expect(cookie?.includes("Max-Age=0") ?? false).toBe(clears);
  });

  test("control: the cookie of a session opens to what was put in", async () => {
    expect(await held(await sessionSetCookie(old, now))).toEqual(old);
  });
});

describe("what a sign-in left open, while the tokens stay", () => {
  const asked = (pending: SessionData["user"]["pending"], isTempPassword = false) => ({
    ...old,
    user: { ...old.user, pending, isTempPassword },
  });

  test.each([
    ["a consent to all", { saved: 1, pending: [] }, "TERMS"],
    ["the word that nothing is open", { needed: false, list: [] }, "TERMS"],
    ["an admin's new password", { changed: true }, "TEMP_PASSWORD"],
  ] as const)("%s settles it", async (_name, data, pending) => {
    const { body, cookie } = await settledSession({ result: true, data }, asked(pending, true), now);
    expect(body).toEqual({ result: true, data });
    expect(await held(cookie)).toMatchObject({ accessToken: "old-access", user: { pending: null } });
  });

  test.each([
    ["a consent to some", { saved: 1, pending: [{ termsIdx: 22 }] }, "TERMS"],
    ["terms that are open", { needed: true, list: [] }, "TERMS"],
    ["a consent while a password is due", { saved: 1, pending: [] }, "TEMP_PASSWORD"],
    ["a consent while nothing is open", { saved: 1, pending: [] }, null],
  ] as const)("%s leaves the cookie alone", async (_name, data, pending) => {
    expect((await settledSession({ result: true, data }, asked(pending), now)).cookie).toBeNull();
  });

  test("nobody stays nobody, and a refused answer settles nothing", async () => {
    const fail = { code: 6201, msg: "", msgDetail: "", msgCode: "TERMS_REQUIRED" as const, msgVar: [] };
    const refusal = { result: false as const, data: null, fail };
    expect((await settledSession(refusal, asked("TERMS"), now)).cookie).toBeNull();
    expect((await settledSession({ result: true, data: { needed: false } }, null, now)).cookie).toBeNull();
  });
});

describe("a move to another club of an admin's", () => {
  const { memberIdx: _none, ...shared } = old.user;
  const profile = (clubCode: string) => ({
    ...shared,
    clubCode,
    clubIdx: 2,
    clubName: "Other",
    phoneNo: "",
    email: "",
    userMove: true,
    address: "",
    addressDetail: "",
    zipCode: "",
    clubPhoneNo: "",
    clubFaxNo: "",
    businessNo: "",
    ceoName: "",
    clubList: [],
    inactive: false,
    inactiveDate: null,
    memberIdx: null,
    authority: "ADMIN",
    adminIdx: 3,
    memberType: null,
    isAdmin: true,
    authClub: ["MS01", "MS02"],
  });
  const moved = async (to: string, from: SessionData) =>
    held((await movedSession({ result: true, data: profile(to) }, from, now)).cookie);

  test("keeps the tokens and remembers the account's own club, until it goes back", async () => {
    const there = await moved("MS02", old);
    expect(there).toMatchObject({ accessToken: "old-access", user: { clubCode: "MS02", homeClub: "MS01" } });
    const back = await moved("MS01", there as SessionData);
    expect(back?.user.clubCode).toBe("MS01");
    expect(back?.user).not.toHaveProperty("homeClub");
  });

  test("that is refused leaves the cookie alone", async () => {
    const fail = { code: 9403, msg: "", msgDetail: "", msgCode: "REQ_FORBIDDEN" as const, msgVar: [] };
    expect((await movedSession({ result: false, data: null, fail }, old, now)).cookie).toBeNull();
  });
});
