import { eq } from "drizzle-orm";
import { members, sessions, singleUseTokens } from "@/lib/club-api/db/tables";
import { transaction } from "@/lib/club-api/db/transaction";
import { openSession } from "@/lib/club-api/domains/auth";
import type { MemberState } from "@/lib/contract/code-values/members";
import { startTestApi } from "../support/api";
import { forFile } from "../support/for-file";
import { codeProof } from "../support/scenes/people";

/** An account's open sessions after the office, or the owner, has ended their ground. */
const api = await forFile(startTestApi);
let staff = "";
beforeEach(async () => {
  await api.reset();
  staff = (await api.signIn("ssadmin1", { isAdmin: true })).accessToken;
});

const sol = 100002;
const right = "Mirsol2026!";
const own = (token: string) => api.request("GET", `/info/${sol}`, { token }).then(({ status }) => status);
const refresh = (refreshToken: string) =>
  api.request("GET", "/tokens/refresh", { headers: { "x-refresh-token": refreshToken } });
const office = (event: string) =>
  api.request("PUT", `/ops/members/${sol}`, { token: staff, body: { event, reason: "시험" } });
const setState = (state: MemberState) =>
  api.db.update(members).set({ state }).where(eq(members.memberIdx, sol));

describe("a member goes on with an old session after the office has suspended the account", () => {
  test("no call, no new tokens, and none of it comes back when the suspension is lifted", async () => {
    const session = await api.signIn("leesol01");
    expect(await own(session.accessToken)).toBe(200);
    expect((await office("SUSPEND")).json.data).toMatchObject({ state: "30", sessionsRevoked: 1 });
    expect(await own(session.accessToken)).toBe(401);
    expect((await refresh(session.refreshToken)).status).toBe(401);
    await office("LIFT");
    expect(await own(session.accessToken)).toBe(401);
    expect((await refresh(session.refreshToken)).status).toBe(401);
  });

  test.each<MemberState>(["20", "30", "40", "50"])(
    "state %s by whatever way gives no new tokens either",
    async (state) => {
      const session = await api.signIn("leesol01");
      await setState(state);
      expect((await refresh(session.refreshToken)).status).toBe(401);
      expect(await own(session.accessToken)).toBe(401);
    },
  );

  test("what was proven before proves nothing afterwards", async () => {
    const { accessToken: token } = await api.signIn("leesol01");
    const { json } = await api.request("POST", "/info/check-password", { token, body: { password: right } });
    expect(json.data.editToken).toBeDefined();
    await office("SUSPEND");
    expect(await api.db.$count(singleUseTokens, eq(singleUseTokens.memberIdx, sol))).toBe(0);
  });

  test("a sign-in that was under way opens no session that lives on when the suspension is lifted", async () => {
    const [member] = await api.db.select().from(members).where(eq(members.memberIdx, sol));
    // Its password was found right; then the office was faster.
    await office("SUSPEND");
    await expect(lateSession(member?.passwordHash ?? "")).rejects.toMatchObject({
      msgCode: "AUTH_SUSPENDED",
    });
    await office("LIFT");
    expect(await liveSessions()).toBe(0);
  });
});

describe("an intruder keeps a session although the password was changed", () => {
  test("by a sign-in with the old one that was under way", async () => {
    const [member] = await api.db.select().from(members).where(eq(members.memberIdx, sol));
    const certToken = await codeProof(api, {
      purpose: "FIND_PW",
      id: "leesol01",
      target: "sol@mirsol.example",
    });
    const body = { id: "leesol01", certToken, newPassword: "Pine-Forest-27!" };
    expect((await api.request("PUT", "/member/change-password", { body })).json.result).toBe(true);
    await expect(lateSession(member?.passwordHash ?? "")).rejects.toMatchObject({
      msgCode: "AUTH_WRONG_LOGIN",
    });
    expect(await liveSessions()).toBe(0);
  });

  test("by signing in again and again while the owner resets it", async () => {
    const certToken = await codeProof(api, {
      purpose: "FIND_PW",
      id: "leesol01",
      target: "sol@mirsol.example",
    });
    const login = () =>
      api.request("POST", "/member/login", { body: { clubCode: "MS01", id: "leesol01", password: right } });
    const reset = api.request("PUT", "/member/change-password", {
      body: { id: "leesol01", certToken, newPassword: "Pine-Forest-27!" },
    });
    await Promise.all([reset, ...Array.from({ length: 12 }, login)]);
    expect((await reset).json.result).toBe(true);
    expect(await liveSessions()).toBe(0);
  }, 30_000);

  test("by a second proof of the mailbox from before the reset", async () => {
    const proof = () => codeProof(api, { purpose: "FIND_PW", id: "leesol01", target: "sol@mirsol.example" });
    const stolen = await proof();
    api.pass(61_000);
    const certToken = await proof();
    const change = (token: string, newPassword: string) =>
      api.request("PUT", "/member/change-password", {
        body: { id: "leesol01", certToken: token, newPassword },
      });
    expect((await change(certToken, "Pine-Forest-27!")).json.result).toBe(true);
    expect((await change(stolen, "Stolen-Forest-28!")).json.fail?.code).toBe(1106);
  });
});

describe("an administrator goes on with an old session", () => {
  test.each([
    ["locked", "bookadmin1", 2, () => put("/admin/state", { adminIdxs: [2], state: "LOCKED" })],
    ["let go", "bookadmin1", 2, () => put("/admin/state", { adminIdxs: [2], state: "LEFT" })],
    ["given another password", "bookadmin1", 2, () => put("/admin/reset-pw", { adminIdx: 2 })],
    ["deleted", "contents1", 3, () => api.request("DELETE", "/admin/3", { token: staff })],
  ])("after the account was %s", async (_what, id, adminIdx, end) => {
    const session = await api.signIn(id, { isAdmin: true });
    expect((await api.request("GET", `/admin/${adminIdx}`, { token: session.accessToken })).status).toBe(200);
    expect((await end()).json.result).toBe(true);
    expect((await api.request("GET", `/admin/${adminIdx}`, { token: session.accessToken })).status).toBe(401);
    expect((await refresh(session.refreshToken)).status).toBe(401);
    await put("/admin/state", { adminIdxs: [adminIdx], state: "ACTIVE" });
    expect((await refresh(session.refreshToken)).status).toBe(401);
  });
});

const put = (path: string, body: object) => api.request("PUT", path, { token: staff, body });

/** The end of a sign-in whose password was checked before: what `signInMember` does in its transaction. */
function lateSession(passwordHash: string) {
  const owner = { clubIdx: 1, kind: "member", accountIdx: sol, passwordHash } as const;
  const input = { ...owner, deviceId: null, chk: false, address: null, userAgent: null };
  return transaction(api.db, (tx) => openSession(tx, input, api.clock.now()));
}

async function liveSessions(): Promise<number> {
  const rows = await api.db.select().from(sessions).where(eq(sessions.memberIdx, sol));
  return rows.filter(({ revokedAt }) => revokedAt === null).length;
}
