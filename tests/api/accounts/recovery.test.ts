import { eq } from "drizzle-orm";
import { certifications, members, outbox, passwordHistory } from "@/lib/club-api/db/tables";
import { userSession } from "@/lib/contract/accounts/auth";
import { demoNow, startTestApi } from "../../support/api";
import { forFile } from "../../support/for-file";
import { askCode, checkCode, codeProof, mockProof, queued } from "../../support/scenes/people";

const api = await forFile(startTestApi);
beforeEach(async () => {
  await api.reset();
  for (const table of [certifications, outbox, passwordHistory]) await api.db.delete(table);
});

const minute = 60_000;
const day = 24 * 60 * minute;
const oldPassword = "Mirsol2026!";
const newPassword = "Sollip!20261123";
const sol = { purpose: "FIND_PW", id: "leesol01", target: "sol@mirsol.example" };

const change = (body: Record<string, unknown>, token?: string) =>
  api.request("PUT", "/member/change-password", { body, ...(token ? { token } : {}) });
const failOf = ({ json: { fail } }: Awaited<ReturnType<typeof change>>) => [
  fail?.code,
  fail?.msgCode,
  fail?.msgVar,
];
const own = (token: string, memberIdx = 100002) =>
  api.request("GET", `/info/${memberIdx}`, { token }).then(({ status }) => status);

describe("a forgotten password (F3)", () => {
  // seed 332
  test("from the id to the new password: codes, the proof, all sessions end, nobody is signed in", async () => {
    const first = await api.signIn("leesol01");
    const second = await api.signIn("leesol01");
    const known = await api.request(
      "GET",
      "/member/check?clubCode=MS01&id=leesol01&email=sol@mirsol.example",
    );
    expect(known.json.data).toEqual({
      exists: true,
      maskedEmail: "s**@mirsol.example",
      maskedPhone: null,
      certificationTypes: ["10", "20"],
    });
    const sent = await askCode(api, sol);
    const wrong = sent.json.data.devCode === "000000" ? "000001" : "000000";
    const refused = await checkCode(api, sent.json.data.certIdx, wrong);
    expect(refused.json.fail?.msgVar).toEqual(["4"]);
    const checked = await checkCode(api, sent.json.data.certIdx, sent.json.data.devCode);
    const { certToken } = checked.json.data;

    const answer = await change({ clubCode: "MS01", id: "leesol01", certToken, newPassword });
    expect(answer.json.data).toEqual({ changed: true, sessionsRevoked: 2 });
    expect([await own(first.accessToken), await own(second.accessToken)]).toEqual([401, 401]);
    await expect(api.signIn("leesol01")).rejects.toThrow();
    expect(await api.signIn("leesol01", { password: newPassword })).toBeDefined();
    expect(await queued(api, 100002)).toEqual(
      expect.arrayContaining(["passwordChanged:SMS", "passwordChanged:MAIL"]),
    );
  });

  test("the proof shows a piece of the phone number, to its own id only", async () => {
    const certToken = await codeProof(api, sol);
    const look = async (id: string) =>
      (await api.request("GET", `/member/check?id=${id}&email=sol@mirsol.example&certToken=${certToken}`))
        .json.data.maskedPhone;
    expect(await look("leesol01")).toBe("010-****-0002");
    expect(await look("kimmiru")).toBeNull();
  });

  test("a proof is good for one change, for its own id, and for ten minutes", async () => {
    const certToken = await codeProof(api, sol);
    const other = await change({ id: "kimmiru", certToken, newPassword });
    expect(failOf(other)).toEqual([1106, "CERT_REQUIRED", []]);
    expect((await change({ id: "leesol01", certToken, newPassword })).json.result).toBe(true);
    const again = await change({ id: "leesol01", certToken, newPassword: "Another!2026x" });
    expect(failOf(again)).toEqual([1106, "CERT_REQUIRED", []]);
    api.pass(minute);
    const late = await codeProof(api, sol);
    api.pass(10 * minute);
    expect(failOf(await change({ id: "leesol01", certToken: late, newPassword }))[0]).toBe(1106);
  });

  test("two that use one proof at once: one wins", async () => {
    const certToken = await codeProof(api, sol);
    const answers = await Promise.all(
      [1, 2].map((turn) => change({ id: "leesol01", certToken, newPassword: `Turnover!${turn}2026` })),
    );
    expect(answers.filter(({ json }) => json.result)).toHaveLength(1);
  });

  test("the identity check proves the owner too", async () => {
    const certToken = await mockProof(api, "parkbaram", "FIND_PW");
    const answer = await change({ id: "parkbaram", certToken, newPassword });
    expect(answer.json.data).toMatchObject({ changed: true });
  });

  test("lifts the lock of wrong tries: nobody is locked out for good (S-52)", async () => {
    for (let count = 0; count < 5; count += 1) {
      await api.request("POST", "/member/login", {
        body: { clubCode: "MS01", id: "leesol01", password: "x" },
      });
    }
    await expect(api.signIn("leesol01")).rejects.toThrow("1002");
    const certToken = await codeProof(api, sol);
    await change({ id: "leesol01", certToken, newPassword });
    expect(await api.signIn("leesol01", { password: newPassword })).toBeDefined();
  });

  test.each([
    ["too short for a reset", "Abcd123!", [9003, "VAL_PW_FORMAT", []]],
    ["a sign four times", "Abcdeeee1!", [9004, "VAL_PW_REPEAT", []]],
    ["the id in it", "leesol01!X", [9007, "VAL_PW_WEAK", []]],
    ["the present one", oldPassword, [9007, "VAL_PW_WEAK", []]],
  ])("refuses a password that is %s, and the proof stays good", async (_why, password, expected) => {
    const certToken = await codeProof(api, sol);
    expect(failOf(await change({ id: "leesol01", certToken, newPassword: password }))).toEqual(expected);
    expect((await change({ id: "leesol01", certToken, newPassword })).json.result).toBe(true);
  });
});

describe("a new password by the signed-in member (S-04)", () => {
  test("ends every other session; the calling one goes on with new tokens only", async () => {
    const here = await api.signIn("kimmiru");
    const there = await api.signIn("kimmiru");
    const { json } = await change({ oldPassword, newPassword }, here.accessToken);
    expect(json.data).toMatchObject({ changed: true, sessionsRevoked: 1 });
    const next = json.data as { accessToken: string; refreshToken: string };
    expect(await own(next.accessToken, 100001)).toBe(200);
    expect(await own(here.accessToken, 100001)).toBe(401);
    expect(await own(there.accessToken, 100001)).toBe(401);
    const refresh = (token: string) =>
      api.request("GET", "/tokens/refresh", { headers: { "x-refresh-token": token } });
    expect((await refresh(here.refreshToken)).status).toBe(401);
    expect((await refresh(next.refreshToken)).status).toBe(200);
  });

  test("asks for the old one (1401), and not endlessly", async () => {
    const { accessToken } = await api.signIn("kimmiru");
    const body = { oldPassword: "wrong", newPassword };
    expect(failOf(await change(body, accessToken))).toEqual([1401, "PW_WRONG", []]);
    for (let count = 0; count < 9; count += 1) await change(body, accessToken);
    expect((await change(body, accessToken)).status).toBe(429);
  });

  test("the last three are refused (C0430, 1402), the one before them is not", async () => {
    let { accessToken: token } = await api.signIn("kimmiru");
    let last = oldPassword;
    for (const next of ["Pinewood!1a", "Pinewood!2b", "Pinewood!3c"]) {
      const { json } = await change({ oldPassword: last, newPassword: next }, token);
      token = String(json.data.accessToken);
      last = next;
    }
    for (const used of ["Pinewood!1a", "Pinewood!2b", "Pinewood!3c"]) {
      expect(failOf(await change({ oldPassword: last, newPassword: used }, token))).toEqual([
        1402,
        "PW_REUSED",
        [],
      ]);
    }
    api.pass(11 * minute);
    const again = await change({ oldPassword: last, newPassword: "Pinewood!4d" }, token);
    expect(again.json.result).toBe(true);
    const free = await change(
      { oldPassword: "Pinewood!4d", newPassword: "Pinewood!1a" },
      String(again.json.data.accessToken),
    );
    expect(free.json.result).toBe(true);
  });

  test("nobody signed in: 463", async () => {
    expect((await change({ oldPassword, newPassword })).json.fail?.code).toBe(463);
  });

  test("an old temporary password is done with", async () => {
    const { accessToken } = await api.signIn("smithj01");
    await change({ oldPassword, newPassword }, accessToken);
    const answer = await api.request("POST", "/member/login", {
      body: { clubCode: "MS01", id: "smithj01", password: newPassword },
    });
    expect(answer.json.data).toMatchObject({ isTempPassword: false, pending: null });
  });
});

describe("an expired password (M11)", () => {
  const expire = () =>
    api.db
      .update(members)
      .set({ passwordChangedAt: new Date(demoNow.getTime() - 90 * day) })
      .where(eq(members.memberIdx, 100001));
  const put = (body: Record<string, unknown>, token: string) =>
    api.request("PUT", "/member/expiry/change-password", { body, token });

  // seed 333
  test("later is granted twice, then not (1403)", async () => {
    await expire();
    const { accessToken } = await api.signIn("kimmiru");
    const first = await put({ later: true }, accessToken);
    expect(first.json.data).toEqual({ changed: false, nextDue: "2026-12-23", postponed: 1 });
    const second = await put({ later: true }, accessToken);
    expect(second.json.data).toEqual({ changed: false, nextDue: "2027-01-22", postponed: 2 });
    expect(failOf(await put({ later: true }, accessToken))).toEqual([1403, "PW_NO_MORE_LATER", []]);
  });

  test("later holds for its days however long ago the password was chosen", async () => {
    await api.db
      .update(members)
      .set({ passwordChangedAt: new Date(demoNow.getTime() - 300 * day) })
      .where(eq(members.memberIdx, 100001));
    const { accessToken } = await api.signIn("kimmiru");
    expect((await put({ later: true }, accessToken)).json.data.nextDue).toBe("2026-12-23");
    const body = { clubCode: "MS01", id: "kimmiru", password: oldPassword };
    expect((await api.request("POST", "/member/login", { body })).json.data.pending).toBeNull();
  });

  test("a new one takes the same rules", async () => {
    await expire();
    const { accessToken } = await api.signIn("kimmiru");
    expect(failOf(await put({ oldPassword: "wrong", newPassword }, accessToken))[0]).toBe(1401);
    const { json } = await put({ oldPassword, newPassword }, accessToken);
    expect(json.data).toMatchObject({ changed: true, sessionsRevoked: 0 });
    expect(json.data.accessToken).toBeDefined();
  });
});

describe("a forgotten id (M6)", () => {
  const find = (query: Record<string, string>) =>
    api.request("GET", `/member/find-id?${new URLSearchParams({ clubCode: "MS01", ...query })}`);

  test.each([
    ["a member", "이솔", "sol@mirsol.example"],
    ["a wrong name", "이슬", "sol@mirsol.example"],
    ["nobody", "아무개", "nobody@mirsol.example"],
    ["a dormant one", "한휴면", "dormant@mirsol.example"],
  ])("without proof %s gets the same empty answer", async (_who, name, email) => {
    const { status, text } = await find({ name, email });
    expect([status, text]).toEqual([200, '{"result":true,"data":{"list":[]}}']);
  });

  // seed 331
  test("the ids go to the address, where both name and address fit", async () => {
    await find({ name: "이솔", email: "SOL@mirsol.example" });
    await find({ name: "이슬", email: "baram@mirsol.example" });
    const rows = await api.db.select().from(outbox);
    expect(rows.map(({ event, channel, target, vars }) => [event, channel, target, vars.ids])).toEqual([
      ["findIds", "MAIL", "sol@mirsol.example", "leesol01"],
    ]);
  });

  test("with a proof of the address the id is told", async () => {
    const certToken = await codeProof(api, { purpose: "FIND_ID", target: "sol@mirsol.example" });
    const { json } = await find({ name: "이솔", email: "sol@mirsol.example", certToken });
    expect(json.data).toEqual({
      list: [{ maskedId: "lees***1", joinedAt: "2025-04-02", state: "10", id: "leesol01" }],
    });
  });

  test("a proof of one address tells nothing of another (1201)", async () => {
    const certToken = await codeProof(api, { purpose: "FIND_ID", target: "sol@mirsol.example" });
    const { fail } = (await find({ name: "김미루", email: "miru@mirsol.example", certToken })).json;
    expect([fail?.code, fail?.msgCode, fail?.msgVar]).toEqual([1201, "FIND_NO_MATCH", []]);
  });

  test("a spent or foreign proof is none (1106)", async () => {
    const certToken = await codeProof(api, sol);
    const { fail } = (await find({ name: "이솔", email: "sol@mirsol.example", certToken })).json;
    expect(fail?.code).toBe(1106);
  });
});

// seed 334
test.each([
  ["a member", "leesol01", "sol@mirsol.example"],
  ["nobody", "nobody99", "sol@mirsol.example"],
  ["another's address", "kimmiru", "sol@mirsol.example"],
  ["a dormant one", "dormant01", "sol@mirsol.example"],
])("the first step of a recovery answers alike for %s (S-54)", async (_who, id, email) => {
  const { status, text } = await api.request("GET", `/member/check?id=${id}&email=${email}`);
  expect([status, text]).toEqual([
    200,
    '{"result":true,"data":{"exists":true,"maskedEmail":"s**@mirsol.example","maskedPhone":null,"certificationTypes":["10","20"]}}',
  ]);
});

describe("a dormant account (F11)", () => {
  const asleep = async () => {
    const body = { clubCode: "MS01", id: "dormant01", password: oldPassword };
    const { json } = await api.request("POST", "/member/login", { body });
    return String(json.data.activationToken);
  };
  const input = { purpose: "DORMANT", id: "dormant01", target: "dormant@mirsol.example" };
  const activate = (activationToken: string, certToken: string) =>
    api.request("GET", `/member/activation?activationToken=${activationToken}&certToken=${certToken}`);

  // seed 339
  test("wakes with password and proof, once, and signs in", async () => {
    const activationToken = await asleep();
    const certToken = await codeProof(api, input);
    const { json } = await activate(activationToken, certToken);
    const session = userSession.parse(json.data);
    expect(session).toMatchObject({ memberIdx: 100006, inactive: false });
    expect(await own(session.accessToken, 100006)).toBe(200);
    expect(failOf(await activate(activationToken, certToken))).toEqual([1305, "CERT_EXPIRED", []]);
  });

  test("by the identity check too", async () => {
    const certToken = await mockProof(api, "dormant01", "DORMANT");
    expect((await activate(await asleep(), certToken)).json.result).toBe(true);
  });

  test("with another person's proof, without one, or too late it sleeps on (1305)", async () => {
    const foreign = await mockProof(api, "kimmiru", "DORMANT");
    expect(failOf(await activate(await asleep(), foreign))[0]).toBe(1305);
    expect(failOf(await activate(await asleep(), "ct_none"))[0]).toBe(1305);
    const activationToken = await asleep();
    const certToken = await codeProof(api, input);
    api.pass(10 * minute);
    expect(failOf(await activate(activationToken, certToken))[0]).toBe(1305);
  });

  test("an account that is awake already is told so (1307)", async () => {
    const activationToken = await asleep();
    const certToken = await codeProof(api, input);
    await api.db.update(members).set({ state: "10" }).where(eq(members.memberIdx, 100006));
    expect(failOf(await activate(activationToken, certToken))).toEqual([1307, "DORMANT_NOT", []]);
  });
});
